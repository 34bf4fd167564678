//! Whether the server works, for whoever watches over it.

use crate::app::App;
use crate::problem::Problem;

/// GET /healthz: answers 200 once something could be written, and 503 while nothing can.
pub(crate) async fn health(app: App) -> Result<&'static str, Problem> {
    app.db.try_write().await?;
    Ok("ok\n")
}

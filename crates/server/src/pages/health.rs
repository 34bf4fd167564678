//! Whether the server works, for whoever watches over it.

use crate::app::App;
use crate::problem::Problem;
use storage::TableId;

/// GET /healthz: answers once the database does.
pub(crate) async fn health(app: App) -> Result<&'static str, Problem> {
    app.db.log(&TableId::new(""), 0).await?;
    Ok("ok\n")
}

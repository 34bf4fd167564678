//! A real browser for the tests: each player has an own page with own cookies, and clicks as people click.
//!
//! ```no_run
//! # async fn story(table_of_anna: &str, table_of_erik: &str) -> Result<(), browser_testing::BrowserError> {
//! let browser = browser_testing::Browser::launch().await?;
//! let anna = browser.page(table_of_anna).await?;
//! let erik = browser.page(table_of_erik).await?;
//!
//! anna.click("button.legal").await?;
//! erik.until("document.title === 'Erik to bid'").await?;
//! # browser.close().await
//! # }
//! ```
//! It drives Chromium over its DevTools protocol, and Firefox over Marionette for a look at every table. Only tests and examples may depend on this crate.

mod browser;
mod page;

mod input;
mod viewport;

mod axe;

mod firefox;

mod connection;
mod error;
mod process;

pub use axe::Violation;
pub use browser::Browser;
pub use error::BrowserError;
pub use firefox::Firefox;
pub use page::Page;
pub use viewport::Viewport;

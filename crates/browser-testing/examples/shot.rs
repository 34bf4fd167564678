//! Takes a picture of a page: `cargo run -p browser-testing --example shot -- URL OUT.png --size 1440x900 --dark`.

use anyhow::{Context, Result};
use browser_testing::{Browser, Page, Viewport};
use clap::Parser;
use std::path::PathBuf;
use std::time::Duration;

/// Opens a page, clicks what is asked for, and saves a picture of it. Console errors go to stderr.
#[derive(Parser)]
struct Shot {
    url: String,
    /// Where the PNG goes.
    out: PathBuf,
    /// Width and height of the screen; 1440x900, or 390x844 with --mobile.
    #[arg(long, value_parser = size)]
    size: Option<(u32, u32)>,
    /// A touch screen.
    #[arg(long)]
    mobile: bool,
    /// A visitor who prefers dark pages.
    #[arg(long)]
    dark: bool,
    /// A visitor who prefers less motion.
    #[arg(long)]
    reduced_motion: bool,
    /// The language the visitor asks for, for example nl.
    #[arg(long)]
    lang: Option<String>,
    /// A selector to click; may be given again, and they are clicked in order.
    #[arg(long)]
    click: Vec<String>,
    /// A key to press after the clicks, for example Escape; may be given again.
    #[arg(long)]
    key: Vec<String>,
    /// A selector to move the mouse over, after the clicks and keys.
    #[arg(long)]
    hover: Option<String>,
    /// A JavaScript condition to wait for, after clicks and keys.
    #[arg(long)]
    wait: Option<String>,
    /// Milliseconds to wait before the picture.
    #[arg(long, default_value_t = 0)]
    pause: u64,
    /// The whole page, not only what the screen shows.
    #[arg(long)]
    full: bool,
    /// A JavaScript expression whose value is printed; may be given again.
    #[arg(long)]
    js: Vec<String>,
    /// Prints what axe finds.
    #[arg(long)]
    axe: bool,
}

#[tokio::main]
async fn main() -> Result<()> {
    let shot = Shot::parse();
    let browser = Browser::launch().await?;
    let page = browser.blank_page().await?;
    page.viewport(shot.viewport()).await?;
    if let Some(language) = &shot.lang {
        page.language(language).await?;
    }
    page.goto(&shot.url).await?;

    let taken = shot.take(&page).await;
    for error in page.console_errors() {
        eprintln!("console: {error}");
    }
    taken?;
    browser.close().await?;
    Ok(())
}

impl Shot {
    fn viewport(&self) -> Viewport {
        let screen = if self.mobile { Viewport::PHONE } else { Viewport::LAPTOP };
        let (width, height) = self.size.unwrap_or((screen.width, screen.height));
        Viewport { width, height, dark: self.dark, reduced_motion: self.reduced_motion, ..screen }
    }

    async fn take(&self, page: &Page) -> Result<()> {
        for css in &self.click {
            if self.mobile {
                page.tap(css).await?
            } else {
                page.click(css).await?
            }
            page.settle().await?;
        }
        for key in &self.key {
            page.key(key).await?;
        }
        if let Some(css) = &self.hover {
            page.hover(css).await?;
        }
        if let Some(condition) = &self.wait {
            page.until(condition).await?;
        }
        tokio::time::sleep(Duration::from_millis(self.pause)).await;
        page.settle().await?;

        for expression in &self.js {
            println!("{}", page.js(expression).await?);
        }
        if self.axe {
            page.axe().await?.iter().for_each(|violation| println!("axe: {violation}"));
        }
        if self.full {
            page.screenshot_of_all(&self.out).await?
        } else {
            page.screenshot(&self.out).await?
        }
        println!("{} at {}", self.out.display(), page.url().await?);
        Ok(())
    }
}

fn size(text: &str) -> Result<(u32, u32)> {
    let (width, height) = text.split_once('x').context("write it as 1440x900")?;
    Ok((width.parse()?, height.parse()?))
}

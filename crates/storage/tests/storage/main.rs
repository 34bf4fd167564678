//! What is stored is there again.

mod home;

mod analysis;
mod campaigns;
mod closing;
mod file;
mod lessons;
mod migration;
mod moving;
mod notices;
mod own;
mod people;
mod tables;
mod terms;
mod unused;

/// The tests of a file, each on a database of its own.
#[macro_export]
macro_rules! on_every_database {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $test() {
                super::$test($crate::home::Home::new()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test]
            async fn $test() {
                super::$test($crate::home::Home::on_postgres()).await;
            })*
        }
    };
}

//! The page of American Rails.

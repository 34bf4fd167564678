//! What a set can hold.

/// Something of which a box holds so many, each with its own number.
///
/// ```
/// # use sets::{Numbered, Set};
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// struct City(u8);
///
/// impl Numbered for City {
///     const LIMIT: usize = 42;
///
///     fn number(self) -> u8 {
///         self.0
///     }
///
///     fn numbered(number: u8) -> City {
///         City(number)
///     }
/// }
///
/// type CitySet = Set<City>;
/// let coast: CitySet = [City(3), City(1)].into_iter().collect();
/// assert_eq!(coast.first(), Some(City(1)));
/// ```
pub trait Numbered: Copy {
    /// Every number is below this. A set has to have room for it, which is checked when the program is compiled.
    const LIMIT: usize;

    /// Its number: always the same, and no other has it.
    fn number(self) -> u8;

    /// What has this number. Only numbers that something has are asked for.
    fn numbered(number: u8) -> Self;
}

/// Bare numbers, for what has no type of its own.
impl Numbered for u8 {
    const LIMIT: usize = 256;

    fn number(self) -> u8 {
        self
    }

    fn numbered(number: u8) -> u8 {
        number
    }
}

//! What is printed once and has a name: how it is numbered, read, written and shown, the same in every game.

/// A newtype of a number below `$count` that is known by its id: in files, JSON and URLs it is that text.
///
/// The type has `fn id(self) -> &'static str`, or another one that is named behind `by`; it gets `all`, `$parse` (its inverse), a
/// place in sets, and is shown, written and read by that text.
///
/// ```
/// #[derive(Clone, Copy, PartialEq)]
/// struct Donation(u8);
///
/// impl Donation {
///     fn id(self) -> &'static str {
///         ["health", "education"][usize::from(self.0)]
///     }
/// }
///
/// engine::printed!(Donation, named, "donation", count: 2, limit: 2);
///
/// let education = Donation::named("education").unwrap();
/// assert_eq!(serde_json::to_string(&education).unwrap(), r#""education""#);
/// assert!(serde_json::from_str::<Donation>(r#""hats""#).unwrap_err().to_string().contains(r#"no donation is called "hats""#));
/// ```
#[macro_export]
macro_rules! printed {
    ($type:ident, $parse:ident, $what:literal, count: $count:expr, limit: $limit:expr) => {
        $crate::printed!($type, $parse, $what, by: id, count: $count, limit: $limit);
    };
    ($type:ident, $parse:ident, $what:literal, by: $id:ident, count: $count:expr, limit: $limit:expr) => {
        impl $type {
            /// In the order in which they are printed.
            pub fn all() -> impl DoubleEndedIterator<Item = $type> {
                (0..$count as u8).map($type)
            }

            /// By the text that it is known by.
            pub fn $parse(id: &str) -> Option<$type> {
                $type::all().find(|printed| printed.$id() == id)
            }
        }

        impl $crate::Numbered for $type {
            const LIMIT: usize = $limit;

            fn number(self) -> u8 {
                self.0
            }

            fn numbered(number: u8) -> $type {
                $type(number)
            }
        }

        impl ::std::fmt::Debug for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter) -> ::std::fmt::Result {
                f.write_str(self.$id())
            }
        }

        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.$id())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<$type, D::Error> {
                let id = <String as ::serde::Deserialize>::deserialize(from)?;
                let unknown = || ::serde::de::Error::custom(format!("no {} is called {id:?}", $what));
                $type::$parse(&id).ok_or_else(unknown)
            }
        }
    };
}

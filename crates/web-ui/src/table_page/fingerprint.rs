//! Plain data taken apart into a hasher, without a text being written on the way.

use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use std::fmt::{self, Write};
use std::hash::Hasher;

/// Data of one type are told apart by all that is in them: what may be there or not is marked, and so is how long a text or list is.
pub(super) struct Feed<H>(pub(super) H);

type Fed = Result<(), fmt::Error>;

const MORE: u64 = 1;
const NO_MORE: u64 = 0;

impl<H: Hasher> Feed<H> {
    fn number(&mut self, number: u64) -> Fed {
        self.0.write_u64(number);
        Ok(())
    }

    fn bytes(&mut self, bytes: &[u8]) -> Fed {
        self.0.write_usize(bytes.len());
        self.0.write(bytes);
        Ok(())
    }

    fn value(&mut self, value: &(impl Serialize + ?Sized)) -> Fed {
        value.serialize(self)
    }

    /// One of a number that is not known before.
    fn one_more(&mut self, value: &(impl Serialize + ?Sized)) -> Fed {
        self.number(MORE)?;
        self.value(value)
    }
}

/// A text that goes into a hasher while it is being made.
struct Letters<'a, H> {
    to: &'a mut H,
    length: usize,
}

impl<H: Hasher> Write for Letters<'_, H> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.to.write(text.as_bytes());
        self.length += text.len();
        Ok(())
    }
}

macro_rules! numbers {
    ($($name:ident: $type:ty),*) => { $(fn $name(self, value: $type) -> Fed { self.number(value as u64) })* };
}

impl<H: Hasher> Serializer for &mut Feed<H> {
    type Ok = ();
    type Error = fmt::Error;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    numbers! {
        serialize_bool: bool, serialize_char: char,
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64
    }

    fn serialize_f32(self, value: f32) -> Fed {
        self.number(value.to_bits().into())
    }

    fn serialize_f64(self, value: f64) -> Fed {
        self.number(value.to_bits())
    }

    fn serialize_str(self, text: &str) -> Fed {
        self.bytes(text.as_bytes())
    }

    /// What is written as it is called is not written down first.
    fn collect_str<T: fmt::Display + ?Sized>(self, value: &T) -> Fed {
        let mut letters = Letters { to: &mut self.0, length: 0 };
        write!(letters, "{value}")?;
        let length = letters.length;
        self.0.write_usize(length);
        Ok(())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Fed {
        self.bytes(bytes)
    }

    fn serialize_none(self) -> Fed {
        self.number(NO_MORE)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Fed {
        self.one_more(value)
    }

    fn serialize_unit(self) -> Fed {
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Fed {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, index: u32, _: &'static str) -> Fed {
        self.number(index.into())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Fed {
        self.value(value)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        value: &T,
    ) -> Fed {
        self.number(index.into())?;
        self.value(value)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, fmt::Error> {
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, fmt::Error> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, fmt::Error> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, fmt::Error> {
        self.number(index.into())?;
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, fmt::Error> {
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, fmt::Error> {
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, fmt::Error> {
        self.number(index.into())?;
        Ok(self)
    }
}

impl<H: Hasher> SerializeSeq for &mut Feed<H> {
    type Ok = ();
    type Error = fmt::Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Fed {
        self.one_more(value)
    }

    fn end(self) -> Fed {
        self.number(NO_MORE)
    }
}

impl<H: Hasher> SerializeMap for &mut Feed<H> {
    type Ok = ();
    type Error = fmt::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Fed {
        self.one_more(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Fed {
        self.value(value)
    }

    fn end(self) -> Fed {
        self.number(NO_MORE)
    }
}

/// As many as its type says.
macro_rules! of_known_length {
    ($($kind:ident: $one:ident),*) => { $(
        impl<H: Hasher> $kind for &mut Feed<H> {
            type Ok = ();
            type Error = fmt::Error;

            fn $one<T: Serialize + ?Sized>(&mut self, value: &T) -> Fed {
                self.value(value)
            }

            fn end(self) -> Fed {
                Ok(())
            }
        }
    )* };
}

of_known_length!(
    SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field
);

/// A field may be left out.
macro_rules! with_fields {
    ($($kind:ident),*) => { $(
        impl<H: Hasher> $kind for &mut Feed<H> {
            type Ok = ();
            type Error = fmt::Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, value: &T) -> Fed {
                self.one_more(value)
            }

            fn skip_field(&mut self, _: &'static str) -> Fed {
                self.number(NO_MORE)
            }

            fn end(self) -> Fed {
                Ok(())
            }
        }
    )* };
}

with_fields!(SerializeStruct, SerializeStructVariant);

#[cfg(test)]
mod tests {
    use crate::Inputs;
    use serde::Serialize;
    use std::collections::{BTreeMap, HashSet};

    #[derive(Serialize)]
    struct Person {
        #[serde(skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        shares: Option<u8>,
    }

    #[derive(Serialize)]
    enum Phase {
        Over,
        Bids(u8),
        Builds(u8),
        Draws { left: u8 },
        Pays(u8, u8),
    }

    fn are_told_apart<T: Serialize>(all: &[T]) {
        let apart: HashSet<Inputs> = all.iter().map(Inputs::of).collect();
        assert_eq!(apart.len(), all.len());
        assert!(all.iter().all(|its| apart.contains(&Inputs::of(its))), "what is equal looks the same");
    }

    #[test]
    fn whatever_is_different_looks_different() {
        are_told_apart(&[vec![vec![1], vec![2, 3]], vec![vec![1, 2], vec![3]], vec![vec![1, 2, 3]], vec![]]);
        are_told_apart(&[("ab", "c"), ("a", "bc"), ("", "abc")]);
        are_told_apart(&[None, Some(None), Some(Some(0)), Some(Some(1))]);
        are_told_apart(&[
            Person { seat: Some(1), shares: None },
            Person { seat: None, shares: Some(1) },
            Person { seat: None, shares: None },
        ]);
        are_told_apart(&[
            Phase::Over,
            Phase::Bids(1),
            Phase::Bids(2),
            Phase::Builds(1),
            Phase::Draws { left: 1 },
            Phase::Pays(1, 2),
            Phase::Pays(2, 1),
        ]);
        are_told_apart(&[BTreeMap::from([(1, "a"), (2, "b")]), BTreeMap::from([(1, "b"), (2, "a")])]);
        are_told_apart(&[(0.5, 'a', -1), (0.25, 'a', -1), (0.5, 'b', -1), (0.5, 'a', 1)]);
    }
}

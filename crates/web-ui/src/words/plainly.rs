//! Sentences put together without Fluent's machinery: most only have something filled in, or choose between one and many.

use super::Value;
use fluent_bundle::types::FluentNumber;
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use std::fmt::Write;

/// Few sentences are longer.
const MOSTLY_ENOUGH: usize = 96;

/// Nothing for the sentences that need more than that.
pub(super) fn plainly(pattern: &Pattern<&str>, args: &[(&str, Value)]) -> Option<String> {
    if let [PatternElement::TextElement { value }] = &pattern.elements[..] {
        return Some((*value).to_owned());
    }
    let mut sentence = String::with_capacity(MOSTLY_ENOUGH);
    put(pattern, args, &mut sentence)?;
    Some(sentence)
}

fn put(pattern: &Pattern<&str>, args: &[(&str, Value)], sentence: &mut String) -> Option<()> {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => sentence.push_str(value),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => match argument(inline, args)? {
                Value::String(text) => sentence.push_str(text),
                Value::Number(number) => put_number(number, sentence),
                _ => return None,
            },
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                put(&chosen(variants, argument(selector, args)?)?.value, args, sentence)?;
            }
        }
    }
    Some(())
}

fn argument<'a, 'v>(inline: &InlineExpression<&str>, args: &'a [(&str, Value<'v>)]) -> Option<&'a Value<'v>> {
    let InlineExpression::VariableReference { id } = inline else { return None };
    args.iter().find(|(name, _)| *name == id.name).map(|(_, value)| value)
}

/// The first that fits, else the one for all others.
fn chosen<'p>(variants: &'p [Variant<&'p str>], value: &Value) -> Option<&'p Variant<&'p str>> {
    let fits = |key: &VariantKey<&str>| match (key, value) {
        (VariantKey::Identifier { name }, Value::String(text)) => *name == &**text,
        (VariantKey::Identifier { name }, Value::Number(number)) => *name == one_or_many(number),
        (VariantKey::NumberLiteral { value }, Value::Number(number)) => value.parse() == Ok(number.value),
        _ => false,
    };
    match value {
        Value::Number(number) if !is_whole(number) => None,
        Value::Number(_) | Value::String(_) => {
            variants.iter().find(|variant| fits(&variant.key)).or_else(|| variants.iter().find(|other| other.default))
        }
        _ => None,
    }
}

/// English and Dutch, and most of their kin, know no more plurals. (A test asks Fluent whether that is so for each of our languages.)
fn one_or_many(number: &FluentNumber) -> &'static str {
    if number.value.abs() == 1.0 { "one" } else { "other" }
}

fn is_whole(number: &FluentNumber) -> bool {
    number.value.fract() == 0.0 && number.value.abs() < 1e15 && number.options.minimum_fraction_digits.is_none()
}

/// Whole numbers, which most are, need no machinery for fractions.
fn put_number(number: &FluentNumber, sentence: &mut String) {
    let said = match is_whole(number) {
        true => write!(sentence, "{}", number.value as i64),
        false => write!(sentence, "{}", number.as_string()),
    };
    said.expect("a text takes any text");
}

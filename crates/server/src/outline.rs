//! A text remembered by the hashes of its pieces: what changed in it can be told without keeping it.

use foldhash::quality::RandomState;
use memchr::{memchr, memchr_iter};
use serde::{Serialize, Serializer};
use std::cmp::Reverse;
use std::collections::HashMap;
use std::hash::BuildHasher;
use std::ops::Range;
use std::sync::{Arc, LazyLock};

/// With more changed pieces than this, the shortest way is not looked for.
const MOST_CHANGES: usize = 96;

/// Another one in every process: nobody can think of texts that look alike.
static HASHES: LazyLock<RandomState> = LazyLock::new(RandomState::default);

/// The pieces of a text, each from one opening tag to the next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outline {
    hashes: Vec<u64>,
    /// Where each piece ends, counted as browsers count: in UTF-16.
    ends: Vec<u32>,
    /// The same in bytes.
    bounds: Vec<u32>,
}

/// A text, and its outline. A part is told as one or several of them after each other.
#[derive(Clone, Debug)]
pub(crate) struct Stretch {
    pub(crate) text: Arc<str>,
    pub(crate) outline: Arc<Outline>,
}

/// How what was made of the old stretches is made of the new ones: those that are as they were are not looked into, and each of the others
/// is compared with whichever of the rest begins most like it.
pub(crate) fn steps_between<'t>(old: &[Stretch], new: &'t [Stretch]) -> Vec<Step<'t>> {
    let starts = old.iter().scan(0, |end, stretch| Some(std::mem::replace(end, *end + stretch.outline.length())));
    let starts: Vec<u32> = starts.collect();
    let twins = twins(old, new.iter().map(|stretch| &stretch.text));
    let left = without(old, &twins);
    let mut steps: Vec<Step> = Vec::new();
    for (number, stretch) in new.iter().enumerate() {
        if let Some(twin) = twins[number] {
            keep(&mut steps, starts[twin], 0..stretch.outline.length());
            continue;
        }
        let Some(other) = most_alike(old, &left, number, &stretch.text) else {
            steps.push(Step::Write(&stretch.text));
            continue;
        };
        for step in old[other].outline.steps_to(&stretch.outline, &stretch.text) {
            match step {
                Step::Keep(range) => keep(&mut steps, starts[other], range),
                write => steps.push(write),
            }
        }
    }
    steps
}

/// This of the stretch that began there is kept, in one with what was kept before it where that ended there.
fn keep(steps: &mut Vec<Step>, start: u32, range: Range<u32>) {
    let range = start + range.start..start + range.end;
    match steps.last_mut() {
        _ if range.is_empty() => {}
        Some(Step::Keep(before)) if before.end == range.start => before.end = range.end,
        _ => steps.push(Step::Keep(range)),
    }
}

/// Where in the old each of the new texts stands, itself and not one that says the same: mostly behind the one that was found before it.
pub(crate) fn twins<'t>(old: &[Stretch], new: impl Iterator<Item = &'t Arc<str>>) -> Vec<Option<usize>> {
    let mut next = 0;
    let twin = |text: &Arc<str>| {
        let is_it = |its: &Stretch| Arc::ptr_eq(&its.text, text);
        let is_next = old.get(next).is_some_and(is_it);
        let twin = is_next.then_some(next).or_else(|| old.iter().position(is_it));
        next = twin.unwrap_or(next) + 1;
        twin
    };
    new.map(twin).collect()
}

/// The places of the old that have none among the new.
pub(crate) fn without(old: &[Stretch], twins: &[Option<usize>]) -> Vec<usize> {
    let mut is_left = vec![true; old.len()];
    twins.iter().flatten().for_each(|twin| is_left[*twin] = false);
    (0..old.len()).filter(|number| is_left[*number]).collect()
}

/// Of these the one that begins most like this text: with its tag at least. Of several the nearest.
fn most_alike(old: &[Stretch], left: &[usize], number: usize, text: &str) -> Option<usize> {
    const TAG: usize = 4;
    // By then it is plain whose past it is.
    const FAR_ENOUGH: usize = 256;
    let alike = |other: usize| {
        let both = old[other].text.bytes().zip(text.bytes()).take(FAR_ENOUGH);
        both.take_while(|(old, new)| old == new).count()
    };
    let ranked = left.iter().map(|other| (alike(*other), Reverse(other.abs_diff(number)), *other));
    ranked.filter(|(alike, ..)| *alike >= TAG).max().map(|(_, _, other)| other)
}

/// A new text in terms of the old one.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Step<'t> {
    /// This stretch of the old text, counted in UTF-16.
    Keep(Range<u32>),
    Write(&'t str),
}

/// How a text is made of the one before, as a reader is told: `[[0,120],"<li>…",[30,480]]`. A stretch that is kept is told as how far on it
/// begins, counted from the end of the last one that was kept, and how long it is: small numbers, which take little room once packed.
pub(crate) struct Steps<'s, 't>(pub(crate) &'s [Step<'t>]);

impl Serialize for Steps<'_, '_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        #[serde(untagged)]
        enum Said<'t> {
            Keep(i64, i64),
            Write(&'t str),
        }
        let mut at = 0;
        to.collect_seq(self.0.iter().map(|step| match step {
            Step::Keep(range) => {
                let (start, end) = (i64::from(range.start), i64::from(range.end));
                let before = std::mem::replace(&mut at, end);
                Said::Keep(start - before, end - start)
            }
            Step::Write(text) => Said::Write(text),
        }))
    }
}

impl Outline {
    pub(crate) fn of(text: &str) -> Outline {
        // A tag that opens is mostly closed again.
        let likely = memchr_iter(b'<', text.as_bytes()).count() / 2 + 1;
        let (hashes, ends, bounds) =
            (Vec::with_capacity(likely), Vec::with_capacity(likely), Vec::with_capacity(likely));
        let mut outline = Outline { hashes, ends, bounds };
        let (mut end, mut bound) = (0, 0);
        for piece in pieces(text) {
            end += if piece.is_ascii() { piece.len() } else { piece.encode_utf16().count() } as u32;
            bound += piece.len() as u32;
            outline.ends.push(end);
            outline.bounds.push(bound);
            outline.hashes.push(HASHES.hash_one(piece));
        }
        outline.hashes.shrink_to_fit();
        outline.ends.shrink_to_fit();
        outline.bounds.shrink_to_fit();
        outline
    }

    /// How this text becomes `text`, of which `after` is the outline.
    pub(crate) fn steps_to<'t>(&self, after: &Outline, text: &'t str) -> Vec<Step<'t>> {
        let (old, new) = (&self.hashes[..], &after.hashes[..]);
        let begins = old.iter().zip(new).take_while(|(old, new)| old == new).count();
        let (old, new) = (&old[begins..], &new[begins..]);
        let ends = old.iter().rev().zip(new.iter().rev()).take_while(|(old, new)| old == new).count();
        let (old, new) = (&old[..old.len() - ends], &new[..new.len() - ends]);

        let mut kept = vec![(0, 0, begins)];
        kept.extend(common_runs(old, new).into_iter().map(|(a, b, length)| (begins + a, begins + b, length)));
        kept.push((begins + old.len(), begins + new.len(), ends));
        self.written(&kept, after, text)
    }

    /// The steps that keep these runs (old piece, new piece, how many) and write whatever lies between them.
    fn written<'t>(&self, kept: &[Run], after: &Outline, text: &'t str) -> Vec<Step<'t>> {
        let bound = |piece: usize| piece.checked_sub(1).map_or(0, |before| after.bounds[before] as usize);
        let mut steps: Vec<Step> = Vec::new();
        let mut at = 0;
        for &(old, new, length) in kept {
            if bound(new) > at {
                steps.push(Step::Write(&text[at..bound(new)]));
            }
            at = bound(new + length);
            let (from, to) = (self.start_of(old), self.start_of(old + length));
            match steps.last_mut() {
                Some(Step::Keep(before)) if before.end == from => before.end = to,
                _ if from < to => steps.push(Step::Keep(from..to)),
                _ => {}
            }
        }
        steps
    }

    /// Of the whole text, counted in UTF-16.
    fn length(&self) -> u32 {
        self.ends.last().copied().unwrap_or(0)
    }

    fn start_of(&self, piece: usize) -> u32 {
        piece.checked_sub(1).map_or(0, |before| self.ends[before])
    }
}

/// The text cut before every opening tag.
fn pieces(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let bytes = rest.as_bytes();
        let mut end = 1;
        loop {
            end = memchr(b'<', &bytes[end..]).map_or(bytes.len(), |found| end + found);
            if end == bytes.len() || bytes.get(end + 1).is_some_and(u8::is_ascii_alphabetic) {
                break;
            }
            end += 1;
        }
        let (piece, after) = rest.split_at(end);
        rest = after;
        Some(piece)
    })
}

/// Place in the old, place in the new, how many.
type Run = (usize, usize, usize);

/// What both have in common, in order. Pieces that only one of them has are not in the way: mostly nothing but their place is new.
fn common_runs(old: &[u64], new: &[u64]) -> Vec<Run> {
    let (in_old, in_new) = (shared(old, new), shared(new, old));
    let (old, new) = (picked(old, &in_old), picked(new, &in_new));
    let runs = by_the_shortest_way(&old, &new).unwrap_or_else(|| by_landmarks(&old, &new));
    let pairs = runs.into_iter().flat_map(|(old, new, length)| (0..length).map(move |step| (old + step, new + step)));
    let mut common: Vec<Run> = Vec::new();
    for (old, new) in pairs.map(|(old, new)| (in_old[old], in_new[new])) {
        match common.last_mut() {
            Some((its, other, length)) if (*its + *length, *other + *length) == (old, new) => *length += 1,
            _ => common.push((old, new, 1)),
        }
    }
    common
}

/// The places of the pieces that the others have too.
fn shared(pieces: &[u64], others: &[u64]) -> Vec<usize> {
    let mut others = others.to_vec();
    others.sort_unstable();
    (0..pieces.len()).filter(|at| others.binary_search(&pieces[*at]).is_ok()).collect()
}

fn picked(pieces: &[u64], places: &[usize]) -> Vec<u64> {
    places.iter().map(|at| pieces[*at]).collect()
}

/// As far as both are alike around the pieces that stand just once in either, in the same order (B. Cohen's patience).
fn by_landmarks(old: &[u64], new: &[u64]) -> Vec<Run> {
    let (in_old, in_new) = (single_places(old), single_places(new));
    let place = |places: &HashMap<u64, Option<usize>, RandomState>, hash: &u64| places.get(hash).copied().flatten();
    let both = |hash: &u64| Some((place(&in_old, hash)?, place(&in_new, hash)?));
    let (mut runs, mut old_end, mut new_end) = (Vec::new(), 0, 0);
    for (at_old, at_new) in longest_rising(&new.iter().filter_map(both).collect::<Vec<_>>()) {
        if at_old < old_end || at_new < new_end {
            continue;
        }
        let room = (at_old - old_end).min(at_new - new_end);
        let before = (1..=room).take_while(|back| old[at_old - back] == new[at_new - back]).count();
        let after = old[at_old..].iter().zip(&new[at_new..]).take_while(|(old, new)| old == new).count();
        runs.push((at_old - before, at_new - before, before + after));
        (old_end, new_end) = (at_old + after, at_new + after);
    }
    runs
}

/// Where each piece stands; nothing for one that stands there several times.
fn single_places(pieces: &[u64]) -> HashMap<u64, Option<usize>, RandomState> {
    let mut places = HashMap::with_capacity_and_hasher(pieces.len(), HASHES.clone());
    for (at, hash) in pieces.iter().enumerate() {
        places.entry(*hash).and_modify(|place| *place = None).or_insert(Some(at));
    }
    places
}

/// The longest row of pairs that rises in both; they rise in the second already.
fn longest_rising(pairs: &[(usize, usize)]) -> Vec<(usize, usize)> {
    // The pair that ends the best row of each length, and what comes before each pair in its row.
    let mut ends: Vec<usize> = Vec::new();
    let mut before: Vec<Option<usize>> = Vec::with_capacity(pairs.len());
    for (index, (first, _)) in pairs.iter().enumerate() {
        let length = ends.partition_point(|end| pairs[*end].0 < *first);
        before.push(length.checked_sub(1).map(|shorter| ends[shorter]));
        match ends.get_mut(length) {
            Some(end) => *end = index,
            None => ends.push(index),
        }
    }
    let backwards = std::iter::successors(ends.last().copied(), |index| before[*index]);
    let mut row: Vec<(usize, usize)> = backwards.map(|index| pairs[index]).collect();
    row.reverse();
    row
}

/// E. W. Myers, 1986; nothing where it would take too many steps.
fn by_the_shortest_way(old: &[u64], new: &[u64]) -> Option<Vec<Run>> {
    let (n, m) = (old.len() as isize, new.len() as isize);
    let most = (n + m).min(MOST_CHANGES as isize);
    let middle = most + 1;
    // How far one gets in the old on each diagonal, with so many changes.
    let mut furthest = vec![0_isize; 2 * middle as usize + 1];
    // The same before each number of changes, as far as so many reach: one after the other.
    let mut before: Vec<isize> = Vec::new();
    for changes in 0..=most {
        before.extend(&furthest[(middle - changes - 1) as usize..=(middle + changes + 1) as usize]);
        for diagonal in (-changes..=changes).step_by(2) {
            let at = (middle + diagonal) as usize;
            let is_insertion = diagonal == -changes || (diagonal != changes && furthest[at - 1] < furthest[at + 1]);
            let mut x = if is_insertion { furthest[at + 1] } else { furthest[at - 1] + 1 };
            while x < n && x - diagonal < m && x - diagonal >= 0 && old[x as usize] == new[(x - diagonal) as usize] {
                x += 1;
            }
            furthest[at] = x;
            if x >= n && x - diagonal >= m {
                return Some(walked_back(&before, changes, n, m));
            }
        }
    }
    None
}

fn walked_back(before: &[isize], most: isize, n: isize, m: isize) -> Vec<Run> {
    let (mut x, mut y) = (n, m);
    let mut runs = Vec::new();
    for changes in (0..=most).rev() {
        let furthest = |diagonal: isize| before[(changes * (changes + 2) + changes + 1 + diagonal) as usize];
        let diagonal = x - y;
        let is_insertion =
            diagonal == -changes || (diagonal != changes && furthest(diagonal - 1) < furthest(diagonal + 1));
        let came_from = if is_insertion { diagonal + 1 } else { diagonal - 1 };
        let start = match changes {
            0 => 0,
            _ if is_insertion => furthest(came_from),
            _ => furthest(came_from) + 1,
        };
        if x > start {
            runs.push((start as usize, (start - diagonal) as usize, (x - start) as usize));
        }
        if changes > 0 {
            x = furthest(came_from);
            y = x - came_from;
        }
    }
    runs.reverse();
    runs
}

#[cfg(test)]
mod tests;

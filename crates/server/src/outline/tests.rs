use super::*;

/// As a browser would do it.
fn follow(old: &str, steps: &[Step]) -> String {
    let old: Vec<u16> = old.encode_utf16().collect();
    let step = |step: &Step| match step {
        Step::Keep(range) => String::from_utf16(&old[range.start as usize..range.end as usize]).unwrap(),
        Step::Write(text) => (*text).to_owned(),
    };
    steps.iter().map(step).collect()
}

fn steps<'t>(old: &str, new: &'t str) -> Vec<Step<'t>> {
    let steps = Outline::of(old).steps_to(&Outline::of(new), new);
    assert_eq!(follow(old, &steps), new, "{old} becomes something else");
    steps
}

#[test]
fn a_piece_reaches_from_one_opening_tag_to_the_next() {
    let cut: Vec<&str> = pieces("a<b>c</b> < d<i/><p>e").collect();

    assert_eq!(cut, ["a", "<b>c</b> < d", "<i/>", "<p>e"]);
    assert_eq!(pieces("").count(), 0);
}

#[test]
fn only_what_is_new_is_written() {
    let old = "<ul><li>Anna ◆</li><li>Erik</li><li>Mary</li></ul>";
    let new = "<ul><li>Anna ◆</li><li>Angela</li><li>Erik</li><li>Mary 2</li></ul>";

    let told = serde_json::to_string(&Steps(&steps(old, new))).unwrap();

    assert_eq!(told, r#"[[0,19],"<li>Angela</li>",[0,13],"<li>Mary 2</li></ul>"]"#);
}

#[test]
fn the_same_text_is_kept_as_one_stretch_and_another_is_written_whole() {
    let text = "<p>𝄞<b>x</b></p>";

    assert_eq!(steps(text, text), [Step::Keep(0..17)]);
    assert_eq!(steps("", text), [Step::Write(text)]);
    assert_eq!(steps(text, ""), []);
    assert_eq!(steps("<a>1<b>2", text), [Step::Write(text)]);
}

#[test]
fn stretches_that_are_as_they_were_are_kept_and_the_others_compared_with_their_own_kind() {
    let stretch = |text: &str| Stretch { text: text.into(), outline: Arc::new(Outline::of(text)) };
    let told = |old: &[Stretch], new: &[Stretch]| {
        let all = |stretches: &[Stretch]| stretches.iter().map(|its| &*its.text).collect::<String>();
        let steps = steps_between(old, new);
        assert_eq!(follow(&all(old), &steps), all(new));
        serde_json::to_string(&Steps(&steps)).unwrap()
    };
    let [begin, anna, erik, end] = ["<div>", "<b>Anna ◆<i>1", "<b>Erik<i>2", "</div>"].map(stretch);
    let old = [begin.clone(), anna.clone(), erik.clone(), end.clone()];

    assert_eq!(told(&old, &old), "[[0,35]]");
    let richer = [begin.clone(), anna.clone(), stretch("<b>Erik<i>3"), end.clone()];
    assert_eq!(told(&old, &richer), r#"[[0,25],"<i>3",[4,6]]"#);
    let other_order = [begin.clone(), erik.clone(), anna.clone(), end.clone()];
    assert_eq!(told(&old, &other_order), "[[0,5],[13,11],[-24,13],[11,6]]");
    assert_eq!(told(&old, &[begin.clone(), stretch("<b>Erik<i>3"), end.clone()]), r#"[[0,5],[13,7],"<i>3",[4,6]]"#);
    assert_eq!(told(&[], &old[..2]), r#"["<div>","<b>Anna ◆<i>1"]"#);
    let [first, second, second_again, third] =
        ["<li id=1>a", "<li id=2><b>b<b>c", "<li id=2><b>b<b>d", "<li id=3>e"].map(stretch);
    assert_eq!(
        told(&[first, second], &[second_again, third]),
        r#"[[10,13],"<b>d","<li id=3>e"]"#,
        "a list goes on: what begins like it is its past, wherever it stood"
    );
    assert_eq!(told(&old, &[]), "[]");
}

#[test]
fn any_text_becomes_any_other() {
    let mut luck = 7_u64;
    let mut next = |below: u64| {
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (luck >> 33) % below
    };
    for round in 0..400 {
        let longest = if round % 8 == 0 { 600 } else { 60 };
        let mut text = |most| (0..next(most)).map(|_| format!("<i>{}", next(1 + round / 20))).collect::<String>();
        let (old, new) = (text(longest), text(longest));
        steps(&old, &new);
    }
}

#[test]
fn what_lies_between_many_changes_is_kept() {
    let text = |word: &str| -> String {
        let rows = (0..200).map(|row| format!("<tr><td>row {row}</td><td>{word}</td><td>same</td></tr>"));
        rows.collect()
    };
    let (old, new) = (text("old"), text("new"));

    let steps = steps(&old, &new);

    let written: usize = steps.iter().map(|step| if let Step::Write(text) = step { text.len() } else { 0 }).sum();
    assert!(written < new.len() / 3, "{written} of {} are written", new.len());
}

#[test]
fn what_only_one_of_them_has_does_not_hide_what_both_have() {
    assert_eq!(common_runs(&[1, 2, 3, 4, 5], &[9, 2, 8, 4, 5, 7]), [(1, 1, 1), (3, 3, 2)]);
    assert_eq!(common_runs(&[1, 2], &[3, 4, 5]), []);
    assert_eq!(common_runs(&[], &[1]), []);
}

#[test]
fn the_longest_row_that_rises_is_found() {
    let row = longest_rising(&[(5, 0), (1, 1), (2, 2), (9, 3), (3, 4), (4, 5), (0, 6)]);

    assert_eq!(row, [(1, 1), (2, 2), (3, 4), (4, 5)]);
    assert_eq!(longest_rising(&[]), []);
}

#[test]
fn a_text_that_has_nothing_to_do_with_the_old_one_is_written_in_one_piece() {
    let text = |word: &str| (0..500).map(|number| format!("<i>{word}{number}")).collect::<String>();
    let (old, new) = (text("a"), text("b"));

    assert_eq!(steps(&old, &new), [Step::Write(&new)]);
}

#[test]
fn what_is_kept_is_told_by_how_far_on_it_is_and_how_long() {
    let steps = [Step::Keep(0..120), Step::Write("<li>"), Step::Keep(150..630), Step::Keep(10..20)];

    assert_eq!(serde_json::to_string(&Steps(&steps)).unwrap(), "[[0,120],\"<li>\",[30,480],[-620,10]]");
}

use crate::running::{BAD_INPUT, goldenspike};

#[test]
fn the_whole_digest_is_printed() {
    let text = goldenspike(&["rules", "american-rails"]).done();

    assert!(text.starts_with("# American Rails"), "{text}");
    assert!(text.contains("- AR-1.1 ") && text.contains("- AR-9.2 "));
}

#[test]
fn one_rule_is_found_by_its_number() {
    let text = goldenspike(&["rules", "american-rails", "AR-7.2"]).done();

    assert_eq!(text, "AR-7.2 Most money wins; ties share the victory.\n");
    assert_eq!(goldenspike(&["rules", "american-rails", "ar-7.2"]).done(), text);
}

#[test]
fn an_unknown_rule_is_bad_input() {
    let complaint = goldenspike(&["rules", "american-rails", "XX-9.9"]).complaint(BAD_INPUT);

    assert!(complaint.contains("XX-9.9") && complaint.contains("try:"), "{complaint}");
}

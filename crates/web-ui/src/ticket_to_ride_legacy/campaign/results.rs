//! What a game brought in: payslips, as the chronicle keeps them (LG-5.12).

use super::CampaignPage;
use super::chronicle::who;
use crate::Words;
use maud::{Markup, html};
use ticket_to_ride_legacy::{Company, Payslip};

pub(super) fn game(
    words: &Words,
    page: &CampaignPage,
    winner: Option<Company>,
    payslips: &[(Company, Payslip)],
) -> Markup {
    let mut payslips = payslips.to_vec();
    payslips.sort_by_key(|(company, payslip)| (Some(*company) != winner, std::cmp::Reverse(payslip.dollars())));
    html! {
        table.payslips {
            caption { (words.say("campaign-results")) }
            thead { tr {
                th scope="col" { (words.say("campaign-company")) }
                @for id in ["campaign-coins", "campaign-trains-left", "campaign-tickets", "campaign-others", "campaign-payslip"] {
                    th.number scope="col" { (words.say(id)) }
                }
            } }
            tbody {
                @for (company, payslip) in &payslips {
                    tr.won[Some(*company) == winner] {
                        th scope="row" { (who(words, page, *company)) @if Some(*company) == winner { " " span.winner { (words.say("campaign-won")) } } }
                        td.number { (words.money(payslip.coins)) }
                        td.number { (words.money(payslip.train_bonus)) }
                        td.number { (words.money(payslip.tickets)) }
                        td.number { (words.money(payslip.others)) }
                        td.number { strong { (words.money(payslip.dollars())) } }
                    }
                }
            }
        }
    }
}

//! The description of this API, for people and for programs that write programs.

use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

const FILE: &str = include_str!("../../openapi.json");

/// GET /api/openapi.json
pub(crate) async fn file() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], FILE)
}

#[cfg(test)]
mod games;

#[cfg(test)]
mod tests {
    use super::super::{answers, streams};
    use super::*;
    use serde_json::Value;
    use std::collections::BTreeSet;

    #[test]
    fn every_route_is_described_and_nothing_else() {
        let routes = answers().into_iter().chain(streams());
        let routes: BTreeSet<(String, String)> =
            routes.map(|(method, path, _)| (method.to_owned(), path.to_owned())).collect();

        assert_eq!(described(), routes);
    }

    #[test]
    fn every_reference_leads_somewhere() {
        let file: Value = serde_json::from_str(FILE).unwrap();
        for reference in FILE.split("\"$ref\": \"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(file.pointer(reference).is_some(), "{reference}");
        }
    }

    #[test]
    fn every_operation_has_a_name_and_says_what_can_go_wrong() {
        let file: Value = serde_json::from_str(FILE).unwrap();
        for (method, path) in described() {
            let operation = &file["paths"][&path][&method];
            assert!(operation["operationId"].is_string(), "{method} {path}");
            assert!(operation["summary"].is_string(), "{method} {path}");
            let has_parameter = path.contains('{');
            assert!(!has_parameter || operation["responses"]["default"].is_object(), "{method} {path}");
        }
    }

    fn described() -> BTreeSet<(String, String)> {
        let file: Value = serde_json::from_str(FILE).unwrap();
        let paths = file["paths"].as_object().unwrap();
        let methods = |item: &Value| item.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
        let is_method = |method: &String| ["get", "post", "put", "delete"].contains(&method.as_str());
        paths
            .iter()
            .flat_map(|(path, item)| {
                methods(item).into_iter().filter(is_method).map(move |method| (method, path.clone()))
            })
            .collect()
    }
}

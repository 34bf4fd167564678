//! The DevTools protocol over one WebSocket: numbered commands, their answers, and what each page says meanwhile.

use crate::BrowserError;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::connect_async_with_config;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// Long enough for a machine that compiles meanwhile.
const ANSWER_LIMIT: Duration = Duration::from_secs(60);

type Answer = Result<Value, String>;

pub(crate) struct Connection {
    last_id: AtomicU64,
    outbox: mpsc::UnboundedSender<Message>,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    unanswered: Mutex<HashMap<u64, oneshot::Sender<Answer>>>,
    pages: Mutex<HashMap<String, Arc<Heard>>>,
}

/// What a page said by itself.
#[derive(Default)]
pub(crate) struct Heard {
    pub(crate) console_errors: Mutex<Vec<String>>,
    /// The loader ids of documents that have loaded.
    pub(crate) loaded: Mutex<HashSet<String>>,
    /// What the mouse is dragging.
    pub(crate) dragged: Mutex<Option<Value>>,
}

impl Connection {
    pub(crate) async fn open(address: &str) -> Result<Connection, BrowserError> {
        // A picture or the text of axe can be larger than the usual limits.
        let config = WebSocketConfig::default().max_message_size(None).max_frame_size(None);
        let (socket, _) = connect_async_with_config(address, Some(config), true).await.map_err(|error| {
            BrowserError::Refused { method: format!("connect to {address}"), message: error.to_string() }
        })?;
        let (mut to_browser, mut from_browser) = socket.split();
        let (outbox, mut to_send) = mpsc::unbounded_channel::<Message>();
        let shared = Arc::new(Shared::default());

        tokio::spawn(async move {
            while let Some(message) = to_send.recv().await {
                if to_browser.send(message).await.is_err() {
                    return;
                }
            }
        });
        let hears = shared.clone();
        tokio::spawn(async move {
            while let Some(Ok(message)) = from_browser.next().await {
                if let Ok(text) = message.to_text()
                    && let Ok(message) = serde_json::from_str(text)
                {
                    hears.hear(message);
                }
            }
            // Whoever still waits learns that the browser is gone.
            locked(&hears.unanswered).clear();
        });
        Ok(Connection { last_id: AtomicU64::new(0), outbox, shared })
    }

    /// Starts to remember what this page says.
    pub(crate) fn listen(&self, session: &str) -> Arc<Heard> {
        let heard = Arc::new(Heard::default());
        locked(&self.shared.pages).insert(session.to_string(), heard.clone());
        heard
    }

    pub(crate) fn forget(&self, session: &str) {
        locked(&self.shared.pages).remove(session);
    }

    /// Sends a command, to the browser itself or to a page's session, and waits for its answer.
    pub(crate) async fn ask(&self, session: Option<&str>, method: &str, params: Value) -> Result<Value, BrowserError> {
        let (id, answer) = self.send(session, method, params)?;
        let answered = tokio::time::timeout(ANSWER_LIMIT, answer).await;
        locked(&self.shared.unanswered).remove(&id);
        match answered {
            Ok(Ok(Ok(result))) => Ok(result),
            Ok(Ok(Err(message))) => Err(BrowserError::Refused { method: method.to_string(), message }),
            Ok(Err(_)) => Err(BrowserError::Gone),
            Err(_) => Err(BrowserError::NoAnswer { method: method.to_string(), seconds: ANSWER_LIMIT.as_secs() }),
        }
    }

    /// Sends a command whose answer nobody waits for.
    pub(crate) fn tell(&self, session: Option<&str>, method: &str, params: Value) {
        let _ = self.send(session, method, params);
    }

    fn send(
        &self,
        session: Option<&str>,
        method: &str,
        params: Value,
    ) -> Result<(u64, oneshot::Receiver<Answer>), BrowserError> {
        let id = self.last_id.fetch_add(1, Ordering::Relaxed) + 1;
        let mut command = json!({"id": id, "method": method, "params": params});
        if let Some(session) = session {
            command["sessionId"] = session.into();
        }
        let (answered, answer) = oneshot::channel();
        locked(&self.shared.unanswered).insert(id, answered);
        self.outbox.send(Message::text(command.to_string())).map_err(|_| BrowserError::Gone)?;
        Ok((id, answer))
    }
}

impl Shared {
    fn hear(&self, mut message: Value) {
        if let Some(id) = message["id"].as_u64() {
            let answered = locked(&self.unanswered).remove(&id);
            let answer = match message["error"]["message"].as_str() {
                Some(error) => Err(error.to_string()),
                None => Ok(message["result"].take()),
            };
            // Nobody may wait for it any more.
            let _ = answered.map(|answered| answered.send(answer));
        } else if let Some(session) = message["sessionId"].as_str()
            && let Some(heard) = locked(&self.pages).get(session)
        {
            heard.hear(message["method"].as_str().unwrap_or_default(), &message["params"]);
        }
    }
}

impl Heard {
    fn hear(&self, method: &str, params: &Value) {
        match method {
            "Page.lifecycleEvent" if params["name"] == "load" => {
                locked(&self.loaded).insert(params["loaderId"].as_str().unwrap_or_default().to_string());
            }
            "Log.entryAdded" if params["entry"]["level"] == "error" => {
                let entry = &params["entry"];
                self.complain(format!("{} {}", words(&entry["text"]), words(&entry["url"])));
            }
            "Runtime.consoleAPICalled" if params["type"] == "error" || params["type"] == "assert" => {
                let said = params["args"].as_array().into_iter().flatten();
                let said: Vec<&str> =
                    said.map(|arg| arg["value"].as_str().unwrap_or_else(|| words(&arg["description"]))).collect();
                self.complain(said.join(" "));
            }
            "Input.dragIntercepted" => *locked(&self.dragged) = Some(params["data"].clone()),
            "Runtime.exceptionThrown" => self.complain(exception_text(&params["exceptionDetails"])),
            _ => {}
        }
    }

    fn complain(&self, text: String) {
        locked(&self.console_errors).push(text.trim().to_string());
    }
}

/// What a thrown value says.
pub(crate) fn exception_text(details: &Value) -> String {
    let description = words(&details["exception"]["description"]);
    match description {
        "" => format!("{} {}", words(&details["text"]), details["exception"]["value"]),
        _ => description.to_string(),
    }
}

/// A panic in one test's thread must not hide what another page said.
pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn words(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

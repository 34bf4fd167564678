//! A web site of one page, which tells what the browser asked with.

use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// Serves `body` at every path, with the head of the request in `#request`.
pub(crate) async fn serve(body: &'static str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address: SocketAddr = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((socket, _)) = listener.accept().await {
            tokio::spawn(answer(socket, body));
        }
    });
    format!("http://{address}/")
}

async fn answer(mut socket: TcpStream, body: &'static str) {
    let mut request = Vec::new();
    let mut some = [0; 4096];
    while !request.ends_with(b"\r\n\r\n") {
        match socket.read(&mut some).await {
            Ok(count) if count > 0 => request.extend_from_slice(&some[..count]),
            _ => return,
        }
    }
    let request = String::from_utf8_lossy(&request).replace('<', "&lt;");
    let is_missing = request.starts_with("GET /missing") || request.starts_with("GET /favicon");
    let status = if is_missing { "404 Not Found" } else { "200 OK" };
    let page = format!(
        "<!doctype html><html lang=en><title>Trial</title><main><h1>Trial</h1>{body}\
         <pre id=request style=\"white-space: pre-wrap; overflow-wrap: anywhere\">{request}</pre></main>"
    );
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        page.len()
    );
    // A browser that has gone needs no answer.
    let _ = socket.write_all((head + &page).as_bytes()).await;
}

//! A post to somewhere else: with a time limit, without following redirects, and not into our own network.

use axum::body::{Body, to_bytes};
use axum::http::header::{CONTENT_TYPE, HOST, USER_AGENT};
use axum::http::{HeaderName, HeaderValue, Request, StatusCode};
use hyper_util::rt::TokioIo;
use ipnet::{Ipv4Net, Ipv6Net};
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};
use url::{Host, Url};

/// All of it, from the name to the answer.
const PATIENCE: Duration = Duration::from_secs(15);
/// Nobody reads the answers.
const ANSWER: usize = 64 * 1024;

pub(super) struct Http<N = Internet> {
    tls: TlsConnector,
    /// Addresses of this machine and its network are good too.
    to_local: bool,
    net: N,
}

/// What leads out of here: the tests have one of their own.
pub(super) trait Net {
    async fn look_up(&self, name: &str, port: u16) -> io::Result<Vec<SocketAddr>>;

    /// To the first of these that answers.
    async fn connect(&self, to: &[SocketAddr]) -> io::Result<TcpStream>;
}

pub(super) struct Internet;

impl Net for Internet {
    async fn look_up(&self, name: &str, port: u16) -> io::Result<Vec<SocketAddr>> {
        Ok(tokio::net::lookup_host((name, port)).await?.collect())
    }

    async fn connect(&self, to: &[SocketAddr]) -> io::Result<TcpStream> {
        TcpStream::connect(to).await
    }
}

/// Why nothing was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoAnswer {
    /// Not an address that can be posted to.
    Address,
    NoSuchHost,
    /// An address of our own network.
    Local,
    Unreachable,
    Tls,
    Timeout,
}

impl Http {
    pub(super) fn new(to_local: bool) -> Http {
        Http::by(Internet, to_local)
    }
}

impl<N: Net> Http<N> {
    fn by(net: N, to_local: bool) -> Http<N> {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let config = ClientConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("ring speaks TLS 1.2 and 1.3")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Http { tls: TlsConnector::from(Arc::new(config)), to_local, net }
    }

    /// Whether something could be posted there; which machine it is shows when it is.
    pub(super) fn can_post_to(&self, url: &Url) -> bool {
        let is_local = match url.host() {
            Some(Host::Ipv4(address)) => !is_public(address.into()),
            Some(Host::Ipv6(address)) => !is_public(address.into()),
            Some(Host::Domain(name)) => name == "localhost" || name.ends_with(".localhost"),
            None => return false,
        };
        let is_named = url.username().is_empty() && url.password().is_none();
        is_named && (self.to_local || !is_local) && matches!(url.scheme(), "http" | "https")
    }

    pub(super) async fn post(
        &self,
        url: &Url,
        kind: &'static str,
        headers: &[(&'static str, String)],
        body: Vec<u8>,
    ) -> Result<StatusCode, NoAnswer> {
        let asking = self.ask(url, kind, headers, body);
        tokio::time::timeout(PATIENCE, asking).await.unwrap_or(Err(NoAnswer::Timeout))
    }

    async fn ask(
        &self,
        url: &Url,
        kind: &'static str,
        headers: &[(&'static str, String)],
        body: Vec<u8>,
    ) -> Result<StatusCode, NoAnswer> {
        if !self.can_post_to(url) {
            return Err(NoAnswer::Address);
        }
        let request = request(url, kind, headers, body).ok_or(NoAnswer::Address)?;
        let wire = self.net.connect(&self.addresses(url).await?).await.map_err(|_| NoAnswer::Unreachable)?;
        if url.scheme() == "http" {
            return answer(wire, request).await;
        }
        let host = url.host_str().ok_or(NoAnswer::Address)?.trim_matches(['[', ']']).to_owned();
        let name = ServerName::try_from(host).map_err(|_| NoAnswer::Address)?;
        let wire = self.tls.connect(name, wire).await.map_err(|_| NoAnswer::Tls)?;
        answer(wire, request).await
    }

    /// What is looked up here is what we connect to: a name that changes its mind leads nowhere else.
    async fn addresses(&self, url: &Url) -> Result<Vec<SocketAddr>, NoAnswer> {
        let port = url.port_or_known_default().ok_or(NoAnswer::Address)?;
        let found: Vec<SocketAddr> = match url.host().ok_or(NoAnswer::Address)? {
            Host::Ipv4(address) => vec![(address, port).into()],
            Host::Ipv6(address) => vec![(address, port).into()],
            Host::Domain(name) => self.net.look_up(name, port).await.map_err(|_| NoAnswer::NoSuchHost)?,
        };
        if found.is_empty() {
            return Err(NoAnswer::NoSuchHost);
        }
        let good: Vec<SocketAddr> =
            found.into_iter().filter(|address| self.to_local || is_public(address.ip())).collect();
        if good.is_empty() { Err(NoAnswer::Local) } else { Ok(good) }
    }
}

fn request(url: &Url, kind: &'static str, headers: &[(&'static str, String)], body: Vec<u8>) -> Option<Request<Body>> {
    let path = &url[url::Position::BeforePath..url::Position::AfterQuery];
    let host = &url[url::Position::BeforeHost..url::Position::AfterPort];
    let mut request = Request::post(path)
        .header(HOST, host)
        .header(USER_AGENT, "goldenspike")
        .header(CONTENT_TYPE, kind)
        .header("content-length", body.len());
    for (name, value) in headers {
        request = request.header(HeaderName::from_static(name), HeaderValue::from_str(value).ok()?);
    }
    request.body(Body::from(body)).ok()
}

async fn answer(
    wire: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Body>,
) -> Result<StatusCode, NoAnswer> {
    let shaken = hyper::client::conn::http1::handshake(TokioIo::new(wire)).await;
    let (mut sender, connection) = shaken.map_err(|_| NoAnswer::Unreachable)?;
    let driving = tokio::spawn(connection);
    let answered = sender.send_request(request).await;
    let status = match answered {
        Ok(answer) => {
            let status = answer.status();
            // What it says beyond that is read as far as it is short, so that the other side is not cut off.
            let _ = to_bytes(Body::new(answer.into_body()), ANSWER).await;
            Ok(status)
        }
        Err(_) => Err(NoAnswer::Unreachable),
    };
    driving.abort();
    status
}

/// Not an address of this machine, of a house, or of nothing at all.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => !NOT_PUBLIC_4
            .iter()
            .any(|(net, length)| Ipv4Net::new(Ipv4Addr::from(*net), *length).is_ok_and(|net| net.contains(&address))),
        IpAddr::V6(address) => {
            let is_special = NOT_PUBLIC_6.iter().any(|(net, length)| {
                Ipv6Net::new(Ipv6Addr::from(*net), *length).is_ok_and(|net| net.contains(&address))
            });
            // Addresses that stand for one of IPv4: NAT64, and what 6to4 leads to.
            let parts = address.octets();
            let embedded = match address.segments() {
                [0x64, 0xff9b, ..] => Some([parts[12], parts[13], parts[14], parts[15]]),
                [0x2002, ..] => Some([parts[2], parts[3], parts[4], parts[5]]),
                _ => None,
            };
            !is_special && embedded.is_none_or(|inner| is_public(IpAddr::from(inner)))
        }
    }
}

const NOT_PUBLIC_4: [([u8; 4], u8); 14] = [
    ([0, 0, 0, 0], 8),
    ([10, 0, 0, 0], 8),
    ([100, 64, 0, 0], 10),
    ([127, 0, 0, 0], 8),
    ([169, 254, 0, 0], 16),
    ([172, 16, 0, 0], 12),
    ([192, 0, 0, 0], 24),
    ([192, 0, 2, 0], 24),
    ([192, 168, 0, 0], 16),
    ([198, 18, 0, 0], 15),
    ([198, 51, 100, 0], 24),
    ([203, 0, 113, 0], 24),
    ([224, 0, 0, 0], 4),
    ([240, 0, 0, 0], 4),
];

const NOT_PUBLIC_6: [([u16; 8], u8); 10] = [
    ([0, 0, 0, 0, 0, 0, 0, 0], 96),
    // NAT64 inside one network.
    ([0x64, 0xff9b, 1, 0, 0, 0, 0, 0], 48),
    ([0x100, 0, 0, 0, 0, 0, 0, 0], 64),
    // Of protocols, Teredo among them, which stands for an address of IPv4.
    ([0x2001, 0, 0, 0, 0, 0, 0, 0], 23),
    ([0x2001, 0xdb8, 0, 0, 0, 0, 0, 0], 32),
    ([0x3fff, 0, 0, 0, 0, 0, 0, 0], 20),
    ([0xfc00, 0, 0, 0, 0, 0, 0, 0], 7),
    ([0xfe80, 0, 0, 0, 0, 0, 0, 0], 10),
    ([0xfec0, 0, 0, 0, 0, 0, 0, 0], 10),
    ([0xff00, 0, 0, 0, 0, 0, 0, 0], 8),
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    /// A name that is ours to answer for; wherever one connects, one comes to the listener.
    struct Rebinding {
        answers: Mutex<Vec<Vec<SocketAddr>>>,
        connected: Mutex<Vec<Vec<SocketAddr>>>,
        listener: SocketAddr,
    }

    impl Net for Rebinding {
        async fn look_up(&self, _: &str, _: u16) -> io::Result<Vec<SocketAddr>> {
            Ok(self.answers.lock().unwrap().remove(0))
        }

        async fn connect(&self, to: &[SocketAddr]) -> io::Result<TcpStream> {
            self.connected.lock().unwrap().push(to.to_vec());
            TcpStream::connect(self.listener).await
        }
    }

    /// Sends everybody on, into our own network.
    async fn sends_on() -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            while let Ok((mut wire, _)) = listener.accept().await {
                let answer = "HTTP/1.1 307 x\r\nlocation: http://127.0.0.1/\r\ncontent-length: 0\r\n\r\n";
                let _ = wire.write_all(answer.as_bytes()).await;
                // Until the other side has read it.
                let _ = wire.read_to_end(&mut Vec::new()).await;
            }
        });
        address
    }

    /// A name is asked for once, and only addresses that were looked at are connected to: whatever it says the next time, whatever
    /// else it says at once, and wherever whoever answers sends us on to.
    #[tokio::test]
    async fn what_is_connected_to_is_what_was_looked_at() {
        let (outside, inside) = ("1.1.1.1:80".parse().unwrap(), "127.0.0.1:80".parse().unwrap());
        let net = Rebinding {
            answers: Mutex::new(vec![vec![inside, outside], vec![inside], vec![]]),
            connected: Mutex::default(),
            listener: sends_on().await,
        };
        let http = Http::by(net, false);
        let url = "http://rebinding.example.org/hook".parse().unwrap();
        let post = async || http.post(&url, "text/plain", &[], b"x".to_vec()).await;

        assert_eq!(post().await, Ok(StatusCode::TEMPORARY_REDIRECT));
        assert_eq!(*http.net.connected.lock().unwrap(), [[outside]]);
        assert_eq!(http.net.answers.lock().unwrap().len(), 2, "asked once");
        assert_eq!(post().await, Err(NoAnswer::Local));
        assert_eq!(post().await, Err(NoAnswer::NoSuchHost));
        assert_eq!(http.net.connected.lock().unwrap().len(), 1);
    }

    #[test]
    fn addresses_of_our_own_network_are_not_public() {
        for local in [
            "127.0.0.1",
            "0.0.0.0",
            "10.1.2.3",
            "172.31.255.255",
            "192.168.0.1",
            "169.254.169.254",
            "100.100.0.1",
            "255.255.255.255",
            "224.0.0.1",
            "::1",
            "::",
            "::ffff:10.0.0.1",
            "fd00::1",
            "fe80::1",
            "64:ff9b::127.0.0.1",
            "2002:7f00:1::",
            "64:ff9b:1::a00:1",
            "2001:0:1:2:3:4:5:6",
            "ff02::1",
        ] {
            assert!(!is_public(local.parse().unwrap()), "{local}");
        }
        for public in
            ["1.1.1.1", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2001:4860:4860::8888", "64:ff9b::1.1.1.1"]
        {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
    }

    #[test]
    fn nothing_is_posted_where_no_stranger_could_post() {
        let can = |to_local: bool, url: &str| Http::new(to_local).can_post_to(&url.parse().unwrap());

        for url in ["http://127.0.0.1:1/x", "http://localhost/x", "http://[::1]/x", "https://192.168.1.1/"] {
            assert!(!can(false, url) && can(true, url), "{url}");
        }
        for url in ["ftp://example.org/", "https://anna:secret@example.org/", "file:///etc/passwd", "data:,x"] {
            assert!(!can(true, url), "{url}");
        }
        assert!(can(false, "https://example.org/hook?x=1"));
        // A number is an address too, however it is written.
        assert!(!can(false, "http://2130706433/") && !can(false, "http://0x7f.1/"));
    }
}

//! Where a request comes from: the other end of its connection, or whom a trusted proxy says it speaks for.

use axum::http::HeaderMap;
use ipnet::{IpNet, Ipv6Net};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

/// The other end of the connection, put on every request by [`crate::connections`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// An address to which limits apply and which the request log names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Client(pub(crate) IpAddr);

/// One address, or all that begin alike: `10.0.0.0/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Network(IpNet);

impl Network {
    /// The addresses by which a machine speaks to itself.
    pub fn this_machine() -> Vec<Network> {
        ["127.0.0.0/8", "::1"].into_iter().filter_map(|network| network.parse().ok()).collect()
    }
}

impl FromStr for Network {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Network, &'static str> {
        let network = text.parse().or_else(|_| text.parse::<IpAddr>().map(IpNet::from));
        network.map(Network).map_err(|_| "it is an address such as 10.0.0.7, or a network such as 10.0.0.0/8")
    }
}

impl TryFrom<String> for Network {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Network, &'static str> {
        text.parse()
    }
}

impl From<Network> for String {
    fn from(network: Network) -> String {
        network.to_string()
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Client {
    /// Anybody can send `X-Forwarded-For`; only what trusted proxies have added to it counts, read from its end.
    pub(crate) fn of(peer: SocketAddr, headers: &HeaderMap, trusted: &[Network]) -> Client {
        let mut client = peer.ip().to_canonical();
        let said = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
        let said: Vec<&str> = said.flat_map(|value| value.split(',')).map(str::trim).collect();
        for address in said.iter().rev() {
            let Ok(address) = address.parse::<IpAddr>() else { break };
            if !Client(client).is_in(trusted) {
                break;
            }
            client = address.to_canonical();
        }
        Client(client)
    }

    /// What is limited as one: whoever has an IPv6 address has 2⁶⁴ of them.
    pub(crate) fn home(self) -> Client {
        match self.0 {
            IpAddr::V6(address) => match Ipv6Net::new(address, 64) {
                Ok(network) => Client(network.network().into()),
                Err(_) => self,
            },
            IpAddr::V4(_) => self,
        }
    }

    pub(crate) fn is_in(self, networks: &[Network]) -> bool {
        networks.iter().any(|Network(network)| network.contains(&self.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(peer: &str, forwarded: &[&str]) -> String {
        let trusted = ["127.0.0.0/8".parse().unwrap(), "10.0.0.0/8".parse().unwrap()];
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append("x-forwarded-for", value.parse().unwrap());
        }
        Client::of(SocketAddr::new(peer.parse().unwrap(), 4000), &headers, &trusted).0.to_string()
    }

    #[test]
    fn only_trusted_proxies_speak_for_others() {
        assert_eq!(client("203.0.113.7", &["198.51.100.1"]), "203.0.113.7", "a liar");
        assert_eq!(client("127.0.0.1", &["198.51.100.1"]), "198.51.100.1");
        assert_eq!(client("127.0.0.1", &["6.6.6.6, 198.51.100.1"]), "198.51.100.1", "a liar behind the proxy");
        assert_eq!(client("127.0.0.1", &["6.6.6.6", "198.51.100.1, 10.1.2.3"]), "198.51.100.1", "two proxies");
        assert_eq!(client("127.0.0.1", &["nonsense"]), "127.0.0.1");
        assert_eq!(client("127.0.0.1", &[]), "127.0.0.1");
        assert_eq!(client("::ffff:127.0.0.1", &["198.51.100.1"]), "198.51.100.1");
    }

    #[test]
    fn a_house_with_ipv6_is_one_client() {
        let home = |address: &str| Client(address.parse().unwrap()).home();

        assert_eq!(home("2001:db8:1:2:aaaa::1"), home("2001:db8:1:2::7"));
        assert_ne!(home("2001:db8:1:2::1"), home("2001:db8:1:3::1"));
        assert_ne!(home("203.0.113.7"), home("203.0.113.8"));
    }
}

use crate::running::{BAD_INPUT, ENVIRONMENT, command, goldenspike, scratch, scratch_arg};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

/// A served address; the server ends with the test.
pub(crate) struct Served {
    child: Child,
    pub(crate) address: String,
}

impl Served {
    pub(crate) fn start(data: &str) -> Served {
        Served::with(&["serve", "--listen", "127.0.0.1:0", "--data", data])
    }

    pub(crate) fn with(args: &[&str]) -> Served {
        Served::by(&mut command(args))
    }

    pub(crate) fn by(command: &mut Command) -> Served {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the program was built");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("it is piped")).read_line(&mut line).expect("it prints its address");
        let url = line.split_whitespace().find(|word| word.starts_with("http://")).expect("an address");
        Served { child, address: url.trim_start_matches("http://").replace("localhost", "127.0.0.1") }
    }

    pub(crate) fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it is ready at once");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

impl Served {
    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }

    /// Ends it as a system does that shuts down.
    pub(crate) fn stop(mut self) {
        let told = Command::new("kill").arg(self.child.id().to_string()).status().expect("kill is there");
        assert!(told.success());
        assert!(self.child.wait().expect("it ends").success());
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have been stopped already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Posts a form; gives the answer.
pub(crate) fn post(served: &Served, path: &str, form: &str) -> String {
    let mut stream = TcpStream::connect(&served.address).unwrap();
    let head =
        format!("POST {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nx-forwarded-for: 198.51.100.7\r\n");
    let kind = "content-type: application/x-www-form-urlencoded\r\n";
    write!(stream, "{head}{kind}content-length: {}\r\n\r\n{form}", form.len()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn the_printed_address_answers_at_once() {
    let data = scratch("served");
    let served = Served::start(data.to_str().unwrap());

    let home = served.get("/");

    assert!(home.starts_with("HTTP/1.1 200"), "{home}");
    assert!(home.contains("American Rails"), "{home}");
    assert!(data.read_dir().unwrap().next().is_some(), "the data are where they should be");
}

#[test]
fn a_port_that_is_taken_is_told() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();

    let args = ["serve", "--listen", &address, "--data", &scratch_arg("taken")];
    let complaint = goldenspike(&args).complaint(ENVIRONMENT);

    assert!(complaint.contains(&address) && complaint.contains("--listen"), "{complaint}");
}

#[test]
fn a_folder_that_can_not_be_used_is_told() {
    let file = scratch_arg("a-file");
    std::fs::write(&file, "no folder").unwrap();

    let complaint = goldenspike(&["serve", "--listen", "127.0.0.1:0", "--data", &file]).complaint(ENVIRONMENT);

    assert!(complaint.contains(&file) && complaint.contains("--data"), "{complaint}");
}

#[test]
fn the_word_serve_may_be_left_out() {
    let served = Served::with(&["--listen", "127.0.0.1:0", "--data", &scratch_arg("wordless")]);

    assert!(served.get("/").starts_with("HTTP/1.1 200"));
    let two_things = goldenspike(&["--listen", "127.0.0.1:0", "games"]).complaint(BAD_INPUT);
    assert!(two_things.contains("games"), "{two_things}");
}

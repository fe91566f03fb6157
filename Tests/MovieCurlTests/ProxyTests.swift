import Foundation
import HTTPTypes
import MovieCurl
import MovieHTTP
import MovieLibC
import ServerTestSupport
import Testing

/// libcurl reads its proxy from the environment, so each test runs in its own process.
@Suite(.timeLimit(.minutes(10))) struct ProxyTests {
  @Test func `The proxy in https_proxy is used`() async {
    await #expect(processExitsWith: .success) {
      let proxy = try RawServer { connection in
        let isTunnel = connection.readRequest()?.hasPrefix("CONNECT host.invalid:443 ") == true
        connection.send("HTTP/1.1 \(isTunnel ? 407 : 500) Denied\r\nContent-Length: 0\r\n\r\n")
      }
      setenv("https_proxy", "http://user:secret@127.0.0.1:\(proxy.port)", 1)
      let failure = await CurlTransport().failure(.secure(443, host: "host.invalid"))
      #expect(failure?.code == .proxyFailed)
      #expect(failure?.detail.contains("407") == true)
      #expect(failure?.detail.contains("secret") == false)
    }
  }

  /// An unknown host, an unsupported scheme, and ports without a server.
  @Test(arguments: [
    "http://user:secret@proxy.invalid:1", "gopher://user:secret@proxy.invalid:1", "http://user:secret@127.0.0.1:1",
    "socks5://user:secret@127.0.0.1:1",
  ])
  func `A proxy that cannot be used fails without showing the password`(proxy: String) async {
    await #expect(processExitsWith: .success) { [proxy] in
      setenv("https_proxy", proxy, 1)
      let failure = await CurlTransport().failure(.secure(443, host: "host.invalid"))
      #expect(failure?.code == .proxyFailed)
      #expect(failure?.detail.contains("secret") == false)
    }
  }

  @Test func `Plain HTTP to this machine bypasses the proxy`() async {
    await #expect(processExitsWith: .success) {
      let proxy = try RawServer(replying: "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nproxy")
      let server = try RawServer(replying: "HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nserver")
      setenv("http_proxy", "http://127.0.0.1:\(proxy.port)", 1)
      setenv("all_proxy", "http://127.0.0.1:\(proxy.port)", 1)
      let response = try await CurlTransport().exchange(.loopback(server.port), timeLimit: generousLimit)
      #expect(response.text == "server")
      #expect(proxy.connections == 0)
    }
  }
}

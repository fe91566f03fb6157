import MovieDomain
import MovieTMDb
import Testing

@testable import vip

@Suite struct NetworkFindingsTests {
  private func findings(_ variables: [String: String], _ address: TMDbAddress = .api) -> [HealthFinding] {
    Environment(variables).networkFindings(for: address)
  }

  @Test func `Without variables, nothing is found`() {
    #expect(findings([:]) == [])
  }

  @Test(arguments: [
    (["HTTPS_PROXY": "a:1", "https_proxy": "b:1", "ALL_PROXY": "c:1"], "https_proxy", "b:1"),
    (["HTTPS_PROXY": "http://x:y@a:1", "all_proxy": "c:1"], "HTTPS_PROXY", "http://a:1"),
    (["ALL_PROXY": "c:1", "all_proxy": "d:1", "HTTPS_PROXY": ""], "all_proxy", "d:1"),
  ])
  func `Proxy variables are used in curl's order`(variables: [String: String], name: String, address: String) {
    #expect(findings(variables).first == .proxy(variable: name, address: address))
  }

  @Test func `NO_PROXY is reported only with a proxy`() {
    let proxy = HealthFinding.proxy(variable: "ALL_PROXY", address: "c:1")
    #expect(
      findings(["ALL_PROXY": "c:1", "NO_PROXY": "a.example"])
        == [proxy, .proxyExceptions(variable: "NO_PROXY", hosts: "a.example")])
    #expect(findings(["NO_PROXY": "a.example"]) == [])
  }

  @Test func `No proxy is used for this machine`() throws {
    let variables = ["HTTPS_PROXY": "a:1", "TMDB_API_URL": "http://127.0.0.1:8080/3"]
    let address = try TMDbAddress("http://127.0.0.1:8080/3")
    #expect(findings(variables, address) == [])
  }

  @Test func `An unreadable certificate file is reported`() {
    let variables = ["SSL_CERT_FILE": "/nowhere/a.pem", "CURL_CA_BUNDLE": "/nowhere/b.pem"]
    #expect(
      findings(variables).last
        == .certificates(
          variable: "SSL_CERT_FILE", path: "/nowhere/a.pem", StoreError(.missing, path: "/nowhere/a.pem")))
  }
}

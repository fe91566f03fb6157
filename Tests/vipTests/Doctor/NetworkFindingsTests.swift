import MovieDomain
import MovieTMDb
import Testing

@testable import vip

@Suite struct NetworkFindingsTests {
  @Test(
    arguments: [
      ([:], []),
      (
        ["HTTPS_PROXY": "a:1", "https_proxy": "b:1", "ALL_PROXY": "c:1"],
        [.proxy(variable: "https_proxy", address: "b:1")]
      ),
      (
        ["HTTPS_PROXY": "http://x:y@a:1", "all_proxy": "c:1"],
        [.proxy(variable: "HTTPS_PROXY", address: "http://a:1")]
      ),
      (
        ["ALL_PROXY": "c:1", "all_proxy": "d:1", "HTTPS_PROXY": ""],
        [.proxy(variable: "all_proxy", address: "d:1")]
      ),
      (
        ["ALL_PROXY": "c:1", "NO_PROXY": "a.example"],
        [.proxy(variable: "ALL_PROXY", address: "c:1"), .proxyExceptions(variable: "NO_PROXY", hosts: "a.example")]
      ),
      (["NO_PROXY": "a.example"], []),
      (
        ["SSL_CERT_FILE": "/nowhere/a.pem", "CURL_CA_BUNDLE": "/nowhere/b.pem"],
        [
          .certificates(
            variable: "SSL_CERT_FILE", path: "/nowhere/a.pem", StoreError(.missing, path: "/nowhere/a.pem"))
        ]
      ),
    ] as [([String: String], [HealthFinding])])
  func `Proxies in curl's order, exceptions from them, and certificates that cannot be read are found`(
    variables: [String: String], findings: [HealthFinding]
  ) {
    #expect(Environment(variables).networkFindings(for: .api) == findings)
  }

  @Test func `No proxy is used for this machine`() throws {
    let environment = Environment(["HTTPS_PROXY": "a:1", "TMDB_API_URL": "http://127.0.0.1:8080/3"])
    let address = try TMDbAddress("http://127.0.0.1:8080/3")
    #expect(environment.networkFindings(for: address) == [])
  }

  @Test(arguments: [
    ("http://proxy.example:3128", "http://proxy.example:3128"), ("proxy.example:3128", "proxy.example:3128"),
    ("proxy.example", "proxy.example"), ("HTTPS://proxy.example/", "https://proxy.example"),
    ("socks5h://[::1]:1080", "socks5h://[::1]:1080"),
    ("http://ada:s3cret@proxy.example:3128", "http://proxy.example:3128"),
    ("ada:s3cret@proxy.example:3128", "proxy.example:3128"),
    ("http://ada:s3c@r/et@proxy.example:1", "http://proxy.example:1"),
    ("http://ada:s3c://ret@proxy.example", "http://proxy.example"), ("s3cret://proxy.example", "proxy.example"),
    ("ada:s3c://ret@proxy.example:1", "proxy.example:1"),
    ("http://proxy.example:1/s3cret?a=s3cret#s3cret", "http://proxy.example:1"),
    ("http://ada:s3cret", "http://ada"), ("", ""), ("@", ""), ("http://", "http://"), ("[", "[]"),
  ])
  func `User names and passwords are removed`(address: String, text: String) {
    #expect(Environment.withoutSecrets(proxy: address) == text)
  }
}

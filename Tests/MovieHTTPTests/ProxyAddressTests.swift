import MovieHTTP
import Testing

@Suite struct ProxyAddressTests {
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
    #expect(ProxyAddress.withoutSecrets(address) == text)
  }
}

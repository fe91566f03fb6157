import MovieDomain
import MovieStore
import Testing

@Suite struct CredentialFileTests {
  private let folder: TemporaryFolder
  private let file: CredentialFile

  init() throws {
    folder = try TemporaryFolder()
    file = CredentialFile(directory: folder.file("config/vip"))
  }

  @Test func `One credential is stored`() throws {
    #expect(try file.credential() == nil)
    #expect(try !file.remove())
    try file.save(try #require(Credential(.apiKey, "abc")))
    let token = try #require(Credential(.accessToken, "e.y.J"))
    try file.save(token)
    #expect(try file.credential() == token)
    #expect(try folder.permissions(of: "config/vip/credentials.json") == 0o600)
    #expect(try folder.permissions(of: "config/vip") == 0o700)
    #expect(try file.remove())
    #expect(try file.credential() == nil)
  }

  @Test(arguments: [#"{"api_key": 7}"#, #"{"access_token": "a b"}"#, #"{"access_token": "a\r\nHost: b"}"#, "{", "[]"])
  func `A malformed file is an error, and can be replaced`(text: String) throws {
    try file.save(try #require(Credential(.apiKey, "abc")))
    try folder.write(text, to: "config/vip/credentials.json")
    #expect(throws: StoreError(.malformed, path: file.location)) { try file.credential() }
    let token = try #require(Credential(.accessToken, "e.y.J"))
    try file.save(token)
    #expect(try file.credential() == token)
  }
}

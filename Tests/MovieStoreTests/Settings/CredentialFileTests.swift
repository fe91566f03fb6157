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

  @Test func keepsOneCredential() throws {
    #expect(try file.load() == nil)
    #expect(try !file.remove())
    try file.save(StoredCredential(kind: .apiKey, secret: "abc"))
    let token = StoredCredential(kind: .accessToken, secret: "e.y.J")
    try file.save(token)
    #expect(try file.load() == token)
    #expect(try folder.permissions(of: "config/vip/credentials.json") == 0o600)
    #expect(try folder.permissions(of: "config/vip") == 0o700)
    #expect(try file.remove())
    #expect(try file.load() == nil)
  }

  @Test func neverPrintsTheSecret() {
    let credential = StoredCredential(kind: .accessToken, secret: "hush")
    var dumped = ""
    dump([credential], to: &dumped)
    for text in ["\(credential)", "\([credential])", String(reflecting: credential), dumped] {
      #expect(!text.contains("hush"))
    }
  }

  @Test func refusesWhatIsNoCredential() throws {
    try file.save(StoredCredential(kind: .apiKey, secret: "abc"))
    try folder.write(#"{"api_key": 7}"#, to: "config/vip/credentials.json")
    #expect(throws: StoreError(.malformed, path: file.path)) { try file.load() }
  }
}

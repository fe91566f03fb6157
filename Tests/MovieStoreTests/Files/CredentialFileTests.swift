import Foundation
import MovieDomain
import MovieLibC
import MovieStore
import MovieTestSupport
import Testing

@Suite struct CredentialFileTests {
  private let folder = TemporaryFolder()
  private var file: CredentialFile { CredentialFile(directory: folder.file("config/vip")) }

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

  @Test func `The approval of an account is in the same file and goes with it`() throws {
    #expect(try file.approval() == nil)
    let approval = AccountApproval(token: Secret("t"), account: "4bc8", session: Secret("s"), number: 548)
    try file.save(approval)
    #expect(try file.approval() == approval && file.credential() == nil)
    let token = try #require(Credential(.accessToken, "e.y.J"))
    try file.save(token)
    #expect(try file.approval() == approval && file.credential() == token)
    #expect(try folder.permissions(of: "config/vip/credentials.json") == 0o600)
    try file.save(AccountApproval(token: Secret("r"), requested: 7))
    #expect(try file.approval() == AccountApproval(token: Secret("r"), requested: 7))
    try file.save(nil as AccountApproval?)
    #expect(try file.approval() == nil && file.credential() == token)
    for other in [Credential(.accessToken, "e.y.K"), Credential(.apiKey, String(repeating: "a", count: 32))] {
      try file.save(approval)
      try file.save(try #require(other))
      #expect(try file.approval() == nil)
    }
    try folder.write(#"{"account":{"session":"s"}}"#, to: "config/vip/credentials.json")
    #expect(throws: StoreError(.malformed, path: file.location)) { try file.approval() }
  }

  @Test func `Removing leaves no copy of the token`() throws {
    try file.save(try #require(Credential(.apiKey, "abc")))
    let names = [
      "credentials.json.unfinished", "credentials.json.4711.new", "credentials.json.bak", "credentials.json~",
      ".credentials.json.swp", "#credentials.json#", "credentials (Ann's conflicted copy 2026-11-27).json",
      "credentials.sync-conflict-20261127-101010-ABCDEFG.json",
    ]
    for name in names + ["credentials.json5", "settings.json"] {
      try folder.write("abc", to: "config/vip/\(name)")
    }
    #expect(try file.remove())
    #expect(try folder.names(in: "config/vip") == ["credentials.json5", "settings.json"])
    #expect(try !file.remove())
  }

  @Test func `Removing leaves what else is in the file, also behind a link`() throws {
    try folder.write(#"{"github": "x"}"#, to: "token.json")
    try FileManager.default.createDirectory(atPath: folder.file("config/vip"), withIntermediateDirectories: true)
    try folder.link("config/vip/credentials.json", to: folder.file("token.json"))
    try file.save(try #require(Credential(.apiKey, "abc")))
    try folder.write("abc", to: "config/vip/credentials.json.bak")
    #expect(try file.remove())
    #expect(folder.read("token.json") == "{\n  \"github\": \"x\"\n}\n")
    #expect(try folder.names(in: "config/vip") == ["credentials.json"])
    #expect(try !file.remove())
  }

  @Test func `Removing a link removes the token, but no device`() throws {
    try file.save(try #require(Credential(.apiKey, "abc")))
    try FileManager.default.moveItem(atPath: file.location, toPath: folder.file("token.json"))
    try folder.link("config/vip/credentials.json", to: folder.file("token.json"))
    #expect(try file.remove())
    #expect(try folder.names() == ["config"])
    let device = folder.file("pipe")
    mkfifo(device, 0o600)
    try folder.link("config/vip/credentials.json", to: device)
    #expect(try file.remove())
    #expect(try folder.names() == ["config", "pipe"])
  }
}

import MovieDisplay
import MovieDomain
import MovieJSON
import MovieScenes
import Testing

@Suite struct AuthJSONTests {
  private let variable = CredentialOnHand(.accessToken, in: .variable("TMDB_ACCESS_TOKEN"))
  private let file = CredentialOnHand(.apiKey, in: .store("/home/me/.config/vip/credentials.json"))

  private func page(_ response: AuthScene.Response) -> JSONPage {
    AuthJSON(words: EnglishWords()).viewModel(for: response)
  }

  @Test func theOneThatCountsComesFirst() throws {
    try Envelope.compare(page(.status([variable, file], nil)), as: "auth")
  }

  @Test func noneIsAFailureWithItsCode() throws {
    let page = page(.status([], nil))
    #expect(page.code == "missing-credential")
    #expect(page.outcome == .unauthorized)
    try Envelope.read(page, as: "auth")
  }

  @Test func aLoginTellsWhatCountsNow() throws {
    let kept = try Envelope.read(page(.loggedIn(file, hiddenBy: nil)), as: "auth")
    let hidden = try Envelope.read(page(.loggedIn(file, hiddenBy: variable)), as: "auth")
    let inFile: JSONValue = ["kind": "api-key", "variable": nil, "file": "/home/me/.config/vip/credentials.json"]
    let inVariable: JSONValue = ["kind": "access-token", "variable": "TMDB_ACCESS_TOKEN", "file": nil]
    #expect(kept == ["credential": inFile, "unused": []])
    #expect(hidden == ["credential": inVariable, "unused": [inFile]])
  }

  @Test func aLogoutTellsWhatRemains() throws {
    let gone = page(.loggedOut(wasThere: true, place: "/a", remaining: nil))
    #expect(try Envelope.read(gone, as: "auth") == ["removed": true, "credential": nil])
    let remaining = page(.loggedOut(wasThere: false, place: "/a", remaining: variable))
    #expect(
      try Envelope.read(remaining, as: "auth")
        == [
          "removed": false,
          "credential": ["kind": "access-token", "variable": "TMDB_ACCESS_TOKEN", "file": nil],
        ])
  }

  @Test(
    arguments: [
      (.nothingGiven, "usage", .misused), (.notACredential, "rejected-credential", .unauthorized),
      (.notTaken(.apiKey, CatalogError(.rejectedCredential, host: "h")), "rejected-credential", .unauthorized),
      (.notTaken(.apiKey, CatalogError(.timedOut, host: "h")), "timed-out", .failed),
      (.failed(StoreError(.diskFull)), "disk-full", .failed),
    ] as [(AuthScene.Response, String, Outcome)])
  func failuresHaveCodes(response: AuthScene.Response, code: String, outcome: Outcome) throws {
    let page = page(response)
    #expect(page.code == code)
    #expect(page.outcome == outcome)
    try Envelope.read(page, as: "auth")
  }
}

import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import Testing

@testable import vip

@Suite struct AuthJSONTests {
  private let variable = FoundCredential(.accessToken, in: .variable("TMDB_ACCESS_TOKEN"))
  private let file = FoundCredential(.apiKey, in: .store("/home/me/.config/vip/credentials.json"))

  private func page(_ response: AuthScene.Response) -> JSONPage {
    JSONPresenter(AuthPresenter(words: EnglishProgramWords())).viewModel(for: response)
  }

  @Test func `The used credential is listed first`() throws {
    try Envelope.compare(page(.init(status: .init(credentials: [variable, file]))), as: "auth")
  }

  @Test func `No credential is a failure with a code`() throws {
    let page = page(.init(status: .init()))
    #expect(page.code == "missing-credential")
    #expect(page.outcome == .unauthorized)
    try Envelope.read(page, as: "auth")
  }

  @Test func `A login reports which credential is used`() throws {
    let kept = try Envelope.read(
      page(.init(status: .init(credentials: [file]), change: .loggedIn(file, overriddenBy: nil))), as: "auth")
    let hidden = try Envelope.read(
      page(.init(status: .init(credentials: [variable, file]), change: .loggedIn(file, overriddenBy: variable))),
      as: "auth"
    )
    let inFile: JSONValue = ["kind": "api-key", "variable": nil, "file": "/home/me/.config/vip/credentials.json"]
    let inVariable: JSONValue = ["kind": "access-token", "variable": "TMDB_ACCESS_TOKEN", "file": nil]
    #expect(kept == ["credential": inFile, "accepted": nil, "unused": [], "account": false])
    #expect(hidden == ["credential": inVariable, "accepted": nil, "unused": [inFile], "account": false])
  }

  @Test func `A logout reports which credential remains`() throws {
    let gone = page(.init(status: .init(), change: .loggedOut(wasLoggedIn: true, location: "/a", remaining: nil)))
    #expect(try Envelope.read(gone, as: "auth") == ["removed": true, "credential": nil, "approval_remains": false])
    let remaining = page(
      .init(
        status: .init(credentials: [variable]),
        change: .loggedOut(wasLoggedIn: false, location: "/a", remaining: variable)))
    #expect(
      try Envelope.read(remaining, as: "auth")
        == [
          "removed": false,
          "credential": ["kind": "access-token", "variable": "TMDB_ACCESS_TOKEN", "file": nil],
          "approval_remains": false,
        ])
  }

  @Test(
    arguments: [
      (.noCredentialEntered, "usage", .invalidRequest), (.notACredential, "rejected-credential", .unauthorized),
      (.notVerified(.apiKey, CatalogError(.rejectedCredential, host: "h")), "rejected-credential", .unauthorized),
      (.notVerified(.apiKey, CatalogError(.timedOut, host: "h")), "timed-out", .failed),
      (.failed(StoreError(.diskFull)), "disk-full", .failed),
    ] as [(AuthScene.Problem, String, Outcome)])
  func `Failures have codes`(problem: AuthScene.Problem, code: String, outcome: Outcome) throws {
    let page = page(.init(status: .init(credentials: [file]), problem: problem))
    #expect(page.code == code)
    #expect(page.outcome == outcome)
    try Envelope.read(page, as: "auth")
  }

  @Test func `The status says whether the server accepts the credential`() throws {
    let error = CatalogError(.rejectedCredential, host: "h")
    let accepted = page(.init(status: .init(credentials: [file], check: .accepted)))
    #expect(try Envelope.read(accepted, as: "auth")["accepted"] == true)
    let unchecked = page(.init(status: .init(credentials: [file], check: .failed(CatalogError(.timedOut)))))
    #expect(try Envelope.read(unchecked, as: "auth")["accepted"] == JSONValue.null)
    let rejected = page(.init(status: .init(credentials: [file], check: .failed(error))))
    #expect(rejected.code == "rejected-credential")
    #expect(rejected.outcome == .unauthorized)
  }

  @Test func `An unreadable credential has an error code`() throws {
    let page = page(.init(status: .init(error: StoreError(.denied, path: "/a"))))
    #expect(page.code == "denied")
    #expect(page.outcome == .unauthorized)
    try Envelope.read(page, as: "auth")
  }

  @Test func `The document is empty while loading`() {
    #expect(page(.init()).content == .document([:]))
  }
}

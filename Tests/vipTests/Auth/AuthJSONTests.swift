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

  @Test func `The used credential is first, and the status says whether the server accepts it`() throws {
    func page(_ credentials: FoundCredential..., check: AuthScene.Check? = nil) -> JSONPage {
      self.page(.init(status: .init(credentials: credentials, check: check)))
    }
    try Envelope.compare(
      [
        "a variable and a file": page(variable, file), "none": page(), "accepted": page(file, check: .accepted),
        "not checked": page(file, check: .failed(CatalogError(.timedOut))),
        "rejected": page(file, check: .failed(CatalogError(.rejectedCredential, host: "h"))),
        "a file that cannot be read": self.page(.init(status: .init(error: StoreError(.denied, path: "/a")))),
      ], as: "auth")
  }

  @Test func `A login reports which credential is used, and a logout which remains`() throws {
    func page(_ change: AuthScene.Change, _ credentials: FoundCredential...) -> JSONPage {
      self.page(.init(status: .init(credentials: credentials), change: change))
    }
    try Envelope.compare(
      [
        "logged in": page(.loggedIn(file, overriddenBy: nil), file),
        "logged in below a variable": page(.loggedIn(file, overriddenBy: variable), variable, file),
        "logged out": page(.loggedOut(wasLoggedIn: true, location: "/a", remaining: nil)),
        "a variable remains": page(.loggedOut(wasLoggedIn: false, location: "/a", remaining: variable), variable),
      ], as: "auth")
  }

  @Test func failures() throws {
    func page(_ problem: AuthScene.Problem) -> JSONPage {
      self.page(.init(status: .init(credentials: [file]), problem: problem))
    }
    try Envelope.compare(
      [
        "nothing was entered": page(.noCredentialEntered), "no credential": page(.notACredential),
        "rejected": page(.notVerified(.apiKey, CatalogError(.rejectedCredential, host: "h"))),
        "not verified": page(.notVerified(.apiKey, CatalogError(.timedOut, host: "h"))),
        "not saved": page(.failed(StoreError(.diskFull))),
      ], as: "auth")
  }

  @Test func `The document is empty while loading`() {
    #expect(page(.init()).content == .document([:]))
  }
}

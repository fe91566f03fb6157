import MovieDisplay
import MovieDomain
import MovieText
import Testing
import TextSnapshots

@testable import vip

@Suite struct AuthTextTests {
  private static let path = "/home/ada/.config/vip/credentials.json"
  private static let file = FoundCredential(.accessToken, in: .store(path))
  private static let variable = FoundCredential(.apiKey, in: .variable("TMDB_API_KEY"))
  private static let rejected = CatalogError(.rejectedCredential, host: "api.themoviedb.org")
  private static let unreachable = CatalogError(.unreachable, host: "api.themoviedb.org")

  /// The output of commands.
  @Test(arguments: [
    ("status", AuthScene.Response(status: .init(credentials: [variable, file]))), ("none", .init(status: .init())),
    ("accepted", .init(status: .init(credentials: [variable, file], check: .accepted))),
    ("refused", .init(status: .init(credentials: [variable], check: .failed(rejected)))),
    ("unreadable", .init(status: .init(error: StoreError(.denied, path: path)))),
    ("loggedIn", .init(status: .init(credentials: [file]), change: .loggedIn(file, overriddenBy: nil))),
    ("noCredentialEntered", .init(problem: .noCredentialEntered)), ("notACredential", .init(problem: .notACredential)),
    ("rejected", .init(status: .init(), problem: .notVerified(.apiKey, rejected))),
    ("unreachable", .init(status: .init(credentials: [file]), problem: .notVerified(.accessToken, unreachable))),
    (
      "loggedOut",
      .init(status: .init(), change: .loggedOut(wasLoggedIn: true, location: path, remaining: nil))
    ),
    (
      "notLoggedIn",
      .init(
        status: .init(credentials: [variable]),
        change: .loggedOut(wasLoggedIn: false, location: "", remaining: variable))
    ),
  ])
  func outputOfCommands(name: String, response: AuthScene.Response) {
    snapshot(response, showsChangeAlone: true, named: name)
  }

  @Test(arguments: [
    ("logged in", AuthScene.Response(status: .init(credentials: [file]), change: .loggedIn(file, overriddenBy: nil))),
    (
      "logged in below a variable",
      .init(status: .init(credentials: [variable, file]), change: .loggedIn(file, overriddenBy: variable))
    ),
    (
      "a variable remains",
      .init(
        status: .init(credentials: [variable]),
        change: .loggedOut(wasLoggedIn: true, location: path, remaining: variable))
    ),
    ("rejected", .init(status: .init(credentials: [file]), problem: .notVerified(.apiKey, rejected))),
  ])
  func `A change or a failure is above the credentials`(name: String, response: AuthScene.Response) {
    snapshot(response, showsChangeAlone: false, named: name)
  }

  private func snapshot(
    _ response: AuthScene.Response, showsChangeAlone: Bool, named name: String, function: String = #function
  ) {
    assertSnapshot(across: .axis("language", ["en", "ru"]), .width(40, 80), named: name, function: function) {
      language, width in
      let viewModel = AuthPresenter(words: programWords(in: language)).viewModel(for: response)
      let warnings = viewModel.warnings.map { "(\($0))\n" }.joined()
      return AuthText(page: .sample(width: width, showsChangeAlone: showsChangeAlone)).render(viewModel) + warnings
    }
  }
}

import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText
import Testing
import TextSnapshots

@Suite struct AuthTextTests {
  static let file = CredentialOnHand(.accessToken, in: .store("/home/ada/.config/vip/credentials.json"))
  static let variable = CredentialOnHand(.apiKey, in: .variable("TMDB_API_KEY"))

  @Test(arguments: [
    ("status", AuthScene.Response.status([variable, file], nil)), ("none", .status([], nil)),
    ("unreadable", .status([], StoreError(.denied, path: "/home/ada/.config/vip/credentials.json"))),
    ("kept", .loggedIn(file, hiddenBy: nil)), ("nothingGiven", .nothingGiven), ("notACredential", .notACredential),
    ("rejected", .notTaken(.apiKey, CatalogError(.rejectedCredential, host: "api.themoviedb.org"))),
    ("unreachable", .notTaken(.accessToken, CatalogError(.unreachable, host: "api.themoviedb.org"))),
    ("forgotten", .loggedOut(wasThere: true, place: "/home/ada/.config/vip/credentials.json", remaining: nil)),
    ("nothingToForget", .loggedOut(wasThere: false, place: "", remaining: variable)),
  ])
  func saysHowItStands(name: String, response: AuthScene.Response) {
    assertSnapshot(across: .axis("language", ["en", "ru"]), .width(40, 80), named: name) { language, width in
      let words: any Words = language == "ru" ? RussianWords() : EnglishWords()
      let viewModel = AuthPresenter(words: words).viewModel(for: response)
      let warnings = viewModel.warnings.map { "(\($0))\n" }.joined()
      return AuthText(page: .sample(width: width)).render(viewModel) + warnings
    }
  }
}

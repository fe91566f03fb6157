import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

@Suite struct AuthSceneTests {
  static let variable = CredentialOnHand(.apiKey, in: .variable("TMDB_API_KEY"))

  let store = TransientCredentials(place: "/home/ada/credentials.json")

  @Test func keepsWhatIsTaken() async throws {
    let checker = StubChecker()
    let viewModel = try await answer(.logIn(.init(" s3.cr.et\n")), checker: checker)
    #expect(viewModel.confirmation == "TMDb takes the access token. It is kept in /home/ada/credentials.json.")
    #expect(viewModel.outcome == .shown)
    #expect(viewModel.warnings == [])
    let kept = try #require(await store.credential())
    #expect(kept == Credential(.accessToken, "s3.cr.et"))
    #expect(await checker.checked == [kept])
  }

  @Test func saysWhenAVariableComesFirst() async throws {
    let viewModel = try await answer(.logIn(.init("s3.cr.et")), given: Self.variable)
    #expect(viewModel.warnings == ["TMDB_API_KEY is set and still comes first."])
  }

  @Test(arguments: [
    (CatalogError(.rejectedCredential, host: "a.example"), Outcome.unauthorized, "rejected the access token or key."),
    (CatalogError(.unreachable, host: "a.example"), .failed, "could not be reached."),
    (CatalogError(.malformedAnswer, host: "a.example"), .failed, "sent an answer that makes no sense."),
  ])
  func keepsNothingElse(error: CatalogError, outcome: Outcome, sentence: String) async throws {
    await store.keep(try #require(Credential(pasted: "earlier.one")))
    let viewModel = try await answer(.logIn(.init("s3.cr.et")), checker: StubChecker(refusing: error))
    #expect(viewModel.emptyState?.title == "The access token was not kept")
    #expect(viewModel.emptyState?.message == "a.example \(sentence)")
    #expect(viewModel.outcome == outcome)
    #expect(await store.credential()?.secret == "earlier.one")
  }

  @Test(arguments: [
    ("", Outcome.misused, "No token was given"), (" \t", .misused, "No token was given"),
    ("two words", .unauthorized, "This is not a token"), ("na\u{EF}ve", .unauthorized, "This is not a token"),
  ])
  func asksNobodyAboutWhatIsNone(text: String, outcome: Outcome, title: String) async throws {
    let checker = StubChecker()
    let viewModel = try await answer(.logIn(.init(text)), checker: checker)
    #expect(viewModel.emptyState?.title == title)
    #expect(viewModel.outcome == outcome)
    #expect(await checker.checked.isEmpty)
    #expect(await store.credential() == nil)
  }

  @Test func tellsOfNone() async throws {
    let viewModel = try await answer(.status)
    #expect(viewModel.outcome == .unauthorized)
    #expect(viewModel.emptyState?.title == "There is no TMDb token")
    #expect(viewModel.hint?.route == .logIn)
  }

  @Test func tellsOfAllThereAre() async throws {
    await store.keep(try #require(Credential(pasted: "s3.cr.et")))
    #expect(
      try await answer(.status).facts.map(\.value) == [.text("access token"), .text("/home/ada/credentials.json")])
    let viewModel = try await answer(.status, given: Self.variable)
    #expect(viewModel.facts.map(\.label) == ["Credential", "Taken from", "Not used"])
    #expect(
      viewModel.facts.map(\.value) == [
        .text("API key"), .text("TMDB_API_KEY"), .text("access token in /home/ada/credentials.json"),
      ])
    #expect(viewModel.outcome == .shown)
  }

  @Test func forgets() async throws {
    await store.keep(try #require(Credential(pasted: "s3.cr.et")))
    let viewModel = try await answer(.logOut, given: Self.variable)
    #expect(viewModel.confirmation == "Removed the credential in /home/ada/credentials.json.")
    #expect(viewModel.warnings == ["TMDB_API_KEY still holds a credential."])
    #expect(await store.credential() == nil)
    #expect(try await answer(.logOut).confirmation == "No credential was kept.")
  }

  @Test func aStoreThatFailsIsSaid() async throws {
    let sentence = "/etc/credentials.json does not say what it should."
    let status = try await answer(.status, store: BrokenCredentials())
    #expect(status.outcome == .unauthorized)
    #expect(status.emptyState?.message == sentence)
    let given = try await answer(.status, store: BrokenCredentials(), given: Self.variable)
    #expect(given.outcome == .shown)
    #expect(given.warnings == [sentence])
    for request in [AuthScene.Request.logIn(.init("s3.cr.et")), .logOut] {
      let viewModel = try await answer(request, store: BrokenCredentials())
      #expect(viewModel.outcome == .failed)
      #expect(viewModel.emptyState?.title == "Nothing was changed")
    }
  }

  @Test func neverPrintsTheSecret() async throws {
    let requests = [AuthScene.Request.logIn(.init("s3.cr.et")), .logIn(.init("s3.cr.et and more"))]
    let display = RecordingDisplay<AuthScene.Response>()
    for request in requests {
      for checker in [StubChecker(), StubChecker(refusing: CatalogError(.rejectedCredential))] {
        await AuthInteractor(store: store, checker: checker, output: Output(EchoPresenter(), display: display))
          .handle(request)
      }
    }
    var dumped = ""
    dump(requests, to: &dumped)
    let shown = await display.shown + display.progress
    #expect(shown.count == 6)
    dump(shown, to: &dumped)
    #expect(!(dumped + "\(requests)" + String(reflecting: requests) + "\(shown)").contains("s3."))
  }

  private func answer(
    _ request: AuthScene.Request, store: (any CredentialStore)? = nil, checker: StubChecker = StubChecker(),
    given: CredentialOnHand? = nil
  ) async throws -> AuthScene.ViewModel {
    let display = RecordingDisplay<AuthScene.ViewModel>()
    let interactor = AuthInteractor(
      store: store ?? self.store, checker: checker, given: given,
      output: Output(AuthPresenter(words: EnglishWords()), display: display))
    await interactor.handle(request)
    #expect(await display.shown.count == 1)
    return try #require(await display.shown.first)
  }
}

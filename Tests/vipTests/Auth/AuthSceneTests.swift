import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing

@testable import vip

@Suite(.timeLimit(.minutes(10))) struct AuthSceneTests {
  static let variable = FoundCredential(.apiKey, in: .variable("TMDB_API_KEY"))
  static let stored = FoundCredential(.accessToken, in: .store("/home/ada/credentials.json"))

  let store = TransientCredentials(location: "/home/ada/credentials.json")

  @Test func aVariableThatTakesPrecedenceIsAWarning() async {
    let response = await response(to: .logIn(.init("s3.cr.et")), given: Self.variable)
    #expect(response.change == .loggedIn(Self.stored, overriddenBy: Self.variable))
    #expect(response.status?.credentials == [Self.variable, Self.stored])
  }

  @Test(arguments: [CatalogError.Code.rejectedCredential, .unreachable, .malformedResponse])
  func aCredentialThatIsNotAcceptedIsNotStored(code: CatalogError.Code) async throws {
    await store.save(try #require(Credential(pasted: "earlier.one")))
    let error = CatalogError(code, host: "a.example")
    let response = await response(to: .logIn(.init("s3.cr.et")), checker: StubChecker(refusing: error))
    #expect(response == .init(status: .init(credentials: [Self.stored]), problem: .notVerified(.accessToken, error)))
    #expect(await store.credential()?.secret == "earlier.one")
    assertShown(["not stored": viewModel(response)], named: code.rawValue)
  }

  @Test func aCancelledLoginHasNoAnswer() async throws {
    let worker = AuthWorker(store: store, checker: StubChecker(refusing: CatalogError(.cancelled)))
    #expect(await worker.answer(.logIn(.init("s3.cr.et"))) { _ in } == nil)
    #expect(await store.credential() == nil)
  }

  @Test func `The status asks the server about the credential in use`() async throws {
    await store.save(try #require(Credential(pasted: "s3.cr.et")))
    let checker = StubChecker()
    let response = await response(to: .status, checker: checker, given: Self.variable)
    #expect(response.status?.check == .accepted)
    #expect(await checker.checked.map(\.secret) == ["gi.v.en"])
    _ = await self.response(to: .status, checker: checker)
    #expect(await checker.checked.last?.secret == "s3.cr.et")
  }

  @Test func aStoreErrorIsAFailure() async {
    assertShown([
      "status": viewModel(await response(to: .status, store: BrokenCredentials())),
      "status with a variable": viewModel(
        await response(to: .status, store: BrokenCredentials(), given: Self.variable)),
      "log in": viewModel(await response(to: .logIn(.init("s3.cr.et")), store: BrokenCredentials())),
      "log out": viewModel(await response(to: .logOut, store: BrokenCredentials())),
    ])
  }

  @Test func theSecretIsNeverPrinted() async {
    let requests = [AuthScene.Request.logIn(.init("s3.cr.et")), .logIn(.init("s3.cr.et and more"))]
    let effects = requests.map { Effect.ask($0) }
    var responses: [AuthScene.Response] = []
    for request in requests {
      for checker in [StubChecker(), StubChecker(refusing: CatalogError(.rejectedCredential))] {
        responses.append(await response(to: request, checker: checker))
      }
    }
    var dumped = ""
    dump(requests, to: &dumped)
    dump(effects, to: &dumped)
    dump(responses, to: &dumped)
    #expect(!(dumped + "\(requests)" + String(reflecting: requests) + "\(effects)\(responses)").contains("s3."))
  }

  /// Returns the final response of a request.
  private func response(
    to request: AuthScene.Request, store: (any CredentialStore & AccountStore)? = nil,
    checker: StubChecker = StubChecker(), given: FoundCredential? = nil
  ) async -> AuthScene.Response {
    let given = given.flatMap { found in Credential(found.kind, "gi.v.en").map { (credential: $0, found: found) } }
    let worker = AuthWorker(store: store ?? self.store, checker: checker, given: given)
    var interactor = AnswerInteractor<AuthScene.Request, AuthScene.Response>(response: .init())
    return await interactor.run(request, worker)
  }

  private func viewModel(_ response: AuthScene.Response) -> AuthScene.ViewModel {
    AuthPresenter(words: EnglishProgramWords()).viewModel(for: response)
  }
}

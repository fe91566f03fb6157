import JSONTestSupport
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTerminal
import MovieTestSupport
import MovieText
import SceneTestSupport
import Testing
import TextSnapshots

@testable import vip

@Suite(.timeLimit(.minutes(10))) struct AuthSceneTests {
  static let variable = FoundCredential(kind: .apiKey, location: .variable("TMDB_API_KEY"))
  static let stored = FoundCredential(kind: .accessToken, location: .store("/home/ada/credentials.json"))

  let store = TransientCredentials(location: "/home/ada/credentials.json")

  @Test func aVariableThatTakesPrecedenceIsAWarning() async {
    let response = await response(to: .logIn(.init("s3.cr.et")), given: Self.variable)
    #expect(response.result == .success(.loggedIn(Self.stored, overriddenBy: Self.variable)))
    #expect(response.status?.credentials == [Self.variable, Self.stored])
  }

  @Test(arguments: [CatalogError.Code.rejectedCredential, .unreachable, .malformedResponse])
  func aCredentialThatIsNotAcceptedIsNotStored(code: CatalogError.Code) async throws {
    await store.save(try #require(Credential(pasted: "earlier.one")))
    let error = CatalogError(code, host: "a.example")
    let response = await response(to: .logIn(.init("s3.cr.et")), checker: StubChecker(refusing: error))
    #expect(response == .of(Self.stored, after: .failure(.notVerified(.accessToken, error))))
    #expect(await store.credential()?.secret == "earlier.one")
  }

  @Test func aCancelledLoginHasNoAnswer() async throws {
    let worker = AuthWorker(store: store, checker: StubChecker(refusing: CatalogError(.cancelled)))
    #expect(await worker.answer(.logIn(.init("s3.cr.et"))) { _ in } == nil)
    #expect(await store.credential() == nil)
  }

  @Test func `A log-in that is canceled while the server accepts the credential stores nothing`() async {
    let worker = AuthWorker(store: store, checker: StubChecker())
    let answer = await withTaskGroup(of: AuthScene.Response?.self, returning: AuthScene.Response?.self) { group in
      group.cancelAll()
      group.addTask { await worker.answer(.logIn(.init("s3.cr.et"))) }
      return await group.next() ?? nil
    }
    #expect(answer == nil)
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

@Suite struct AuthTextTests {
  private static let path = "/home/ada/.config/vip/credentials.json"
  private static let file = FoundCredential(kind: .accessToken, location: .store(path))
  private static let variable = FoundCredential(kind: .apiKey, location: .variable("TMDB_API_KEY"))
  private static let rejected = CatalogError(.rejectedCredential, host: "api.themoviedb.org")
  private static let unreachable = CatalogError(.unreachable, host: "api.themoviedb.org")

  /// The output of commands.
  @Test(
    arguments: [
      ("status", .of(variable, file)), ("none", .of()), ("accepted", .of(variable, file, check: .accepted)),
      ("refused", .of(variable, check: .failed(rejected))),
      ("unreadable", .init(status: .init(error: StoreError(.denied, path: path)))),
      ("loggedIn", .of(file, after: .success(.loggedIn(file, overriddenBy: nil)))),
      ("noCredentialEntered", .init(result: .failure(.noCredentialEntered))),
      ("notACredential", .init(result: .failure(.notACredential))),
      ("rejected", .of(after: .failure(.notVerified(.apiKey, rejected)))),
      ("unreachable", .of(file, after: .failure(.notVerified(.accessToken, unreachable)))),
      ("loggedOut", .of(after: .success(.loggedOut(wasLoggedIn: true, location: path, remaining: nil)))),
      (
        "notLoggedIn",
        .of(variable, after: .success(.loggedOut(wasLoggedIn: false, location: "", remaining: variable)))
      ),
    ] as [(String, AuthScene.Response)])
  func outputOfCommands(name: String, response: AuthScene.Response) {
    snapshot(response, showsChangeAlone: true, named: name)
  }

  @Test(
    arguments: [
      ("logged in", .of(file, after: .success(.loggedIn(file, overriddenBy: nil)))),
      ("logged in below a variable", .of(variable, file, after: .success(.loggedIn(file, overriddenBy: variable)))),
      (
        "a variable remains",
        .of(variable, after: .success(.loggedOut(wasLoggedIn: true, location: path, remaining: variable)))
      ),
      ("rejected", .of(file, after: .failure(.notVerified(.apiKey, rejected)))),
    ] as [(String, AuthScene.Response)])
  func `A change or a failure is above the credentials`(name: String, response: AuthScene.Response) {
    snapshot(response, showsChangeAlone: false, named: name)
  }

  private func snapshot(_ response: AuthScene.Response, showsChangeAlone: Bool, named name: String) {
    assertSnapshot(across: .axis("language", ["en", "ru"]), .width(40, 80), named: name) { language, width in
      let viewModel = AuthPresenter(words: programWords(in: language)).viewModel(for: response)
      let warnings = viewModel.warnings.map { "(\($0))\n" }.joined()
      return AuthText(page: .sample(width: width, showsChangeAlone: showsChangeAlone)).render(viewModel) + warnings
    }
  }
}

@Suite struct AuthJSONTests {
  private let variable = FoundCredential(kind: .accessToken, location: .variable("TMDB_ACCESS_TOKEN"))
  private let file = FoundCredential(kind: .apiKey, location: .store("/home/me/.config/vip/credentials.json"))

  private func page(_ response: AuthScene.Response) -> JSONPage {
    JSONPresenter(AuthPresenter(words: EnglishProgramWords())).viewModel(for: response)
  }

  @Test func `The used credential is first, and the status says whether the server accepts it`() throws {
    try Envelope("auth").compare([
      "a variable and a file": page(.of(variable, file)), "none": page(.of()),
      "accepted": page(.of(file, check: .accepted)),
      "not checked": page(.of(file, check: .failed(CatalogError(.timedOut)))),
      "rejected": page(.of(file, check: .failed(CatalogError(.rejectedCredential, host: "h")))),
      "a file that cannot be read": page(.init(status: .init(error: StoreError(.denied, path: "/a")))),
    ])
  }

  @Test func `A login reports which credential is used, and a logout which remains`() throws {
    func page(_ change: AuthScene.Change, _ credentials: FoundCredential...) -> JSONPage {
      self.page(.init(status: .init(credentials: credentials), result: .success(change)))
    }
    try Envelope("auth").compare([
      "logged in": page(.loggedIn(file, overriddenBy: nil), file),
      "logged in below a variable": page(.loggedIn(file, overriddenBy: variable), variable, file),
      "logged out": page(.loggedOut(wasLoggedIn: true, location: "/a", remaining: nil)),
      "a variable remains": page(.loggedOut(wasLoggedIn: false, location: "/a", remaining: variable), variable),
    ])
  }

  @Test func failures() throws {
    func page(_ problem: AuthScene.Problem) -> JSONPage { self.page(.of(file, after: .failure(problem))) }
    try Envelope("auth").compare([
      "nothing was entered": page(.noCredentialEntered), "no credential": page(.notACredential),
      "rejected": page(.notVerified(.apiKey, CatalogError(.rejectedCredential, host: "h"))),
      "not verified": page(.notVerified(.apiKey, CatalogError(.timedOut, host: "h"))),
      "not saved": page(.failed(StoreError(.diskFull))),
    ])
  }

  @Test func `The document is empty while loading`() {
    #expect(page(.init()).content == .document([:]))
  }
}

@Suite struct CredentialAccessTests {
  @Test(arguments: [
    (["TMDB_API_KEY": "0123456789abcdef"], Credential.Kind.apiKey),
    // A token in place of a key.
    (["TMDB_API_KEY": "abc.def.ghi"], .accessToken),
    (["TMDB_ACCESS_TOKEN": " abc.def.ghi\n", "TMDB_API_KEY": "0123456789abcdef"], .accessToken),
  ])
  func `A credential comes from the environment`(variables: [String: String], kind: Credential.Kind) throws {
    let given = try CredentialAccess.given(EnvironmentVariables(variables), EnglishProgramWords())
    #expect(given?.credential.kind == kind)
  }
}

extension AuthScene.Response {
  /// The credentials, of which the first is in use, after a change or a failure.
  fileprivate static func of(
    _ credentials: FoundCredential..., check: AuthScene.Check? = nil,
    after result: Result<AuthScene.Change, AuthScene.Problem>? = nil
  ) -> AuthScene.Response {
    .init(status: .init(credentials: credentials, check: check), result: result)
  }
}

/// Accepts or rejects every credential, and records them.
actor StubChecker: CredentialChecker {
  private let refusal: CatalogError?
  private(set) var checked: [Credential] = []

  init(refusing refusal: CatalogError? = nil) {
    self.refusal = refusal
  }

  func check(_ credential: Credential) throws(CatalogError) {
    checked.append(credential)
    if let refusal { throw refusal }
  }
}

/// A store that always throws.
struct BrokenCredentials: CredentialStore, AccountStore {
  let location = "/etc/credentials.json"

  func credential() throws(StoreError) -> Credential? { throw StoreError(.malformed, path: location) }
  func save(_ credential: Credential) throws(StoreError) { throw StoreError(.readOnly, path: location) }
  func remove() throws(StoreError) -> Bool { throw StoreError(.readOnly, path: location) }
  func approval() throws(StoreError) -> AccountApproval? { throw StoreError(.malformed, path: location) }
  func save(_ approval: AccountApproval?) throws(StoreError) { throw StoreError(.readOnly, path: location) }
}

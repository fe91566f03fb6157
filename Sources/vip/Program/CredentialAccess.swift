import MovieCurl
import MovieDisplay
import MovieDomain
import MovieHTTP
import MovieLive
import MovieStore
import MovieTMDb

/// The credential of this process: an environment variable takes precedence over the stored one.
struct CredentialAccess: Sendable {
  /// The credential from an environment variable, with the variable's name; nil if none is set.
  let given: (credential: Credential, found: FoundCredential)?
  let store: any CredentialStore & AccountStore
  let checker: NetworkCredentialChecker

  /// The variables of a token and of an API key.
  static let variables = ["TMDB_ACCESS_TOKEN", "TMDB_API_KEY"]

  /// An invalid credential in the environment is an error, unless credentials are optional.
  init(
    _ launch: Launch, _ live: LiveTMDb.Options, isOptional: Bool, words: any ProgramWords
  ) throws(SetupProblem) {
    given = try isOptional ? (try? Self.given(launch.environment, words)) : Self.given(launch.environment, words)
    store = launch.directories.configuration.map { CredentialFile(directory: $0) } ?? UnavailableCredentials()
    checker = NetworkCredentialChecker(
      address: live.address, configuration: live.transport, timeLimit: live.timeLimit)
  }

  /// The credential from the environment; a token takes precedence over an API key.
  static func given(
    _ environment: Environment, _ words: any ProgramWords
  ) throws(SetupProblem) -> (credential: Credential, found: FoundCredential)? {
    for (variable, isKey) in zip(variables, [false, true]) {
      guard let text = environment[variable] else { continue }
      // A token in place of a key has dots, which keys do not have.
      guard let credential = Credential(isKey && !text.contains(".") ? .apiKey : .accessToken, text) else {
        throw SetupProblem(
          code: "rejected-credential", sentence: words.notACredential(variable),
          hint: words.auth.notACredential.advice, status: .unauthorized)
      }
      return (credential, FoundCredential(credential.kind, in: .variable(variable)))
    }
    return nil
  }

  func credential() async throws(StoreError) -> Credential? {
    if let given { return given.credential }
    return try await store.credential()
  }
}

/// Verifies a credential with TMDb over a separate connection.
struct NetworkCredentialChecker: CredentialChecker {
  let address: TMDbAddress
  var configuration: CurlTransport.Configuration
  let timeLimit: Duration
  /// Whether to send the request again when it fails for a reason that may pass.
  var retries = true

  func check(_ credential: Credential) async throws(CatalogError) {
    let transport = CurlTransport(configuration: configuration)
    defer { transport.shutdown() }
    let policy = RetryPolicy(timeLimit: timeLimit)
    let retrying = RetryingTransport(transport, policy: policy, clock: ContinuousClock()) { .random(in: 0...1) }
    try await TMDbCredentialChecker(transport: retries ? retrying : transport, address: address, timeLimit: timeLimit)
      .check(credential)
  }
}

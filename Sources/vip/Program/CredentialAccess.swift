import CurlTransport
import HTTPPort
import MovieDomain
import MovieStore
import ProgramScenes
import TMDb

/// The credential of this process: an environment variable takes precedence over the stored one.
struct CredentialAccess: Sendable {
  /// The credential from an environment variable, with the variable's name; nil if none is set.
  let given: (credential: TMDbCredential, found: FoundCredential)?
  let store: any CredentialStore
  let checker: any CredentialChecker

  /// The variables of a token and of an API key.
  static let variables = ["TMDB_ACCESS_TOKEN", "TMDB_API_KEY"]

  /// The credential from the environment; a token takes precedence over an API key.
  static func given(
    _ environment: Environment, _ words: any ProgramWords
  ) throws(SetupProblem) -> (credential: TMDbCredential, found: FoundCredential)? {
    for (variable, isKey) in zip(variables, [false, true]) {
      guard let text = environment[variable] else { continue }
      guard let credential = TMDbCredential(pasted: text, isKey: isKey) else {
        throw SetupProblem(
          code: "rejected-credential", sentence: words.notACredential(variable), status: ExitStatus.unauthorized)
      }
      return (credential, FoundCredential(credential.kind, in: .variable(variable)))
    }
    return nil
  }

  /// The credential to use; nil if there is none.
  func credential() async throws(StoreError) -> TMDbCredential? {
    if let given { return given.credential }
    return try await store.credential().map { TMDbCredential($0) }
  }
}

/// Verifies a credential with TMDb over a separate connection.
struct NetworkCredentialChecker: CredentialChecker {
  let address: TMDbAddress
  let configuration: CurlTransport.Configuration

  func check(_ credential: Credential) async throws(CatalogError) {
    let transport = CurlTransport(configuration: configuration)
    defer { transport.shutdown() }
    let retrying = RetryingTransport(transport, clock: ContinuousClock()) { .random(in: 0...1) }
    try await TMDbCredentialChecker(transport: retrying, address: address).check(credential)
  }
}

extension TMDbCredential {
  fileprivate var kind: Credential.Kind {
    switch self {
    case .accessToken: .accessToken
    case .apiKey: .apiKey
    }
  }
}

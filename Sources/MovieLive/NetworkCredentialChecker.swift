package import MovieCurl
package import MovieDomain
import MovieHTTP
package import MovieTMDb

/// Verifies a credential with TMDb over a separate connection.
package struct NetworkCredentialChecker: CredentialChecker {
  package let address: TMDbAddress
  package var configuration: CurlTransport.Configuration
  /// Whether to send the request again when it fails for a reason that may pass.
  package var retries = true
  private let timeLimit: Duration

  /// Creates a checker that uses the network as the catalog with these options does.
  package init(_ options: LiveTMDb.Options) {
    (address, configuration, timeLimit) = (options.address, options.transport, options.timeLimit)
  }

  package func check(_ credential: Credential) async throws(CatalogError) {
    let transport = CurlTransport(configuration: configuration)
    defer { transport.shutdown() }
    let policy = RetryPolicy(timeLimit: timeLimit)
    let redacting = RedactingTransport(transport, secrets: [credential.secret])
    let retrying = RetryingTransport(redacting, policy: policy, clock: ContinuousClock()) { .random(in: 0...1) }
    try await TMDbCredentialChecker(transport: retries ? retrying : redacting, address: address, timeLimit: timeLimit)
      .check(credential)
  }
}

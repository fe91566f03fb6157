import MovieCurl
package import MovieDomain
import MovieHTTP
import MovieTMDb

/// Verifies a credential with TMDb over a separate connection.
package struct NetworkCredentialChecker: CredentialChecker {
  /// How to use the network; the cache is not used.
  package var options: LiveTMDb.Options
  /// Whether to send the request again when it fails for a reason that may pass.
  package var retries = true

  /// Creates a checker that uses the network as the catalog with these options does.
  package init(_ options: LiveTMDb.Options) {
    self.options = options
  }

  package func check(_ credential: Credential) async throws(CatalogError) {
    let curl = CurlTransport(configuration: options.transport)
    defer { curl.shutdown() }
    let redacting = RedactingTransport(curl, secrets: [credential.secret])
    let transport: any HTTPTransport = retries ? options.retrying(redacting) : redacting
    try await TMDbCredentialChecker(transport: transport, address: options.address, timeLimit: options.timeLimit)
      .check(credential)
  }
}

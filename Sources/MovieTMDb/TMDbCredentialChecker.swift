public import MovieDomain
public import MovieHTTP
import MovieJSON

/// Verifies credentials with TMDb.
///
/// Use a transport without a cache: cached responses are the same for every credential.
public struct TMDbCredentialChecker: CredentialChecker {
  private let transport: any HTTPTransport
  private let address: TMDbAddress
  private let timeLimit: Duration

  /// Creates a checker that sends its requests over `transport`. The time limit includes retries.
  public init(transport: any HTTPTransport, address: TMDbAddress = .api, timeLimit: Duration = .seconds(20)) {
    self.transport = transport
    self.address = address
    self.timeLimit = timeLimit
  }

  public func check(_ credential: Credential) async throws(CatalogError) {
    let client = TMDbClient(transport: transport, address: address, credential: credential, timeLimit: timeLimit)
    // The configuration is not used, but the log-in page of a captive portal is not an object.
    let isError = try await client.send("/configuration") { json in
      // An error response, which a proxy may pass on with the status of a success.
      json.isObject ? json["success"]?.bool == false : nil
    }
    if isError.value {
      throw CatalogError(.rejectedCredential, host: address.authority)
    }
  }
}

public import HTTPPort
import JSONText
public import MovieDomain

/// Verifies credentials with TMDb.
///
/// Use a transport without a cache: cached responses are the same for every credential.
public struct TMDbCredentialChecker: CredentialChecker {
  private let transport: any HTTPTransport
  private let address: TMDbAddress

  /// Creates a checker that sends its requests over `transport`.
  public init(transport: any HTTPTransport, address: TMDbAddress = .api) {
    self.transport = transport
    self.address = address
  }

  public func check(_ credential: Credential) async throws(CatalogError) {
    try await check(TMDbCredential(credential))
  }

  /// Verifies a credential that does not come from a store. Throws as `check(_:)` for a stored one does.
  public func check(_ credential: TMDbCredential) async throws(CatalogError) {
    let client = TMDbClient(transport: transport, address: address, credential: credential)
    // The configuration is not used, but the log-in page of a captive portal is not an object.
    let isError = try await client.get("/configuration", query: []) { json in
      // An error response, which a proxy may pass on with the status of a success.
      json.isObject ? json["success"]?.bool == false : nil
    }
    if isError.value {
      throw CatalogError(.rejectedCredential, host: address.authority)
    }
  }
}

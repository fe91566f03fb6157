public import HTTPPort
public import MovieDomain

/// Verifies credentials with TMDb.
///
/// Use a transport without a cache, because cached responses do not depend on the credential.
public struct TMDbCredentialChecker: CredentialChecker {
  private let transport: any HTTPTransport
  private let address: TMDbAddress

  public init(transport: any HTTPTransport, address: TMDbAddress = .api) {
    self.transport = transport
    self.address = address
  }

  public func check(_ credential: Credential) async throws(CatalogError) {
    try await check(TMDbCredential(credential))
  }

  /// Verifies a credential that does not come from a store.
  public func check(_ credential: TMDbCredential) async throws(CatalogError) {
    let client = TMDbClient(transport: transport, address: address, credential: credential)
    let answer = try await client.get(ConfigurationResponse.self, "/configuration", query: []).answer
    if answer.success == false {
      throw CatalogError(.rejectedCredential, host: address.authority)
    }
  }
}

/// TMDb's configuration. Its contents are unused, but decoding them tells it from a captive-portal page.
private struct ConfigurationResponse: Decodable {
  /// Present in error responses, which a proxy may pass on with a different status.
  var success: Bool?
}

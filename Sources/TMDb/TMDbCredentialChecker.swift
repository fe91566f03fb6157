public import HTTPPort
public import MovieDomain

/// Asks TMDb whether it takes a credential.
///
/// Give it a transport that keeps no answers: kept answers serve every credential alike.
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

  /// The same for one that no store holds.
  public func check(_ credential: TMDbCredential) async throws(CatalogError) {
    let client = TMDbClient(transport: transport, address: address, credential: credential)
    let answer = try await client.get(ConfigurationAnswer.self, "/configuration", query: []).answer
    if answer.success == false {
      throw CatalogError(.rejectedCredential, host: address.authority)
    }
  }
}

/// What TMDb says of itself. Nothing in it is needed, but a sign-in page is no such object.
private struct ConfigurationAnswer: Decodable {
  /// Present in refusals, which a proxy may pass on with another status.
  var success: Bool?
}

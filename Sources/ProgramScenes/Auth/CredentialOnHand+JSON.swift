import MovieDomain
package import MovieJSON

extension CredentialOnHand: JSONRepresentable {
  /// Its kind and where it is, never the secret.
  package var json: JSONValue {
    let kind: JSONValue =
      switch kind {
      case .accessToken: "access-token"
      case .apiKey: "api-key"
      }
    return switch place {
    case .variable(let name): ["kind": kind, "variable": .string(name), "file": nil]
    case .store(let path): ["kind": kind, "variable": nil, "file": .string(path)]
    }
  }
}

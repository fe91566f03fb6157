package import MovieData
import MovieDomain

extension FoundCredential: JSONRepresentable {
  /// The kind and location, never the secret.
  package var json: JSONValue {
    let kind: JSONValue =
      switch kind {
      case .accessToken: "access-token"
      case .apiKey: "api-key"
      }
    return switch location {
    case .variable(let name): ["kind": kind, "variable": .string(name), "file": nil]
    case .store(let path): ["kind": kind, "variable": nil, "file": .string(path)]
    }
  }
}

package import MovieDomain

/// A machine-readable failure code, such as `rejected-credential`.
package struct FailureCode: Sendable, Hashable {
  /// The code in lower case, with hyphens between words.
  package let text: String

  /// The request itself was invalid.
  package static let usage = FailureCode(camelCase: "usage")
  /// Several films or people match.
  package static let ambiguous = FailureCode(camelCase: "ambiguous")
  package static let unsupported = FailureCode(CatalogError(.unsupported))
  package static let notFound = FailureCode(CatalogError(.notFound))
  package static let missingCredential = FailureCode(CatalogError(.missingCredential))
  package static let malformedResponse = FailureCode(CatalogError(.malformedResponse))

  package init(_ error: CatalogError) {
    self.init(camelCase: error.code.rawValue)
  }

  package init(_ error: StoreError) {
    self.init(camelCase: error.code.rawValue)
  }

  package init(_ error: CatalogOrStoreError) {
    switch error {
    case .catalog(let error): self.init(error)
    case .store(let error): self.init(error)
    }
  }

  /// The code of the first error, or of the first credential error, because no request succeeds until that is fixed.
  package init(decisiveOf errors: [CatalogError]) {
    let decisive = errors.first { $0.code == .missingCredential || $0.code == .rejectedCredential } ?? errors.first
    self = decisive.map { FailureCode($0) } ?? .notFound
  }

  /// Returns the code with a message for people.
  func json(saying message: String) -> JSONValue { ["code": text.json, "message": message.json] }

  /// Turns `rejectedCredential` into `rejected-credential`.
  private init(camelCase name: String) {
    text = name.reduce(into: "") { text, letter in
      text += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }
}

import MovieDomain

/// What programs can tell failures by, such as `rejected-credential`.
struct FailureCode: Sendable, Hashable {
  let text: String

  private init(_ text: String) {
    self.text = text
  }

  /// What was asked for does not exist in these terms.
  static let usage = FailureCode("usage")
  static let notFound = FailureCode(CatalogError(.notFound))
  static let missingCredential = FailureCode(CatalogError(.missingCredential))
  static let outOfRange = FailureCode(CatalogError(.outOfRange))
  static let malformedAnswer = FailureCode(CatalogError(.malformedAnswer))

  init(_ error: CatalogError) {
    self.init(camelCase: error.code.description)
  }

  init(_ error: StoreError) {
    self.init(camelCase: error.code.description)
  }

  /// Of several failures, one about the credential counts most, as nothing can be asked before that is put right.
  init(decisiveOf errors: [CatalogError]) {
    let decisive = errors.first { $0.code == .missingCredential || $0.code == .rejectedCredential } ?? errors.first
    self = decisive.map { FailureCode($0) } ?? .notFound
  }

  private init(camelCase name: String) {
    text = name.reduce(into: "") { text, letter in
      text += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }
}

import ArgumentParser

/// The number of a page, as it is typed.
struct PageNumber: Hashable, Sendable {
  /// What catalogs answer for.
  static let values = 1...500
  static let first = PageNumber(value: 1)

  let value: Int

  private init(value: Int) {
    self.value = value
  }

  init(argument: String) throws {
    guard let value = Int(argument), Self.values.contains(value) else {
      throw ValidationError("A page must be a number from \(Self.values.lowerBound) to \(Self.values.upperBound).")
    }
    self.value = value
  }
}

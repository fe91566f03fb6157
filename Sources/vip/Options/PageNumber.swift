import ArgumentParser

/// A page number on the command line.
struct PageNumber: Hashable, Sendable {
  /// The page numbers that TMDb accepts.
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

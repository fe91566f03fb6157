import ArgumentParser

/// The id of a film or a person, as it is typed.
struct CatalogID: Hashable, Sendable {
  /// No catalog counts further.
  static let values = 1...Int(Int32.max)

  let value: Int

  init(argument: String) throws {
    guard let value = Int(argument), Self.values.contains(value) else {
      throw ValidationError("An id is a whole number from 1 to \(Self.values.upperBound).")
    }
    self.value = value
  }
}

import ArgumentParser

/// A film's or person's id on the command line.
struct CatalogID: Hashable, Sendable {
  /// The ids that catalogs use.
  static let values = 1...Int(Int32.max)

  let value: Int

  init(argument: String) throws {
    // Swift also parses `+7` and the digits of other scripts, which are not ids.
    guard argument.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(argument),
      Self.values.contains(value)
    else {
      throw ValidationError("An id must be a whole number from 1 to \(Self.values.upperBound).")
    }
    self.value = value
  }
}

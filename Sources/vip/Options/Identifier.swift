import ArgumentParser

/// The number of a film or a person: positive, and no larger than catalogs count.
struct Identifier: ExpressibleByArgument, Hashable {
  let number: Int

  init?(argument: String) {
    // `+7` and the digits of other scripts are numbers to Swift, but nobody's id.
    guard argument.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int32(argument), number > 0 else {
      return nil
    }
    self.number = Int(number)
  }
}

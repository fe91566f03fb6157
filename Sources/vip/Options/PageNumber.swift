import ArgumentParser

/// The number of a page, from 1 to 500.
struct PageNumber: ExpressibleByArgument, Hashable, CustomStringConvertible {
  static let first = PageNumber(number: 1)

  let number: Int

  private init(number: Int) {
    self.number = number
  }

  init?(argument: String) {
    guard let number = Int(argument), (1...500).contains(number) else { return nil }
    self.number = number
  }

  var description: String { String(number) }
}

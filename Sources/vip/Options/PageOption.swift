import ArgumentParser

/// The option of lists that are shown page by page.
struct PageOption: ParsableArguments {
  /// The page numbers that TMDb accepts.
  private static let numbers = 1...500

  @Option(
    name: .customLong("page"), parsing: .unconditional,
    help: ArgumentHelp("Page number, 1 to 500.", valueName: "page"), transform: { try parse($0, in: numbers) })
  var number = 1

  /// Parses the number of a page.
  static func parse(_ argument: String, in numbers: ClosedRange<Int>) throws -> Int {
    guard let number = Int(argument), numbers.contains(number) else {
      throw ValidationError("A page must be a number from \(numbers.lowerBound) to \(numbers.upperBound).")
    }
    return number
  }
}

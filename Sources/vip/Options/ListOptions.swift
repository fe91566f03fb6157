import ArgumentParser

/// The options of every command that shows a list from a catalog.
struct ListOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Show what each film is about.")
  var long = false

  @OptionGroup var posterOptions: PosterOptions
  @OptionGroup var table: TableOptions
}

/// The options of every command that shows a list.
struct TableOptions: ParsableArguments {
  @Flag(help: "Print tab-separated values, one line per entry.")
  var tsv = false

  @Flag(help: "With --tsv, print the names of the columns first.")
  var header = false

  @OptionGroup(title: "Common options") var display: DisplayOptions

  var format: OutputFormat { tsv ? .table(hasHeader: header) : display.format }

  func validate() throws {
    if tsv, display.json {
      throw ValidationError("--tsv and --json cannot be used together.")
    }
    if header, !tsv {
      throw ValidationError("--header needs --tsv.")
    }
  }
}

/// The options of commands that can show a wall of posters.
struct PosterOptions: ParsableArguments {
  @Flag(inversion: .prefixedNo, help: "Show posters, or not (default: your setting).")
  var posters: Bool?

  @OptionGroup var imageOptions: ImageOptions

  func validate() throws {
    if posters == true, imageOptions.images == .none {
      throw ValidationError("--posters and --images none cannot be used together.")
    }
  }
}

struct ImageOptions: ParsableArguments {
  @Option(help: "How to show images.")
  var images: ImageChoice = .auto
}

extension ImageChoice: ExpressibleByArgument {}

struct PageOption: ParsableArguments {
  /// The page numbers that TMDb accepts.
  private static let numbers = 1...500

  @Option(
    name: .customLong("page"), parsing: .unconditional,
    help: ArgumentHelp("Page number, 1 to 500.", valueName: "page"), transform: { try parse($0, in: numbers) })
  var number = 1

  static func parse(_ argument: String, in numbers: ClosedRange<Int>) throws -> Int {
    guard let number = Int(argument), numbers.contains(number) else {
      throw ValidationError("A page must be a number from \(numbers.lowerBound) to \(numbers.upperBound).")
    }
    return number
  }
}

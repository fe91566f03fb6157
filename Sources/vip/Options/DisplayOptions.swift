public import ArgumentParser
import MovieData
import MovieDomain
import MovieTerminal

/// The display options and the format of a command that shows something.
protocol ShownOptions {
  var display: DisplayOptions { get }
  var format: OutputFormat { get }
}

extension ParsableArguments {
  /// Throws a usage error for two options that exclude each other, if both are given.
  func exclude(_ one: String, _ other: String, if areGiven: Bool) throws {
    if areGiven { throw ValidationError("\(one) and \(other) cannot be used together.") }
  }
}

/// The options of every command that shows something.
struct DisplayOptions: ParsableArguments, ShownOptions {
  /// The valid page widths, in columns.
  static let widths = 20...1000

  @Flag(help: "Print JSON.")
  var json = false

  @Option(
    help: "With --json, print only these fields of each film or person, such as id,title.", completion: .jsonFields,
    transform: DisplayOptions.fieldNames)
  var fields: [String]?

  @Option(
    parsing: .unconditional, help: "Width in columns, 20 to 1000 (default: the terminal's, or 80).",
    transform: { try widths.number($0) })
  var width: Int?

  @Option(help: "When to use color.")
  var color: ColorChoice = .auto

  @Option(
    help: "Language, such as en or pt-BR (default: your setting, or the system's). Help is in English.",
    transform: {
      try Setting.language.code(of: $0).flatMap { Language($0) }.orUse("Use a code or a name, such as en or pt-BR.")
    })
  var language: Language?

  @Option(
    help: "Country for release dates, such as US (default: your setting, or the system's).",
    transform: { try Setting.region.code(of: $0).flatMap { Region($0) }.orUse("Use a code or a name, such as US.") })
  var region: Region?

  @Flag(help: "Refetch; use the cache only if that fails.")
  var refresh = false

  @Flag(help: "Use cached data only.")
  var offline = false

  @Flag(inversion: .prefixedNo, help: "Show long output in a pager, or not (default: your setting).")
  var pager: Bool?

  @Flag(help: "Print lines to read aloud, without columns, colors and pictures (default: your setting).")
  var accessible = false

  @Flag(help: "Log every step from request to screen to standard error, as JSON.")
  var trace = false

  @Option(help: ArgumentHelp("Record the run's HTTP exchanges in a folder.", valueName: "folder"))
  var record: String?

  @Option(help: ArgumentHelp("Replay a recording from a folder, without network or token.", valueName: "folder"))
  var replay: String?

  func validate() throws {
    try exclude("--refresh", "--offline", if: refresh && offline)
    try exclude("--record", "--replay", if: record != nil && replay != nil)
    try exclude("--record", "--offline", if: record != nil && offline)
    if fields != nil, !json { throw ValidationError("--fields needs --json.") }
    for (name, folder) in [("--record", record), ("--replay", replay)] where folder?.isEmpty ?? false {
      throw ValidationError("\(name) needs the path of a folder.")
    }
  }

  var display: DisplayOptions { self }
  var format: OutputFormat { json ? .json(fields: fields ?? []) : .text }

  /// Adds this session's options to a typed line. Options on the line take precedence.
  func inSession(_ words: [String]) -> [String] {
    // These take no such options.
    if ["help", "completions", "manual"].contains(words.first) { return words }
    let values = [("replay", replay), ("language", language?.tag), ("region", region?.code)]
    let flags = [("offline", offline), ("accessible", accessible)]
    let options =
      values.compactMap { name, value in value.map { "--\(name)=\($0)" } } + flags.filter(\.1).map { "--\($0.0)" }
    let end = words.firstIndex { $0.hasPrefix("-") } ?? words.endIndex
    return words[..<end] + options + words[end...]
  }

  /// Whether there are options that a page of the browser cannot follow, because all pages have the same.
  var areOfSession: Bool {
    offline || refresh || language != nil || region != nil || record != nil || replay != nil
  }

  /// The names of JSON fields, separated by commas or blanks.
  static func fieldNames(_ argument: String) throws -> [String] {
    let names = argument.split { $0 == "," || $0.isWhitespace }.map(String.init)
    guard !names.isEmpty else { throw ValidationError("Name a field, such as id.") }
    return names
  }
}

/// The format of a command's results. Failures are JSON or text.
enum OutputFormat: Sendable, Hashable {
  case text
  /// With only some fields of each row, unless none is named.
  case json(fields: [String])
  case table(hasHeader: Bool)

  /// The error if fields are named that the JSON of a scene does not have; nil if there is none.
  func problem(of known: @autoclosure () -> JSONFields) -> SetupProblem? {
    guard case .json(let fields) = self, !fields.isEmpty else { return nil }
    let known = known()
    guard !known.names.isEmpty else {
      return .usage("This JSON has no fields to choose from.", hint: "Leave out --fields.")
    }
    return fields.first { !known.names.contains($0) }.map {
      .usage("“\($0)” is not a field of this JSON.", hint: "Choose from \(known.names.joined(separator: ", ")).")
    }
  }

  var isText: Bool { self == .text }
  var isTable: Bool { if case .table = self { true } else { false } }
  /// Whether failures are JSON instead of text, and nothing else is written to standard error.
  var isJSON: Bool { if case .json = self { true } else { false } }
}

/// The options of every command that shows films, besides those of tables.
///
/// Groups are side by side where they can be: in a debug build, the parser takes four times as long for each group inside
/// another, which slows the tests.
struct ListOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Show what each film is about.")
  var long = false

  @OptionGroup var posterOptions: PosterOptions

  var needs: Program.Needs { .init(posters: posterOptions, showsDescriptions: long) }
}

/// The options of every command that shows a list.
struct TableOptions: ParsableArguments, ShownOptions {
  @Flag(help: "Print tab-separated values, one line per entry.")
  var tsv = false

  @Flag(help: "With --tsv, print the names of the columns first.")
  var header = false

  @OptionGroup(title: "Common options") var display: DisplayOptions

  var format: OutputFormat { tsv ? .table(hasHeader: header) : display.format }

  func validate() throws {
    try exclude("--tsv", "--json", if: tsv && display.json)
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
    try exclude("--posters", "--images none", if: posters == true && imageOptions.images == .none)
  }
}

struct ImageOptions: ParsableArguments {
  @Option(help: "How to show images.")
  var images: ImageChoice = .auto
}

struct PageOption: ParsableArguments {
  /// The page numbers that TMDb accepts.
  private static let numbers = 1...500

  @Option(
    name: .customLong("page"), parsing: .unconditional,
    help: ArgumentHelp("Page number, 1 to 500.", valueName: "page"), transform: { try numbers.number($0) })
  var number = 1
}

extension Optional {
  /// The value of an argument. If there is none, throws only what to use: the parser names the option and the argument.
  func orUse(_ sentence: String) throws -> Wrapped {
    guard let value = self else { throw ValidationError(sentence) }
    return value
  }
}

extension ClosedRange<Int> {
  /// The number that an argument is. Throws a usage error if it is outside the range, or no number.
  func number(_ argument: String) throws -> Int {
    try Int(argument).flatMap { contains($0) ? $0 : nil }.orUse("Use a number from \(lowerBound) to \(upperBound).")
  }
}

extension ColorChoice: ExpressibleByArgument {}
extension ImageChoice: ExpressibleByArgument {}
extension FilmFileFormat: ExpressibleByArgument {}
extension MovieFilter.Order: ExpressibleByArgument {}
extension PersonRole: ExpressibleByArgument {}
extension Shelf: ExpressibleByArgument {}
extension ShelfOrder.Field: ExpressibleByArgument {}

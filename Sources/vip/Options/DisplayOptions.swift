import ArgumentParser
import MovieDomain

/// The options of every command that shows something.
struct DisplayOptions: ParsableArguments {
  /// The valid page widths, in columns.
  static let widths = 20...1000

  @Option(
    help: ArgumentHelp(
      "Print JSON; with fields, such as id,title, only these of each film or person.", valueName: "fields"),
    completion: .jsonFields)
  var json: JSONChoice?

  @Option(parsing: .unconditional, help: "Width in columns, 20 to 1000 (default: the terminal's, or 80).")
  var width: Int?

  @Option(help: "When to use color.")
  var color: ColorChoice = .auto

  @Option(
    help: ArgumentHelp(
      "Language, such as en or pt-BR (default: your setting, or the system's).",
      discussion: "Help is in English."))
  var language: Language?

  @Option(help: "Country for release dates, such as US (default: your setting, or the system's).")
  var region: Region?

  @Flag(help: "Refetch; use the cache only if that fails.")
  var refresh = false

  @Flag(help: "Use cached data only.")
  var offline = false

  @Flag(help: "Do not use a pager.")
  var noPager = false

  @Flag(help: "Log every step from request to screen to standard error, as JSON.")
  var trace = false

  @Option(help: ArgumentHelp("Record the run's HTTP exchanges in a folder.", valueName: "folder"))
  var record: String?

  @Option(help: ArgumentHelp("Replay a recording from a folder, without network or token.", valueName: "folder"))
  var replay: String?

  func validate() throws {
    for (one, other) in [("--refresh", "--offline"), ("--record", "--replay"), ("--record", "--offline")]
    where isGiven(one) && isGiven(other) {
      throw ValidationError("\(one) and \(other) cannot be used together.")
    }
    for (name, folder) in [("--record", record), ("--replay", replay)] where folder?.isEmpty ?? false {
      throw ValidationError("\(name) needs the path of a folder.")
    }
    if let width, !Self.widths.contains(width) {
      throw ValidationError("--width must be from \(Self.widths.lowerBound) to \(Self.widths.upperBound).")
    }
  }
}

extension DisplayOptions {
  /// The output format that these options choose.
  var format: OutputFormat { json.map { .json(fields: $0.fields) } ?? .text }

  private func isGiven(_ name: String) -> Bool {
    switch name {
    case "--refresh": refresh
    case "--offline": offline
    case "--record": record != nil
    default: replay != nil
    }
  }
}

extension ColorChoice: ExpressibleByArgument {}

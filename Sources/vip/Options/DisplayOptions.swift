import ArgumentParser
import MovieDomain

/// The options of every command that shows something.
struct DisplayOptions: ParsableArguments {
  /// The valid page widths, in columns.
  static let widths = 20...1000

  @Flag(help: "Print JSON.")
  var json = false

  @Option(
    help: "With --json, print only these fields of each film or person, such as id,title.", completion: .jsonFields,
    transform: DisplayOptions.fieldNames)
  var fields: [String]?

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
    let given = [
      "--refresh": refresh, "--offline": offline, "--record": record != nil, "--replay": replay != nil,
    ].filter(\.value)
    for (one, other) in [("--refresh", "--offline"), ("--record", "--replay"), ("--record", "--offline")]
    where given.keys.contains(one) && given.keys.contains(other) {
      throw ValidationError("\(one) and \(other) cannot be used together.")
    }
    if fields != nil, !json { throw ValidationError("--fields needs --json.") }
    for (name, folder) in [("--record", record), ("--replay", replay)] where folder?.isEmpty ?? false {
      throw ValidationError("\(name) needs the path of a folder.")
    }
    if let width, !Self.widths.contains(width) {
      throw ValidationError("--width must be from \(Self.widths.lowerBound) to \(Self.widths.upperBound).")
    }
  }

  var format: OutputFormat { json ? .json(fields: fields ?? []) : .text }

  /// A command line that is typed in a session with these options, with those that also count for it. Its own come later,
  /// and so win.
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

  /// The names of JSON fields, separated by commas or blanks.
  static func fieldNames(_ argument: String) throws -> [String] {
    let names = argument.split { $0 == "," || $0.isWhitespace }.map(String.init)
    guard !names.isEmpty else { throw ValidationError("--fields needs the name of a field.") }
    return names
  }
}

extension ColorChoice: ExpressibleByArgument {}

import ArgumentParser
import MovieDomain

/// What every command that shows something takes.
struct DisplayOptions: ParsableArguments {
  /// Columns that a page can have.
  static let widths = 20...1000

  @Flag(help: "Write JSON for other programs.")
  var json = false

  @Option(parsing: .unconditional, help: "Columns to fill, from 20 to 1000. (default: the terminal's, or 80)")
  var width: Int?

  @Option(help: "Whether to color: auto, always or never.")
  var color: ColorChoice = .auto

  @Option(help: "Language of the films' texts, such as en or pt-BR. (default: the system's)")
  var language: Language?

  @Option(help: "Country whose releases count, such as US. (default: the system's)")
  var region: Region?

  @Flag(help: "Ask the network anew, whatever is kept.")
  var refresh = false

  @Flag(help: "Ask nothing of the network.")
  var offline = false

  @Flag(help: "Write every turn from request to screen to standard error, as JSON.")
  var trace = false

  @Option(help: ArgumentHelp("Keep a copy of every answer of the network in a folder.", valueName: "folder"))
  var record: String?

  @Option(help: ArgumentHelp("Take the answers from such a folder, without network or token.", valueName: "folder"))
  var replay: String?

  func validate() throws {
    for (one, other) in [("--refresh", "--offline"), ("--record", "--replay"), ("--record", "--offline")]
    where isGiven(one) && isGiven(other) {
      throw ValidationError("\(one) and \(other) exclude each other.")
    }
    for (name, folder) in [("--record", record), ("--replay", replay)] where folder?.isEmpty ?? false {
      throw ValidationError("\(name) takes the path of a folder.")
    }
    if let width, !Self.widths.contains(width) {
      throw ValidationError("--width takes a number from \(Self.widths.lowerBound) to \(Self.widths.upperBound).")
    }
  }
}

extension DisplayOptions {
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

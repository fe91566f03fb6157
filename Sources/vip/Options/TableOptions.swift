import ArgumentParser

/// The options of every command that shows a list.
struct TableOptions: ParsableArguments {
  @Flag(help: "Print tab-separated values, one line per entry.")
  var tsv = false

  @Flag(help: "With --tsv, print the names of the columns first.")
  var header = false

  @OptionGroup(title: "Common options") var display: DisplayOptions

  /// The output format that the options choose.
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

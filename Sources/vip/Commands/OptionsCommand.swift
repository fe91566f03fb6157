import ArgumentParser

/// `vip help options`: the options of every command that shows something.
struct OptionsCommand: ParsableCommand {
  static let name = "options"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Options of all commands that show something.",
    discussion: """
      EXAMPLES:
        vip home --width 120
        vip detail 12 --json
        vip genres --language ru
      """,
    shouldDisplay: false)

  @OptionGroup var options: DisplayOptions

  func run() throws {
    throw CleanExit.helpRequest(self)
  }
}

import ArgumentParser

/// `vip help options`: the options of every command that shows something.
struct OptionsCommand: ParsableCommand {
  static let name = "options"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Options that almost every command accepts.",
    discussion: """
      EXAMPLES:
        vip home --width 120
        vip detail 12 --json
        vip list --json id,title
        vip genres --language ru

      The fields of --json are stable and documented: they are those of TMDb's API where it has them. A list has its \
      films in `movies`, its people in `people`, as in `vip list --json | jq '.movies[0]'`.
      """,
    shouldDisplay: false)

  @OptionGroup var options: DisplayOptions

  func run() throws {
    throw CleanExit.helpRequest(self)
  }
}

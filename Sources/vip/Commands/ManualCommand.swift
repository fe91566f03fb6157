import ArgumentParser
import MovieLibC

/// `vip manual`: shows the manual page, generated from the commands' help, or prints it for `man` if standard output is no
/// terminal.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Show the manual page.",
    discussion: """
      EXAMPLES:
        vip manual
        vip manual > vip.1
      """,
    shouldDisplay: false)

  func run() {
    guard isatty(STDOUT_FILENO) == 1, UserPrograms.found().find("man") != nil, Pager.manual.show(ManualPage.text) else {
      return OutputStream.standardOutput.write(ManualPage.text)
    }
  }
}

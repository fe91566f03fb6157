import ArgumentParser

/// `vip manual`: prints the manual page, generated from the commands' help.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Print the manual page.",
    discussion: """
      EXAMPLES:
        vip manual > vip.1
      """,
    shouldDisplay: false)

  func run() {
    OutputStream.standardOutput.write(ManualPage.text)
  }
}

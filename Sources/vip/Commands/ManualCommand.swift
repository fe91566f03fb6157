import ArgumentParser

/// `vip manual`: the manual page, made of what the commands say of themselves.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Print the manual page.",
    discussion: """
      EXAMPLES:
        vip manual > vip.1
      """,
    shouldDisplay: false)

  func run() throws {
    OutputStream.standardOutput.write(try ManualPage(dump: Vip._dumpHelp()).text)
  }
}

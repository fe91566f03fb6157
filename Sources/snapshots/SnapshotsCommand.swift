import ArgumentParser

/// The `snapshots` command.
@main
struct SnapshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshots",
    abstract: "Reviews and maintains the golden files of snapshot tests.",
    discussion: """
      A failing snapshot test saves the received text in .build/snapshots/pending. Goldens in Snapshots/ change only \
      when you accept it.
      """,
    subcommands: [
      StatusCommand.self, ReviewCommand.self, AcceptCommand.self, RejectCommand.self, TestCommand.self,
      PruneCommand.self,
    ],
    defaultSubcommand: StatusCommand.self)
}

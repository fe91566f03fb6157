import ArgumentParser

/// The `snapshots` command.
@main
struct SnapshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshots",
    abstract: "Decides about the golden files of snapshot tests.",
    discussion: """
      A snapshot test that fails leaves the text it received in .build/snapshots/pending. Nothing becomes a golden \
      below Snapshots/ before you accept it.
      """,
    subcommands: [
      StatusCommand.self, ReviewCommand.self, AcceptCommand.self, RejectCommand.self, TestCommand.self,
      PruneCommand.self,
    ],
    defaultSubcommand: StatusCommand.self)
}

import SnapshotFiles

extension SnapshotCommand {
  static let report = SnapshotCommand(
    name: "report",
    abstract: "Writes a report on pending snapshots and unused goldens, with diffs, for a pull request.",
    discussion: "Writes to standard output. The report says so if nothing is pending or known.",
    options: [
      CommandOption(
        name: "--format", value: "FORMAT", help: "markdown (the default), json or html."),
      CommandOption(
        name: "--check", help: "Exit with status 1 if there is something to report, and with 2 if nothing is known."),
      .from,
    ]
  ) { arguments, context in
    let layout = try context.layout()
    let lastRun = LastRun(of: layout, arguments)
    let snapshots = try arguments.pendingFolder(of: layout).snapshots()
    let report = Report(snapshots: snapshots, lastRun: lastRun)
    switch arguments.values("--format").last ?? "markdown" {
    case "markdown": context.write(report.markdown)
    case "html": context.write(report.html)
    case "json": context.write(PendingJSON.text(of: snapshots, layout: layout, diffs: true, lastRun: lastRun))
    case let format:
      throw UsageError(
        "\"\(VisibleText.line(format))\" is not a format. It can be markdown, json or html.", command: "report")
    }
    return arguments.has("--check") ? lastRun.checkStatus(pending: snapshots) : ExitStatus.success
  }
}

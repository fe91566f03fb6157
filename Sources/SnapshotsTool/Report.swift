import SnapshotFiles

/// A report on a run, as Markdown or as a page.
struct Report {
  let snapshots: [PendingSnapshot]
  let lastRun: LastRun

  /// The number of bytes of Markdown before its last lines. GitHub refuses comments of more than 65,536 characters.
  private static let limit = 60_000
  /// The number of bytes of Markdown up to which diffs are shown.
  private static let diffLimit = 50_000

  /// Such as "2 changed, 1 new, 3 unused".
  private var summary: String {
    let kinds: [(PendingSnapshot.Kind, String)] = [(.changed, "changed"), (.new, "new"), (.conflict, "in conflict")]
    var counts = kinds.map { kind, name in (count: snapshots.count { $0.kind == kind }, name: name) }
    counts.append((lastRun.paths.count, "unused"))
    let texts = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.name)" }
    if !texts.isEmpty { return texts.joined(separator: ", ") }
    // Without a run that passed, there may be changes that no test has seen.
    return lastRun.hasPassed ? "No snapshot has changed" : "Nothing is known"
  }

  /// Markdown with a folded diff for each snapshot. In HTML, links and mentions of another machine's paths do nothing.
  var markdown: String {
    var text = "### Snapshots: \(summary)\n"
    var omitted = 0
    func add(_ part: String) {
      if text.utf8.count + part.utf8.count <= Self.limit { text += part } else { omitted += 1 }
    }
    for note in lastRun.notes { add("\n<p><code>\(Self.escaped(note))</code></p>\n") }
    for snapshot in snapshots {
      let title = "\(snapshot.kind.rawValue): <code>\(Self.escaped(snapshot.shownPath))</code>"
      // Most of thousands of diffs would take time, and then not fit.
      let whole = text.utf8.count < Self.diffLimit ? snapshot.diff(style: .plain) : nil
      var diff = "The diff is too long for this report: `swift run snapshots show --from <folder>`\n"
      if let whole, text.utf8.count + whole.utf8.count <= Self.diffLimit {
        // A fence is longer than any in the diff.
        let fence = String(repeating: "`", count: max(3, (whole.split { $0 != "`" }.map(\.count).max() ?? 0) + 1))
        diff = "\(fence)diff\n\(whole)\(fence)\n"
      }
      add("\n<details><summary>\(title)</summary>\n\n\(diff)\n</details>\n")
    }
    if !lastRun.paths.isEmpty {
      text += "\nNo assertion uses these goldens:\n\n<ul>\n"
      for path in lastRun.paths { add("<li><code>\(Self.escaped(path))</code></li>\n") }
      text += "</ul>\n"
    }
    if omitted > 0 { text += "\n… and \(omitted) more\n" }
    if !snapshots.isEmpty {
      text += "\nTo accept: download the artifact, then `swift run snapshots accept --from <folder>`\n"
    }
    return text
  }

  /// A page that needs no other file.
  var html: String {
    let elements: [Character: String] = ["+": "ins", "-": "del"]
    var body = "<h1>Snapshots: \(summary)</h1>\n"
    for snapshot in snapshots {
      body += "<h2>\(snapshot.kind.rawValue): \(Self.escaped(snapshot.shownPath))</h2>\n<pre>"
      for line in snapshot.diff(style: .plain).split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        let element = line.first.flatMap { elements[$0] } ?? "span"
        body += "<\(element)>\(Self.escaped(String(line)))</\(element)>\n"
      }
      body += "</pre>\n"
    }
    if !lastRun.paths.isEmpty {
      body += "<h2>No assertion uses these goldens</h2>\n<ul>\n"
      body += lastRun.paths.map { "<li>\(Self.escaped($0))</li>\n" }.joined() + "</ul>\n"
    }
    for note in lastRun.notes { body += "<p>\(Self.escaped(note))</p>\n" }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Snapshots: \(summary)</title>
      <style>
      :root { color-scheme: light dark; font-family: system-ui, sans-serif }
      pre { overflow-x: auto; line-height: 1.3 }
      ins { text-decoration: none; color: light-dark(#116329, #7ee787) }
      del { text-decoration: none; color: light-dark(#a40e26, #ffa198) }
      </style>
      </head>
      <body>
      \(body)</body>
      </html>

      """
  }

  /// By scalars, because a letter such as U+0600 and a `<` after it are one `Character`.
  private static func escaped(_ text: String) -> String {
    let entities: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;"]
    return text.unicodeScalars.map { entities[$0] ?? String($0) }.joined()
  }
}

/// What the last run of `snapshots test` tells about goldens that no assertion uses.
enum LastRun {
  /// The run was full, it passed, and it skipped nothing.
  case full(UnusedGoldens)
  /// The run does not tell, for this reason.
  case unknown(SnapshotProblem, hasPassed: Bool = false)

  /// Reads the ledger of a run, at the usual place or in copies of other machines' `.build/snapshots`.
  init(of layout: SnapshotLayout, _ arguments: Arguments) {
    do throws(SnapshotProblem) {
      let files = try arguments.ledgers()
      let ledgerFile = "\(layout.root)/\(SnapshotLayout.ledgerFile)"
      guard !files.isEmpty || FileSystem.kind(of: ledgerFile) == .file else {
        self = .unknown(SnapshotProblem("Which goldens are unused is known after `snapshots test`."))
        return
      }
      let ledger = try Ledger(merging: files.isEmpty ? [ledgerFile] : files)
      if let limit = ledger.narrowing.map({ "had \($0)" }) ?? ledger.skips {
        self = .unknown(
          SnapshotProblem("The last run \(limit), so it does not tell which goldens are unused."), hasPassed: true)
      } else {
        self = .full(try UnusedGoldens(of: layout, ledger: ledger))
      }
    } catch {
      self = .unknown(error)
    }
  }

  /// The unused goldens, for display; empty if they are not known.
  var paths: [String] { if case .full(let unused) = self { unused.shownPaths } else { [] } }

  /// Why unused goldens are not known; nil if they are.
  var reason: String? { if case .unknown(let reason, _) = self { reason.message } else { nil } }

  var hasPassed: Bool { if case .unknown(_, false) = self { false } else { true } }

  /// Says before texts are accepted or rejected that they are older than the last run, if that used no snapshots.
  func warnOfOlderTexts(in context: CommandContext) {
    if case .unknown(let reason, _) = self, reason.hasOlderTexts {
      context.writeError("warning: \(reason.message)\n")
    }
  }

  /// The exit status of `--check`, which passes only after a run that passed.
  func checkStatus(pending: [PendingSnapshot]) -> Int32 {
    guard pending.isEmpty, paths.isEmpty else { return ExitStatus.found }
    return hasPassed ? ExitStatus.success : ExitStatus.failure
  }

  /// Why unused goldens are not known, or which goldens are left out.
  var notes: [String] {
    switch self {
    case .full(let unused): unused.notes
    case .unknown(let reason, _): [reason.message]
    }
  }

  /// What is written about the unused goldens; empty if all are used.
  var text: String {
    var lines = notes
    if !paths.isEmpty {
      lines.append("No assertion of the last run uses these goldens:")
      lines += paths.map { "  \($0)" }
      lines.append("To delete them: swift run snapshots prune --delete")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension SnapshotCommand {
  static let report = SnapshotCommand(
    name: "report",
    abstract: "Writes a report on pending snapshots and unused goldens, with diffs, for a pull request.",
    discussion: "Writes to standard output. The report says so if nothing is pending or known.",
    options: [
      CommandOption(
        name: "--format", value: "FORMAT", help: "markdown (the default), json or html."),
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
    case "json": context.write(snapshots.json(in: layout, diffs: true, lastRun: lastRun))
    case let format:
      throw UsageError("\"\(VisibleText.line(format))\" is not a format. It can be markdown, json or html.")
    }
    return ExitStatus.success
  }
}

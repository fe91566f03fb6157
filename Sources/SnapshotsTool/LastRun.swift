import SnapshotFiles

/// What the last run of `snapshots test` tells about goldens that no assertion uses.
enum LastRun {
  /// The run was full, it passed, and it skipped nothing.
  case full(UnusedGoldens)
  /// The run does not tell, for this reason.
  case unknown(String, hasPassed: Bool = false)

  /// Reads the ledger of a run, at the usual place or in copies of other machines' `.build/snapshots`.
  init(of layout: SnapshotLayout, _ arguments: Arguments) {
    do throws(SnapshotProblem) {
      let files = try arguments.ledgers()
      let ledgerFile = "\(layout.root)/\(SnapshotLayout.ledgerFile)"
      guard !files.isEmpty || FileSystem.kind(of: ledgerFile) == .file else {
        self = .unknown("Which goldens are unused is known after `snapshots test`.")
        return
      }
      let ledger = try Ledger(merging: files.isEmpty ? [ledgerFile] : files)
      if let limit = ledger.narrowing.map({ "had \($0)" }) ?? ledger.skips {
        self = .unknown("The last run \(limit), so it does not tell which goldens are unused.", hasPassed: true)
      } else {
        // The times of files on this machine say nothing about a run on another one.
        self = .full(try UnusedGoldens(of: layout, claims: ledger.claims, ledger: files.isEmpty ? ledgerFile : nil))
      }
    } catch {
      self = .unknown(error.message)
    }
  }

  /// The unused goldens, for display; empty if they are not known.
  var paths: [String] { if case .full(let unused) = self { unused.shownPaths } else { [] } }

  /// Why unused goldens are not known; nil if they are.
  var reason: String? { if case .unknown(let reason, _) = self { reason } else { nil } }

  var hasPassed: Bool { if case .unknown(_, false) = self { false } else { true } }

  /// The exit status of `--check`, which passes only after a run that passed.
  func checkStatus(pending: [PendingSnapshot]) -> Int32 {
    guard pending.isEmpty, paths.isEmpty else { return ExitStatus.found }
    return hasPassed ? ExitStatus.success : ExitStatus.failure
  }

  /// Why unused goldens are not known, or which goldens are left out.
  var notes: [String] {
    switch self {
    case .full(let unused): unused.notes
    case .unknown(let reason, _): [reason]
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

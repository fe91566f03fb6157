public import MovieDisplay
public import MovieDomain

/// Has everything looked at at once, and reports what is found as it comes.
public actor DoctorInteractor: Interactor {
  private let checks: [any HealthCheck]
  private let output: Output<DoctorScene.Response>
  private var latest = LatestTask()

  /// Findings are told in the order of the checks, within their subjects.
  public init(checks: [any HealthCheck], output: Output<DoctorScene.Response>) {
    self.checks = checks
    self.output = output
  }

  public func handle(_ request: DoctorScene.Request) async {
    await latest.start { await self.check() }.finish()
  }

  private func check() async {
    var found: [[HealthFinding]] = checks.map { _ in [] }
    await output.presentProgress(.init(findings: [], isComplete: false))
    await withTaskGroup { group in
      for (index, check) in checks.enumerated() {
        group.addTask { (index, await check.findings()) }
      }
      var missing = checks.count
      for await (index, findings) in group {
        guard !Task.isCancelled else { return }
        found[index] = findings
        missing -= 1
        if missing > 0 {
          await output.presentProgress(.init(findings: found.flatMap(\.self), isComplete: false))
        }
      }
    }
    guard !Task.isCancelled else { return }
    await output.present(.init(findings: found.flatMap(\.self)))
  }
}

import MovieCurl
import MovieDisplay
import MovieDomain
import MovieJPEG
import MovieLive
import MovieScenes
import MovieStore
import MovieText
import ViewerScenes

extension Program {
  func check() async -> Outcome? {
    await show(
      DoctorScene.self, .check, DoctorPresenter(words: words), in: { DoctorText(page: $0).writing($1) }
    ) { doctor($0) }
  }

  func doctor(_ output: Output<DoctorScene.Response>, settings: (any SettingsStore)? = nil)
    -> SceneDriver<DoctorInteractor>
  {
    let checks = checks
    return SceneDriver(
      DoctorInteractor(checks: checks.count), worker: DoctorWorker(checks: checks), output: output, settings: settings)
  }

  /// All checks, in display order.
  private var checks: [HealthCheck] {
    [
      libraries, credentials, server, { launch.environment.networkFindings(for: filmSource.live.address) },
      { [file(.settings, .settings(in: launch.directories.configuration))] },
      { [file(.films, .library(in: launch.directories.data))] },
      { [file(.cache, .cache(at: filmSource.live.responsesPath))] },
      { folders }, { terminal },
    ]
  }

  private func libraries() async -> [HealthFinding] {
    // Without a credential, no requests are sent, so libcurl is not needed.
    let asksTMDb = (try? await filmSource.credentials.credential()) != nil
    let curl = try? CurlLibrary.load()
    return [
      .program(name: "vip", version: Vip.version),
      .library(
        .init(
          role: .transport, name: "libcurl", version: curl?.version,
          tls: curl.flatMap { $0.tls.isEmpty ? nil : $0.tls },
          speaksHTTP2: curl?.supportsHTTP2 ?? false, isNeeded: asksTMDb)),
      .library(.init(role: .database, name: "SQLite", version: SQLiteLibrary.version)),
      .library(.init(role: .pictures, name: "libjpeg", version: JPEGDecoder.libraryVersion, isNeeded: false)),
    ]
  }

  /// Which credentials exist and where, never their contents.
  private func credentials() async -> [HealthFinding] {
    let status = await authWorker(retries: false).status()
    var findings = status.credentials.enumerated().map { HealthFinding.credential($1, isUsed: $0 == 0) }
    if let problem = status.error { findings.append(.unreadableCredential(problem)) }
    if filmSource.credentials.given == nil, let (name, _) = launch.environment.first(of: CredentialAccess.variables) {
      findings.insert(.invalidCredential(variable: name), at: 0)
    }
    if findings.isEmpty { findings = [.noCredential] }
    if let file = launch.directories.configuration.map({ CredentialFile(directory: $0) }), file.isExposed {
      findings.append(.exposedCredential(path: file.location))
    }
    return findings
  }

  private func file(_ kind: HealthFinding.FileKind, _ inspection: FileInspection) -> HealthFinding {
    .file(kind, path: inspection.path, inspection.state)
  }

  /// Whether files can be written in the program's folders. Without a home folder, the checks of the files report that.
  private var folders: [HealthFinding] {
    let folders: [(HealthFinding.FolderKind, String?)] = [
      (.settings, launch.directories.configuration), (.data, launch.directories.data),
      (.cache, launch.directories.cache),
    ]
    return folders.compactMap { kind, path in
      path.map { .folder(kind, path: $0, problem: FileInspection.problem(writingIn: $0)) }
    }
  }

  private var terminal: [HealthFinding] {
    let isTerminal = screen.terminal.output.isTerminal
    let output = HealthFinding.screen(isTerminal: isTerminal, columns: screen.output.width)
    guard isTerminal || abilities.depth != .none else { return [output] }
    let found = HealthFinding.abilities(
      abilities.depth, abilities.background, pictures: abilities.showsWalls ? abilities.images : nil,
      links: abilities.takesLinks)
    return [output, found] + (isTerminal ? [.pager(launch.pager?.command)] : [])
  }
}

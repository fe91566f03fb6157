import ArgumentParser
import MovieCurl
import MovieDisplay
import MovieDomain
import MovieLive
import MoviePictures
import MovieScenes
import MovieStore
import MovieTMDb
import MovieTerminal
import MovieTerminalDriver
import MovieText

struct DoctorCommand: RouteCommand, OptionsOnlyCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check the token, network, files and terminal.",
    discussion: """
      EXAMPLES:
        vip doctor
        vip doctor --offline       do not contact TMDb
        vip doctor --json          for bug reports; contains no secrets

      Changes nothing: files that are written as a test are removed. The exit status is 1 if a problem is found.
      """)

  @OptionGroup(title: "Common options") var options: DisplayOptions

  func validate() throws {
    if options.record != nil {
      throw ValidationError("vip doctor does not take --record.")
    }
  }

  var route: Route { .doctor }
  var needs: Program.Needs { .init(films: false, asksServer: false, images: .auto) }
}

extension Program {
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
      {
        [file(.films, .library(in: launch.directories.data))]
          + FileInspection.setAsideLibraries(in: launch.directories.data).map { .setAsideLibrary(path: $0) }
      },
      { [file(.cache, .cache(at: filmSource.live.responsesPath))] },
      { folders }, terminal,
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

  private func terminal() async -> [HealthFinding] {
    let isTerminal = screen.terminal.output.isTerminal
    let output = HealthFinding.screen(isTerminal: isTerminal, columns: screen.output.width)
    guard isTerminal || abilities.depth != .none else { return [output] }
    let found = HealthFinding.abilities(
      abilities.depth, abilities.background, pictures: abilities.showsWalls ? abilities.images : nil,
      links: abilities.takesLinks)
    guard isTerminal else { return [output, found] }
    // The browser may have changed them.
    var launch = launch
    launch.settings = await context.settings.current()
    return [output, found, .pager(launch.pager?.command)]
  }

  /// Sends one small request to the server, with the credential and without the cache.
  private func server() async -> [HealthFinding] {
    if isReplay { return [finding(.replayed)] }
    if isOffline { return [finding(.offline)] }
    // Another check reports an invalid address or an unreadable credential. Without a credential, no server is contacted.
    guard launch.environment.problem(ofAddressIn: "TMDB_API_URL", like: .api) == nil,
      let credential = try? await filmSource.credentials.credential()
    else { return [] }
    let last = SharedValue<ExchangeReport?>(nil)
    var checker = NetworkCredentialChecker(filmSource.live)
    // Retries would hide a failure.
    checker.retries = false
    checker.options.transport.observer = { [observer = checker.options.transport.observer] report in
      observer?(report)
      last.withLock { $0 = report }
    }
    var rejection: [HealthFinding] = []
    do throws(CatalogError) {
      try await checker.check(credential)
    } catch {
      // A server that rejects the credential has responded.
      guard error.code == .rejectedCredential else { return [finding(.failed(error))] }
      rejection = [.rejectedCredential(error)]
    }
    // The report arrives before the response.
    let report = last.value
    let answer = HealthFinding.ServerAnswer.responded(
      protocol: report.flatMap { $0.httpVersion.isEmpty ? nil : $0.httpVersion },
      milliseconds: report.map { Int($0.duration / .milliseconds(1)) } ?? 0)
    return rejection + [finding(answer)]
  }

  private func finding(_ answer: HealthFinding.ServerAnswer) -> HealthFinding {
    let address = filmSource.live.address
    return .server(host: address.authority, isEncrypted: address.scheme == "https", answer)
  }
}

extension EnvironmentVariables {
  /// In libcurl's order of precedence.
  private static let proxies = ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
  private static let exceptions = ["no_proxy", "NO_PROXY"]
  private static let proxySchemes = ["http", "https", "socks4", "socks4a", "socks5", "socks5h"]

  /// The network settings for requests to an address: the first variable of each kind that is set.
  func networkFindings(for address: TMDbAddress) -> [HealthFinding] {
    // No proxy is used for the loopback interface. An address of a server is in the finding about it.
    let proxy = address.scheme == "https" ? first(of: Self.proxies) : nil
    let exceptions = proxy == nil ? nil : first(of: Self.exceptions)
    let findings: [HealthFinding?] = [
      problem(ofAddressIn: "TMDB_API_URL", like: .api), problem(ofAddressIn: "TMDB_IMAGE_URL", like: .images),
      proxy.map { HealthFinding.proxy(variable: $0, address: Self.withoutSecrets(proxy: $1)) },
      exceptions.map { HealthFinding.proxyExceptions(variable: $0, hosts: $1) },
      first(of: Self.certificates).map {
        HealthFinding.certificates(variable: $0, path: $1, FileInspection.problem(reading: $1))
      },
    ]
    return findings.compactMap(\.self)
  }

  /// The finding that a base URL in a variable cannot be used; nil if it can, or if the variable is not set.
  fileprivate func problem(ofAddressIn variable: String, like usual: TMDbAddress) -> HealthFinding? {
    do throws(TMDbAddressError) {
      _ = try address(in: variable, usually: usual)
      return nil
    } catch {
      return .invalidAddress(variable: variable, error, example: usual.text)
    }
  }

  /// A proxy's URL without the user name, password or anything that could be one: the scheme, if any, the host, and a
  /// valid port.
  static func withoutSecrets(proxy address: String) -> String {
    let parts = address.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
    let scheme = proxySchemes.first { parts.count == 2 && $0 == parts[0].lowercased() }
    // A password may contain an unescaped "@" or "/", so use the text after the last "@".
    let rest = parts.last?.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let authority = rest.prefix { !"/?#".contains($0) }
    let host = authority.hasPrefix("[") ? authority.prefix { $0 != "]" } + "]" : authority.prefix { $0 != ":" }
    let port = authority.dropFirst(host.count).dropFirst()
    let isPort = !port.isEmpty && port.count <= 5 && port.utf8.allSatisfy(\.isDigit)
    return (scheme.map { "\($0)://" } ?? "") + host + (isPort ? ":\(port)" : "")
  }
}

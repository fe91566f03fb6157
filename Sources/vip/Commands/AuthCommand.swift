import ArgumentParser
import MovieDisplay
import MovieDomain
import MovieLibC
import MovieLive
import MovieScenes
import MovieTMDb
import MovieTerminalDriver

struct AuthCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "auth",
    abstract: "Log in to TMDb with a token, log out, or show the status.",
    discussion: """
      Get a free token at https://www.themoviedb.org/settings/api, run `vip auth login` and paste it. It is stored in a file \
      only you can read. TMDB_ACCESS_TOKEN and TMDB_API_KEY take precedence.
      """,
    subcommands: [Login.self, Status.self, Logout.self], defaultSubcommand: Status.self)

  struct Login: RouteCommand {
    static let configuration = CommandConfiguration(
      commandName: "login", abstract: "Check a token or API key and save it.",
      discussion: """
        Opens the page with your token in the web browser and prompts for it, or reads it from standard input, as in \
        `vip auth login < token.txt`.
        """)
    @Argument(help: .hidden)
    var words: [String] = []
    @OptionGroup(title: "Common options") var options: DisplayOptions

    var route: Route { .logIn }
    var needs: Program.Needs { .init(films: false, credential: true, isChange: true) }

    func validate() throws {
      // Arguments are in the list of processes and in the shell's history.
      guard words.isEmpty || words == ["-"] else {
        throw ValidationError(
          "Do not type the token as an argument: others could read it. Run vip auth login and paste it.")
      }
    }
  }

  struct Status: RouteCommand {
    static let configuration = CommandConfiguration(
      commandName: "status", abstract: "Show the credential in use and its source.")
    @OptionGroup var mistyped: MistypedCommand<AuthCommand>
    @OptionGroup(title: "Common options") var options: DisplayOptions

    /// The page that logs in shows the status, too.
    var route: Route { .logIn }

    func run() async throws {
      try await Program.run(options, needs: .init(films: false, credential: true)) { await $0.authenticate(.status) }
    }
  }

  struct Logout: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "logout", abstract: "Log out: delete the saved token, and withdraw the approval of vip sync.")
    @OptionGroup(title: "Common options") var options: DisplayOptions

    func run() async throws {
      // It needs no valid credential, but the server, to withdraw an approval.
      try await Program.run(options, needs: .init(films: false, isChange: true)) { await $0.authenticate(.logOut) }
    }
  }
}

extension Program {
  /// Asks for a token or an API key, and logs in with it.
  func logIn() async throws -> Outcome? {
    if isOffline { throw SetupProblem.usage("vip auth login needs the network to check the token.") }
    if isatty(STDIN_FILENO) == 1 { UserPrograms.openAside(AuthScene.tokenPage) }
    let prompt = "\(words.tokenAdvice(AuthScene.tokenPage))\n\(words.asksForCredential)"
    return await authenticate(.logIn(Secret(StandardInput.readSecret(prompt: prompt))))
  }

  fileprivate func authenticate(_ request: AuthScene.Request) async -> Outcome? {
    let worker = authWorker(retries: request != .status)
    return await show(AuthScene.self, request, AuthPresenter(words: words), in: AuthText.self) {
      SceneDriver(AnswerInteractor(response: AuthScene.Response()), worker: worker, output: $0)
    }
  }

  /// The worker that logs in and out. With `retries`, it asks the server again after a failure that may pass.
  func authWorker(retries: Bool) -> AuthWorker {
    let credentials = filmSource.credentials
    var checker = NetworkCredentialChecker(filmSource.live)
    checker.retries = retries
    return AuthWorker(
      store: credentials.store, account: filmSource.account, checker: checker, given: credentials.given,
      obstacle: isReplay ? .notRecorded : isOffline ? .offline : nil)
  }
}

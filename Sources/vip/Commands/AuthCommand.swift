import ArgumentParser
import MovieDisplay
import MovieScenes
import ProgramScenes

/// `vip auth`: the credential that TMDb is asked with.
struct AuthCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "auth",
    abstract: "Log in to TMDb, and out.",
    discussion: """
      EXAMPLES:
        vip auth login             asks for a token, checks it, keeps it
        vip auth login < token     takes the first line of a file
        vip auth status
        vip auth logout

      A token is free: themoviedb.org, under Settings, API. It is kept in a file that
      only you can read. TMDB_ACCESS_TOKEN and TMDB_API_KEY come before it.
      """,
    subcommands: [Login.self, Status.self, Logout.self], defaultSubcommand: Status.self)

  struct Login: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "login", abstract: "Take a token or a key, check it and keep it.")
    @OptionGroup var options: DisplayOptions

    func validate() throws {
      if options.offline {
        throw ValidationError("A token is checked with TMDb before it is kept: login needs the network.")
      }
    }

    func run() async throws {
      try await AuthCommand.run(options) { .logIn(.init(SecretInput.line(prompt: $0.asksForCredential))) }
    }
  }

  struct Status: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "status", abstract: "Show whether there is a token, and where.")
    @OptionGroup var options: DisplayOptions

    func run() async throws {
      try await AuthCommand.run(options) { _ in .status }
    }
  }

  struct Logout: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "logout", abstract: "Forget the token that is kept.")
    @OptionGroup var options: DisplayOptions

    func run() async throws {
      try await AuthCommand.run(options) { _ in .logOut }
    }
  }

  private static func run(
    _ options: DisplayOptions, _ request: (any ProgramWords) -> AuthScene.Request
  ) async throws {
    try await Program.run(options, needs: .init(films: false)) { program in
      let credentials = program.source.credentials
      let worker = AuthWorker(
        store: credentials.store, checker: credentials.checker, given: credentials.given?.onHand)
      return await program.show(AuthScene.self, request(program.words)) {
        SceneDriver(AuthInteractor(), worker: worker, output: $0)
      }
    }
  }
}

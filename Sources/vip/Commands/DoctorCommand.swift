import ArgumentParser
import MovieDisplay
import MovieScenes
import ProgramScenes

/// `vip doctor`: whether all is well around the program.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check that all is well: token, network, files, terminal.",
    discussion: """
      EXAMPLES:
        vip doctor
        vip doctor --offline       without a question to TMDb
        vip doctor --json          for a report; no token or password is in it

      Nothing is changed. The exit status is 1 when something is in trouble.
      """)

  @OptionGroup var options: DisplayOptions

  func validate() throws {
    if options.record != nil {
      throw ValidationError("What doctor asks of TMDb is not recorded.")
    }
  }

  func run() async throws {
    let way: ServerCheck.Way = options.replay != nil ? .replaying : options.offline ? .offline : .asking
    try await Program.run(options, needs: .init(films: false, images: .auto)) { program in
      let checks = program.checks(way)
      return await program.show(DoctorScene.self, .check) {
        SceneDriver(DoctorInteractor(checks: checks.count), worker: DoctorWorker(checks: checks), output: $0)
      }
    }
  }
}

import ArgumentParser
import MovieDisplay
import MovieJSON
import MovieScenes
import MovieText

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
    try await Composition.run(options, showsFilms: false, images: .auto) { parts in
      let stage = parts.stage(DoctorPresenter(words: parts.words), DoctorText.init, DoctorJSON(words: parts.words))
      return await stage.run(DoctorInteractor(checks: parts.checks(way), output: stage.output), .check)
    }
  }
}

import ArgumentParser
import MovieDisplay
import MovieLibC
import MovieTMDb
import MovieTerminal
import MovieTerminalDriver
import MovieText
import ViewerScenes

struct SyncCommand: RouteCommand, OptionsOnlyCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync", abstract: "Sync favorites, the watchlist and ratings with your TMDb account.",
    discussion: """
      The first time, the page opens where you approve it. What has changed on one side since the last sync is changed on \
      the other; the first sync removes nothing. Of two ratings, that of the later day counts; if no day tells, yours \
      here, or that of TMDb if no sync has seen it. Days and rewatches stay here, and films that you have rated at TMDb are \
      added to those you have seen. vip undo undoes what a sync has changed here; the next one brings back films that only your \
      account has, and sends it your ratings. vip auth logout withdraws the approval.
      """)

  @Flag(help: "Change nothing, and show what would be changed.")
  var dryRun = false

  @OptionGroup(title: "Common options") var options: DisplayOptions

  var route: Route { .sync(isDryRun: dryRun) }
  // Also without changes, an approval that was asked for is stored.
  var needs: Program.Needs { .init(films: false, credential: true, isChange: true) }

  func run() async throws {
    try await Program.run(options, needs: needs) { program in
      let sentence = "\(program.words.interrupted) \(program.words.syncWaits)"
      return try await EndingSignals.closing(with: dryRun ? "" : program.screen.closing(sentence)) {
        let outcome = try await program.show(route)
        guard outcome == .unauthorized, !program.screen.format.isJSON, isatty(STDIN_FILENO) == 1,
          let address = await program.filmSource.account.requestedApproval()
        else { return outcome }
        UserPrograms.openAside(address)
        program.screen.terminal.errors.write(program.screen.terminal.errors.charset.text(program.words.asksForApproval))
        guard StandardInput.read() != nil else { return outcome }
        return try await program.show(route)
      }
    }
  }
}

import MovieStore

/// What the program keeps in global variables. A trace begins with it, because optimized, Swift 6.3 has dropped the
/// initial values of such variables: the release program is tested for them.
struct GlobalState: Sendable {
  let endingSignals = EndingSignals.traced
  let crashRestore = CrashRestore.traced
  let stopsScreen = ScreenSignals.isStopping
  let unfinishedFiles = UnfinishedFiles.all
}

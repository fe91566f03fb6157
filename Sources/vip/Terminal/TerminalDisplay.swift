import MovieDisplay
import MovieText

/// Shows a scene on standard output, or on standard error when there is nothing to see, and keeps how it ended.
actor TerminalDisplay<View: Display>: Display where View.ViewModel: SceneViewModel {
  private let view: View
  private let failureView: View
  private let screen: Screen
  private let spinner: Spinner
  /// Nil until the scene was shown.
  private(set) var outcome: Outcome?

  init(view: View, failureView: View, screen: Screen, spinner: Spinner) {
    self.view = view
    self.failureView = failureView
    self.screen = screen
    self.spinner = spinner
  }

  func displayProgress(_ viewModel: View.ViewModel) async {
    await spinner.start()
  }

  func display(_ viewModel: View.ViewModel) async {
    outcome = viewModel.outcome
    await (viewModel.outcome.hasContent ? view : failureView).display(viewModel)
    // Where programs read, an error is all there is on standard error.
    guard viewModel.outcome.hasContent || !screen.isForPrograms else { return }
    for warning in viewModel.warnings {
      screen.say(warning)
    }
  }
}

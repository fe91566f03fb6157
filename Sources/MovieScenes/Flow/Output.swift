public import MovieDisplay

/// Where an interactor sends its responses: through a presenter, on to a display.
public struct Output<Response: Sendable>: Sendable {
  private let show: @Sendable (Response) async -> Void
  private let showProgress: @Sendable (Response) async -> Void

  public init<P: Presenter>(_ presenter: P, display: any Display<P.ViewModel>) where P.Response == Response {
    show = { await display.display(presenter.viewModel(for: $0)) }
    showProgress = { await display.displayProgress(presenter.viewModel(for: $0)) }
  }

  /// Has a presenter made for each response, such as one with the words that are set by then.
  public init<P: Presenter>(
    display: any Display<P.ViewModel>, presenter: @escaping @Sendable () async -> P
  ) where P.Response == Response {
    show = { await display.display(presenter().viewModel(for: $0)) }
    showProgress = { await display.displayProgress(presenter().viewModel(for: $0)) }
  }

  private init(
    show: @escaping @Sendable (Response) async -> Void, showProgress: @escaping @Sendable (Response) async -> Void
  ) {
    self.show = show
    self.showProgress = showProgress
  }

  /// The same way, with someone who looks at each response before it is shown.
  public func observed(by look: @escaping @Sendable (Response) -> Void) -> Output {
    Output {
      look($0)
      await show($0)
    } showProgress: {
      look($0)
      await showProgress($0)
    }
  }

  /// Shows the response a request ended in.
  func present(_ response: Response) async {
    await show(response)
  }

  /// Shows a response on the way there.
  func presentProgress(_ response: Response) async {
    await showProgress(response)
  }
}

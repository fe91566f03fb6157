public import MovieDisplay
public import MovieDomain

/// Turns a scene's response into a view model. Pure: equal responses give equal view models.
public protocol Presenter<Response, ViewModel>: Sendable {
  /// The scene's state.
  associatedtype Response: Sendable
  /// What the display shows.
  associatedtype ViewModel: Sendable

  /// Returns the view model for a response, final or in progress.
  func viewModel(for response: Response) -> ViewModel
}

/// A presenter that needs only words and the current date.
public protocol WordsPresenter<Response, ViewModel>: Presenter {
  /// Creates a presenter that uses `words`. `today` is the user's current date.
  init(words: any Words, today: CalendarDate)
}

/// A presenter whose text does not depend on the date.
public protocol DateIndependentPresenter: WordsPresenter {
  /// Creates a presenter that uses `words`.
  init(words: any Words)
}

extension DateIndependentPresenter {
  public init(words: any Words, today: CalendarDate) {
    self.init(words: words)
  }
}

/// Sends a scene's responses through a presenter to a display.
public struct Output<Response: Sendable>: Sendable {
  private let show: @Sendable (_ response: Response, _ isFinal: Bool) async -> Void

  /// Sends responses to a function; `isFinal` is true when the scene is idle.
  public init(_ show: @escaping @Sendable (_ response: Response, _ isFinal: Bool) async -> Void) {
    self.show = show
  }

  /// Sends view models from one presenter to a display.
  public init<P: Presenter>(_ presenter: P, display: any Display<P.ViewModel>) where P.Response == Response {
    self.init(display: display) { presenter }
  }

  /// Sends view models to a display, creating a presenter for each response; for example, to use the current language.
  public init<P: Presenter>(
    display: any Display<P.ViewModel>, presenter: @escaping @Sendable () async -> P
  ) where P.Response == Response {
    self.init { response, isFinal in
      let viewModel = await presenter().viewModel(for: response)
      await isFinal ? display.display(viewModel) : display.displayProgress(viewModel)
    }
  }

  /// Shows a response. Returns when the display has shown it.
  public func present(_ response: Response, isFinal: Bool) async {
    await show(response, isFinal)
  }
}

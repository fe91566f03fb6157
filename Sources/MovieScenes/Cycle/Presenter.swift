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

public import MovieDomain

/// Turns a scene's response into a view model. Pure: equal responses give equal view models.
public protocol Presenter<Response, ViewModel>: Sendable {
  associatedtype Response: Sendable
  associatedtype ViewModel: Sendable

  /// Returns the view model to display.
  func viewModel(for response: Response) -> ViewModel
}

/// A presenter that needs only words and the current date.
public protocol WordsPresenter<Response, ViewModel>: Presenter {
  /// `today` is the user's current date.
  init(words: any Words, today: CalendarDate)
}

/// A presenter whose text does not depend on the date.
public protocol DateIndependentPresenter: WordsPresenter {
  init(words: any Words)
}

extension DateIndependentPresenter {
  public init(words: any Words, today: CalendarDate) {
    self.init(words: words)
  }
}

public import MovieDomain

/// Turns a scene's response into what a view shows. Pure: the same response gives the same view model.
public protocol Presenter<Response, ViewModel>: Sendable {
  associatedtype Response: Sendable
  associatedtype ViewModel: Sendable

  func viewModel(for response: Response) -> ViewModel
}

/// A presenter that needs only words and the day.
public protocol WordsPresenter<Response, ViewModel>: Presenter {
  /// `today` is the viewer's calendar day.
  init(words: any Words, today: CalendarDate)
}

/// A presenter whose text does not depend on the day.
public protocol DatelessPresenter: WordsPresenter {
  init(words: any Words)
}

extension DatelessPresenter {
  public init(words: any Words, today: CalendarDate) {
    self.init(words: words)
  }
}

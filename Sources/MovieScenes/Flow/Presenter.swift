/// Turns what an interactor found into what a view shows. Pure: the same response gives the same view model.
public protocol Presenter<Response, ViewModel>: Sendable {
  associatedtype Response: Sendable
  associatedtype ViewModel: Sendable

  func viewModel(for response: Response) -> ViewModel
}

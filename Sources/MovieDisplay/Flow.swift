/// What a view of a scene must do: show one whole view model.
public protocol Display<ViewModel>: Sendable {
  associatedtype ViewModel: Sendable

  /// Shows the view model a request ended in.
  func display(_ viewModel: ViewModel) async

  /// Shows a view model on the way there. Displays that do not care leave it out.
  func displayProgress(_ viewModel: ViewModel) async
}

extension Display {
  public func displayProgress(_ viewModel: ViewModel) async {}
}

/// What a view may ask of a scene.
public protocol Interactor<Request>: Sendable {
  associatedtype Request: Sendable

  /// Performs a request; it ends in exactly one `display`, unless a newer request took its place.
  func handle(_ request: Request) async
}

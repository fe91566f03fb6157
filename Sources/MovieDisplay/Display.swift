/// What a view of a scene implements: show one whole view model.
///
/// A `@MainActor` class, an actor and a struct can each be a display:
///
/// ```swift
/// @MainActor final class HomeViewController: UIViewController, HomeDisplay {
///   func display(_ viewModel: HomeScene.ViewModel) { shelves = viewModel.shelves }
/// }
///
/// actor HomeScreen: HomeDisplay {
///   func display(_ viewModel: HomeScene.ViewModel) { latest = viewModel }
/// }
///
/// struct HomePrinter: HomeDisplay {
///   func display(_ viewModel: HomeScene.ViewModel) async { print(viewModel.shelves.map(\.title)) }
/// }
/// ```
public protocol Display<ViewModel>: Sendable {
  associatedtype ViewModel: Sendable

  /// Shows the view model of an idle scene: nothing is loading.
  ///
  /// The scene awaits this method before it shows anything else, so do not await a request to the same scene in it.
  func display(_ viewModel: ViewModel) async

  /// Shows a view model while something is loading. Does nothing by default.
  func displayProgress(_ viewModel: ViewModel) async
}

extension Display {
  public func displayProgress(_ viewModel: ViewModel) async {}
}

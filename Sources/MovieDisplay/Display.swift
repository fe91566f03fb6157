/// A view of a scene. It shows whole view models, one after another.
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
///
/// Write `@MainActor` even in a target whose default isolation is `MainActor`: a type that conforms to `Display` does
/// not get the default, because the protocol is `Sendable`.
///
/// A scene makes one call at a time. A type is the display of one scene; an instance that several scenes of that kind share
/// may be called concurrently.
public protocol Display<ViewModel>: Sendable {
  /// What the display shows: the whole screen of a scene.
  associatedtype ViewModel: Sendable

  /// Shows the view model of a scene that is not loading anything.
  ///
  /// The scene awaits this method before it shows anything else. Do not await a request to the same scene in it: that
  /// would never return.
  func display(_ viewModel: ViewModel) async

  /// Shows a view model while something is loading. The scene awaits this method too.
  ///
  /// Does nothing unless implemented, for views that show only results.
  func displayProgress(_ viewModel: ViewModel) async
}

extension Display {
  /// Does nothing.
  public func displayProgress(_ viewModel: ViewModel) async {}
}

/// Forwards to a display without keeping it alive, for a view that owns its own scene.
///
/// Without it, the view and its scene would keep each other alive. Once the view is gone, calls do nothing.
///
/// ```swift
/// scene = context.open(HomeScene.self, on: WeakDisplay(self))
/// ```
public struct WeakDisplay<Base: Display & AnyObject>: Display {
  private weak let base: Base?

  /// Creates a display that forwards to `base`.
  public init(_ base: Base) {
    self.base = base
  }

  public func display(_ viewModel: Base.ViewModel) async {
    await base?.display(viewModel)
  }

  public func displayProgress(_ viewModel: Base.ViewModel) async {
    await base?.displayProgress(viewModel)
  }
}

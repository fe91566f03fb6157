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

/// A display held weakly, for a view that owns the scene that shows on it.
///
/// ```swift
/// scene = context.open(HomeScene.self, on: WeakDisplay(self))
/// ```
public struct WeakDisplay<Base: Display & AnyObject>: Display {
  private weak let base: Base?

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

public import MovieDisplay
public import Observation

/// A display that turns a scene's view models into observed state.
///
/// ```swift
/// struct HomeView: View {
///   @State private var home = ObservedDisplay<HomeScene.ViewModel>()
///
///   var body: some View {
///     List(home.viewModel?.shelves ?? []) { Text($0.title) }
///       .task { await context.open(HomeScene.self, on: home).handle(.load) }
///   }
/// }
/// ```
@MainActor @Observable
public final class ObservedDisplay<ViewModel: Sendable>: Display {
  /// The latest view model; nil before the first one.
  public private(set) var viewModel: ViewModel?
  /// Whether something is still loading.
  public private(set) var isLoading = false

  public init() {}

  public func display(_ viewModel: ViewModel) {
    self.viewModel = viewModel
    isLoading = false
  }

  public func displayProgress(_ viewModel: ViewModel) {
    self.viewModel = viewModel
    isLoading = true
  }
}

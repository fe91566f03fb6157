public import Observation

/// A display that publishes a scene's view models as `@Observable` state, for SwiftUI.
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
  /// Whether the scene is loading something. False before the first view model.
  public private(set) var isLoading = false

  /// Creates a display without a view model.
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

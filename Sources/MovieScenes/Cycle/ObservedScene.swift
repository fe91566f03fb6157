import MovieDisplay
public import Observation

/// An open scene whose view models are `@Observable` state, for SwiftUI.
///
/// ```swift
/// struct HomeView: View {
///   @State private var home: ObservedScene<HomeScene>
///
///   init(_ context: SceneContext) { home = ObservedScene(in: context) }
///
///   var body: some View {
///     List(home.viewModel?.rows ?? []) { Text($0.title) }
///       .task { await home.handle(.refresh) }
///   }
/// }
/// ```
///
/// SwiftUI runs the task whenever the view appears. The rows stay until newer ones arrive; `.load` would clear them. For a
/// scene that loads by a key, such as `DetailScene`, send `.load` if its `viewModel` is nil, and otherwise `.refresh`.
///
/// The scene is open for as long as there is a reference to it.
@MainActor
public final class ObservedScene<S: MovieScene>: Observable {
  /// The view model that was shown last. Apart from the scene, because the driver refers to it.
  @MainActor @Observable fileprivate final class Shown: Display {
    var viewModel: S.Presenter.ViewModel?
    var isLoading = false

    func display(_ viewModel: S.Presenter.ViewModel) { show(viewModel, isLoading: false) }
    func displayProgress(_ viewModel: S.Presenter.ViewModel) { show(viewModel, isLoading: true) }

    private func show(_ viewModel: S.Presenter.ViewModel, isLoading: Bool) {
      self.viewModel = viewModel
      self.isLoading = isLoading
    }
  }

  private let shown: Shown
  private let driver: SceneDriver<S.Interactor>

  /// Opens a scene. Nothing is loaded before the first request.
  public init(_ scene: S.Type = S.self, in context: SceneContext) {
    shown = Shown()
    driver = context.open(scene, on: shown)
  }

  /// The latest view model; nil before the first one.
  public var viewModel: S.Presenter.ViewModel? { shown.viewModel }
  /// Whether the scene is loading something. False before the first view model.
  public var isLoading: Bool { shown.isLoading }

  /// Sends a request without waiting for its result. Requests are handled in order.
  public func send(_ request: S.Interactor.Request) { driver.send(request) }

  /// Handles a request. Returns when the result is shown.
  public func handle(_ request: S.Interactor.Request) async { await driver.handle(request) }
}

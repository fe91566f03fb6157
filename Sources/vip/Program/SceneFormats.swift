import MovieData
import MovieDisplay
import MovieScenes
import MovieText

/// How a scene is shown in each output format.
struct SceneFormats<Interactor: MovieScenes.Interactor, ViewModel: SpokenViewModel> {
  /// The scene, whose name a trace has.
  let scene: Any.Type
  let presenter: any Presenter<Interactor.Response, ViewModel>
  let view: (TextPage, @escaping Program.Write) -> any Display<ViewModel>
  let json: any Presenter<Interactor.Response, JSONPage>
  /// The fields of the JSON that users choose from; nil if there are none.
  var fields: () -> JSONFields? = { nil }
  /// Nil for scenes that are not lists.
  var table: (any Presenter<Interactor.Response, TSVPage>)?
  /// The films and people that a response has, for completions.
  var items: @Sendable (Interactor.Response) -> [ShownItems.Item] = { _ in [] }
}

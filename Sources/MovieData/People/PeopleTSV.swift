public import MovieDisplay
public import MovieScenes

/// Turns a `PeopleScene.Response` into a table of people.
public struct PeopleTSV: DateIndependentPresenter {
  private static let columns = ["id", "name", "department", "known_for"]

  private let text: PeoplePresenter

  public init(words: any Words) {
    text = PeoplePresenter(words: words)
  }

  public func viewModel(for response: PeopleScene.Response) -> TSVPage {
    let viewModel = text.viewModel(for: response)
    let rows = viewModel.people.map { [String($0.id), $0.name, $0.department, $0.knownFor] }
    return TSVPage(columns: Self.columns, rows: rows, like: viewModel)
  }
}

public import MovieDisplay
public import MovieDomain
public import MovieScenes

/// Turns a `ListScene.Response` into a table of films.
public struct ListTSV: WordsPresenter {
  private let text: ListPresenter

  public init(words: any Words, today: CalendarDate) {
    text = ListPresenter(words: words, today: today)
  }

  public func viewModel(for response: ListScene.Response) -> TSVPage {
    let films = response.pages.value?.elements ?? []
    return TSVPage(
      columns: Movie.tsvColumns, rows: films.map { $0.tsvRow(from: response.otherSource) },
      like: text.viewModel(for: response))
  }
}

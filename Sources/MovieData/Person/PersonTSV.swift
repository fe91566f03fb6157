public import MovieDisplay
public import MovieDomain
public import MovieScenes

/// Turns a `PersonScene.Response` into a table of all the person's films, best known first.
public struct PersonTSV: WordsPresenter {
  private let text: PersonPresenter

  public init(words: any Words, today: CalendarDate) {
    text = PersonPresenter(words: words, today: today)
  }

  public func viewModel(for response: PersonScene.Response) -> TSVPage {
    let other = response.personSource == response.source ? nil : response.personSource
    let films = response.films ?? []
    return TSVPage(
      columns: Movie.tsvColumns, rows: films.map { $0.movie.tsvRow(from: other) }, like: text.viewModel(for: response))
  }
}

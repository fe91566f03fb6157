import MovieDisplay
import MovieText

/// Keeps a film for a sheet. Anything else, such as a failure, goes to a view.
struct ContactSheetEntry: Display {
  let film: SharedValue<DetailScene.ViewModel?>
  let view: any DetailDisplay

  func display(_ viewModel: DetailScene.ViewModel) async {
    guard case .film = viewModel.content else { return await view.display(viewModel) }
    film.value = viewModel
  }
}

extension ListScene.ViewModel {
  /// Films that are shown together once all are loaded, as a list without a title; nil if there are none.
  init?(sheetOf films: [DetailScene.ViewModel]) {
    guard !films.isEmpty else { return nil }
    var footnotes: [String] = []
    for note in films.flatMap(\.footnotes) where !footnotes.contains(note) { footnotes.append(note) }
    let cards = films.compactMap { viewModel in
      if case .film(let film) = viewModel.content { MovieCard(film) } else { nil }
    }
    self.init(title: "", rows: cards, footnotes: footnotes)
  }
}

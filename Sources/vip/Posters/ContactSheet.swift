import MovieDisplay
import MovieText

/// Films that are shown together once all are loaded.
actor ContactSheet {
  private var films: [Int: DetailScene.ViewModel] = [:]

  /// Returns a display that collects a film for a place on the sheet. Anything else, such as a failure, goes to `view`.
  nonisolated func collector<View: TextView>(
    at place: Int, _ view: View
  ) -> some Display<DetailScene.ViewModel> where View.ViewModel == DetailScene.ViewModel {
    Collector(sheet: self, place: place, view: view)
  }

  /// The films in the order of their places, as a list without a title; nil if there are none.
  var viewModel: ListScene.ViewModel? {
    let films = films.sorted { $0.key < $1.key }.map(\.value)
    guard !films.isEmpty else { return nil }
    var footnotes: [String] = []
    for note in films.flatMap(\.footnotes) where !footnotes.contains(note) { footnotes.append(note) }
    let cards = films.compactMap { viewModel in
      if case .film(let film) = viewModel.content { MovieCard(film) } else { nil }
    }
    return ListScene.ViewModel(title: "", cards: cards, footnotes: footnotes)
  }

  private func add(_ viewModel: DetailScene.ViewModel, at place: Int) {
    films[place] = viewModel
  }

  private struct Collector<View: TextView>: Display where View.ViewModel == DetailScene.ViewModel {
    let sheet: ContactSheet
    let place: Int
    let view: View

    func display(_ viewModel: DetailScene.ViewModel) async {
      guard case .film = viewModel.content else { return await view.display(viewModel) }
      await sheet.add(viewModel, at: place)
    }
  }
}

/// Renders a contact sheet. Without pictures, films have title cards, as a single poster has.
struct ContactSheetText: TextView {
  typealias ViewModel = ListScene.ViewModel

  let page: TextPage
  let write: @Sendable (String) async -> Void

  func render(_ viewModel: ListScene.ViewModel) -> String { list.render(viewModel) }

  func pictureRequests(for viewModel: ListScene.ViewModel) -> [PictureRequest] {
    page.pictures == nil ? [] : list.pictureRequests(for: viewModel)
  }

  private var list: ListText {
    var page = page
    page.pictures = page.pictures ?? PagePictures()
    return ListText(page: page, write: write)
  }
}

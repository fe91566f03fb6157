import MovieDisplay
import MovieText

/// Films that are shown together once all are loaded.
actor ContactSheet {
  private var films: [Int: DetailScene.ViewModel] = [:]

  /// The films in the order of their places, as a list without a title; nil if there are none.
  var viewModel: ListScene.ViewModel? {
    let films = films.sorted { $0.key < $1.key }.map(\.value)
    guard !films.isEmpty else { return nil }
    var footnotes: [String] = []
    for note in films.flatMap(\.footnotes) where !footnotes.contains(note) { footnotes.append(note) }
    let cards = films.compactMap { viewModel in
      if case .film(let film) = viewModel.content { MovieCard(film) } else { nil }
    }
    return ListScene.ViewModel(title: "", rows: cards, footnotes: footnotes)
  }

  fileprivate func add(_ viewModel: DetailScene.ViewModel, at place: Int) {
    films[place] = viewModel
  }
}

/// Adds a film to a contact sheet. Anything else, such as a failure, goes to a view.
struct ContactSheetEntry: Display {
  let sheet: ContactSheet
  /// The film's place on the sheet.
  let place: Int
  let view: any DetailDisplay

  func display(_ viewModel: DetailScene.ViewModel) async {
    guard case .film = viewModel.content else { return await view.display(viewModel) }
    await sheet.add(viewModel, at: place)
  }
}

/// Renders a contact sheet. Without pictures, films have title cards, as a single poster has.
struct ContactSheetText: TextView {
  typealias ViewModel = ListScene.ViewModel

  let page: TextPage

  func lines(of viewModel: ListScene.ViewModel) -> [TextLine] { list.lines(of: viewModel) }

  func pictureRequests(for viewModel: ListScene.ViewModel) -> [PictureRequest] {
    page.pictures == nil ? [] : list.pictureRequests(for: viewModel)
  }

  private var list: ListText {
    var page = page
    page.pictures = page.pictures ?? PagePictures()
    return ListText(page: page)
  }
}

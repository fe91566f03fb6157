import MovieDisplay
import MovieText
import TMDb

/// A display of one film that fetches its poster once the film is known, and lets a view draw both.
struct IllustratedDisplay<View: TextView>: Display where View.ViewModel == DetailScene.ViewModel {
  /// Nil where no pictures are wanted.
  let posters: PosterSource?
  let file: TMDbImages.Size
  /// Nil where the page has no room for a poster.
  let size: PosterSize?
  let page: TextPage
  let write: Composition.Write
  /// Past the pager, which would not let a picture through.
  let writeDirectly: Composition.Write
  let view: @Sendable (PosterArt?, @escaping Composition.Write) -> View

  func display(_ viewModel: DetailScene.ViewModel) async {
    guard case .film(let film) = viewModel.content, let posters, let size else {
      await view(nil, write).display(viewModel)
      return
    }
    let poster = await posters.poster(of: film, file: file, size: size, on: page)
    if poster.prologue.isEmpty {
      await view(poster.art, write).display(viewModel)
    } else {
      await writeDirectly(poster.prologue + view(poster.art, write).render(viewModel))
    }
  }
}

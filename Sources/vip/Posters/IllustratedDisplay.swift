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
  let write: Program.Write
  /// Past the pager, which would not let a picture through.
  let writeDirectly: Program.Write
  let view: @Sendable (PosterArt?, @escaping Program.Write) -> View

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

extension Program {
  /// A view of one film that is drawn with its poster, where pictures are wanted and there is room.
  func illustrated<View: TextView>(
    _ page: TextPage, _ write: @escaping Write, file: TMDbImages.Size, size: PosterSize?,
    _ view: @escaping @Sendable (PosterArt?, @escaping Write) -> View
  ) -> IllustratedDisplay<View> {
    // A picture that is higher than the screen would scroll away from under its text.
    let drawsPast = posters.map { $0.imageProtocol != .blocks } ?? false
    let isTooHigh = drawsPast && (size?.rows ?? 0) >= screen.terminal.height ?? .max
    return IllustratedDisplay(
      posters: posters, file: file, size: isTooHigh ? nil : size, page: page, write: write,
      writeDirectly: { [screen] text in
        await write("")
        screen.terminal.output.write(text)
      }, view: view)
  }
}

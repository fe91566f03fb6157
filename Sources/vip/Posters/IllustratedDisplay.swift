import MovieDisplay
import MovieText
import TMDb

/// A film's display that fetches the poster once the film is loaded, and passes both to a view.
struct IllustratedDisplay<View: TextView>: Display where View.ViewModel == DetailScene.ViewModel {
  /// Nil when images are off.
  let posters: PosterSource?
  let file: TMDbImages.Size
  /// Nil when the page has no room for a poster.
  let size: PosterSize?
  let page: TextPage
  let write: Program.Write
  /// Bypasses the pager, which does not pass images through.
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
  /// Creates a view of a film with its poster, if images are on and there is room.
  func illustrated<View: TextView>(
    _ page: TextPage, _ write: @escaping Write, file: TMDbImages.Size, size: PosterSize?,
    _ view: @escaping @Sendable (PosterArt?, @escaping Write) -> View
  ) -> IllustratedDisplay<View> {
    // An image taller than the screen would scroll away from its text.
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

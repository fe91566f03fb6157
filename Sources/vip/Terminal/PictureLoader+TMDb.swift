import MovieDomain
import MovieScenes
import MovieTMDb
import MovieTerminal
import MovieTerminalDriver
import MovieText

extension PictureLoader {
  /// The pictures of pages on a screen; nil when images are off, or the catalog has none.
  init?(
    _ launch: Launch, from source: FilmSource, on screen: Screen, abilities: TerminalAbilities, words: any ProgramWords
  ) {
    guard let imageProtocol = abilities.images, let images = source.images else { return nil }
    let fetchedSize = launch.needs.fetchedSize
    self.init(
      imageProtocol: imageProtocol, height: screen.terminal.height, cell: screen.terminal.cell,
      timeLimit: source.pictureLimit,
      onFailure: {
        let error = $0 as? CatalogError ?? CatalogError(.malformedResponse)
        screen.say(words.warning(about: words.posters, saying: words.sentence(for: error)))
      },
      fetch: { try await images.picture(for: $0, size: fetchedSize, width: $1, timeLimit: $2) })
  }
}

extension TMDbImages {
  /// The bytes of a picture, of a poster in `size` or in the smallest one that is `width` pixels wide; nil if it does not
  /// exist.
  func picture(
    for request: PictureRequest, size: Size? = nil, width: Int, timeLimit: Duration
  ) async throws(CatalogError) -> [UInt8]? {
    do throws(CatalogError) {
      if request.kind == .portrait {
        return try await portrait(request.path, size: .covering(width), timeLimit: timeLimit)
      }
      return try await poster(request.path, size: size ?? .covering(width), timeLimit: timeLimit)
    } catch {
      guard ![.notFound, .cancelled].contains(error.code) else { return nil }
      // Without a network, the cache may have the poster of a film on a shelf.
      if request.kind == .poster, size != .kept,
        let kept = try? await poster(request.path, size: .kept, timeLimit: .zero)
      {
        return kept
      }
      // Offline mode was requested.
      if error.code == .offline { return nil }
      throw error
    }
  }
}

extension TMDbImages.Size {
  /// The size of posters that are kept when a film is added to a shelf.
  static let kept = w342
}

import MovieDomain
import MovieJPEG
import MoviePictures
import MovieScenes
import MovieTMDb
import MovieText

/// Fetches the pictures of a page and converts them for the terminal.
struct PosterSource: Sendable {
  /// The most pictures that are fetched at the same time.
  private static let mostAtOnce = 16

  /// Nil for a catalog without images.
  let images: TMDbImages?
  let imageProtocol: ImageProtocol
  /// The size of the posters to fetch; nil for the smallest that is sharp.
  let fetchedSize: TMDbImages.Size?
  /// The terminal's height in lines; nil without a terminal.
  let height: Int?
  /// The size of a cell in pixels.
  let cell: CellSize
  /// For all pictures together.
  let timeLimit: Duration
  /// Stores a picture in the terminal; nil if pictures are part of the text.
  var store: (@Sendable (Picture, PosterSize) async -> PosterArt?)?
  /// Called once if pictures of a page could not be loaded, with the first error.
  var onFailure: (@Sendable (CatalogError) -> Void)?

  /// Returns what could be loaded in time, by path.
  func art(for requests: [PictureRequest], on page: TextPage) async -> [String: PosterArt] {
    // A film may be on several shelves.
    let requests = Dictionary(requests.map { ($0.path, $0) }) { first, _ in first }.values
    var art: [String: PosterArt] = [:]
    await load(Array(requests), on: page) { art[$0.path] = $1 }
    return art
  }

  /// Passes each picture on as soon as it is there, as far as that is in time.
  func load(
    _ requests: [PictureRequest], on page: TextPage, _ receive: (PictureRequest, PosterArt) -> Void
  ) async {
    guard let images else { return }
    var waiting = requests[...]
    var failure: CatalogError?
    let end = ContinuousClock.now.advanced(by: timeLimit)
    await withTaskGroup(of: (PictureRequest, PosterArt?, CatalogError?).self) { group in
      func startNext() {
        guard let request = waiting.popFirst() else { return }
        group.addTask {
          do {
            return (request, try await art(for: request, from: images, until: end, on: page), nil)
          } catch {
            return (request, nil, error as? CatalogError)
          }
        }
      }
      for _ in 0..<Self.mostAtOnce { startNext() }
      while let (request, picture, error) = await group.next() {
        if let picture { receive(request, picture) }
        // A missing picture is not a failure, and offline mode was requested.
        if let error, ![.notFound, .cancelled, .offline].contains(error.code) { failure = failure ?? error }
        startNext()
      }
    }
    if let failure { onFailure?(failure) }
  }

  // With a typed error, the optimized program crashes here (Swift 6.3).
  private func art(
    for request: PictureRequest, from images: TMDbImages, until end: ContinuousClock.Instant, on page: TextPage
  ) async throws -> PosterArt? {
    let size = request.size
    // A picture as tall as the screen would scroll away from its text.
    let drawing = (height.map { size.rows < $0 } ?? true) ? imageProtocol : .blocks
    guard drawing != .blocks || page.showsPictures else { return nil }
    let (width, height) =
      drawing == .blocks
      ? (size.columns * page.blocks.columns, size.rows * 2 * page.blocks.columns)
      : (size.columns * cell.width, size.rows * cell.height)
    // Twice the pixels make up for the artifacts of small files.
    let sharp = drawing == .blocks ? width * 2 : width
    let bytes = try await bytes(of: request, width: sharp, from: images, until: end)
    guard let picture = try? JPEGDecoder.picture(from: bytes, covering: width, height: height) else {
      throw CatalogError(.malformedResponse)
    }
    switch drawing {
    case .blocks:
      // Scaled here, so that pictures are scaled concurrently.
      return .picture(picture.filling(width: width, height: height))
    case .kitty:
      let fitting = picture.filling(width: width, height: height)
      if let store { return await store(fitting, size) }
      return .drawn(KittyGraphics.sequence(for: fitting, columns: size.columns, rows: size.rows))
    case .iterm:
      return .drawn(ITermImage.sequence(for: bytes, columns: size.columns, rows: size.rows))
    }
  }

  private func bytes(
    of request: PictureRequest, width: Int, from images: TMDbImages, until end: ContinuousClock.Instant
  ) async throws -> [UInt8] {
    // After the end, only the cache is used.
    let timeLimit = max(.zero, ContinuousClock.now.duration(to: end))
    switch request.kind {
    case .poster:
      let size = fetchedSize ?? .covering(width)
      do throws(CatalogError) {
        return try await images.poster(request.path, size: size, timeLimit: timeLimit)
      } catch {
        // Without a network, the cache may have the poster of a film on a shelf.
        guard ![.notFound, .cancelled].contains(error.code), size != .kept else { throw error }
        guard let kept = try? await images.poster(request.path, size: .kept, timeLimit: .zero) else { throw error }
        return kept
      }
    case .portrait:
      return try await images.portrait(request.path, size: .covering(width), timeLimit: timeLimit)
    }
  }
}

extension PosterSource {
  /// The pictures of pages on a screen; nil when images are off.
  init?(
    _ launch: Launch, from source: FilmSource, on screen: Screen, abilities: TerminalAbilities, words: any ProgramWords
  ) {
    guard let imageProtocol = abilities.images else { return nil }
    self.init(
      images: source.images, imageProtocol: imageProtocol, fetchedSize: launch.needs.fetchedSize,
      height: screen.terminal.height,
      cell: screen.terminal.cell, timeLimit: source.pictureLimit,
      onFailure: { screen.say(words.warning(about: words.posters, saying: words.sentence(for: $0))) })
  }
}

extension TMDbImages.Size {
  /// The size of posters that are kept when a film is added to a shelf.
  static let kept = w342
}

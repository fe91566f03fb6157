public import MoviePictures
public import MovieTerminal
public import MovieText

/// Fetches the pictures of a page and converts them for the terminal.
public struct PictureLoader: Sendable {
  /// The most pictures that are fetched at the same time.
  private static let mostAtOnce = 16

  /// Returns a JPEG that is at least `width` pixels wide, if there is one; nil if there is none, which is no failure. Must
  /// keep to `timeLimit`: with zero, it returns only what needs no network.
  public typealias Fetch =
    @Sendable (_ request: PictureRequest, _ width: Int, _ timeLimit: Duration) async throws -> [UInt8]?

  /// Not a tuple: with one, the optimized program crashes (Swift 6.3).
  private struct Loaded: Sendable {
    let request: PictureRequest
    var art: PosterArt?
    var error: (any Error)?
  }

  private let imageProtocol: ImageProtocol
  private let height: Int?
  private let cell: CellSize
  private let timeLimit: Duration
  private let store: (@Sendable (Picture, PosterSize) async -> PosterArt?)?
  private let onFailure: (@Sendable (any Error) -> Void)?
  private let fetch: Fetch

  /// Creates a loader.
  ///
  /// `height` is the terminal's in lines, nil without a terminal, and `cell` the size of a cell in pixels. `timeLimit` is for
  /// all pictures together; after it, `fetch` is called with a limit of zero. `store` stores a picture in the terminal; it is
  /// nil if pictures are part of the text. `onFailure` is called once if pictures of a page could not be loaded, with the
  /// first error: of `fetch`, or `PictureError.broken`.
  public init(
    imageProtocol: ImageProtocol, height: Int? = nil, cell: CellSize = .usual, timeLimit: Duration,
    store: (@Sendable (Picture, PosterSize) async -> PosterArt?)? = nil,
    onFailure: (@Sendable (any Error) -> Void)? = nil, fetch: @escaping Fetch
  ) {
    (self.imageProtocol, self.height, self.cell, self.timeLimit) = (imageProtocol, height, cell, timeLimit)
    (self.store, self.onFailure, self.fetch) = (store, onFailure, fetch)
  }

  /// Returns what could be loaded in time, by path.
  public func art(for requests: [PictureRequest], on page: TextPage) async -> [String: PosterArt] {
    // A film may be on several shelves.
    let requests = Dictionary(requests.map { ($0.path, $0) }) { first, _ in first }.values
    var art: [String: PosterArt] = [:]
    await load(Array(requests), on: page) { art[$0.path] = $1 }
    return art
  }

  /// Passes each picture on as soon as it is there, as far as that is in time.
  public func load(
    _ requests: [PictureRequest], on page: TextPage, _ receive: (PictureRequest, PosterArt) -> Void
  ) async {
    var waiting = requests[...]
    var failure: (any Error)?
    let end = ContinuousClock.now.advanced(by: timeLimit)
    await withTaskGroup(of: Loaded.self) { group in
      func startNext() {
        guard let request = waiting.popFirst() else { return }
        group.addTask {
          do {
            return Loaded(request: request, art: try await art(for: request, until: end, on: page))
          } catch {
            return Loaded(request: request, error: error)
          }
        }
      }
      for _ in 0..<Self.mostAtOnce { startNext() }
      while let loaded = await group.next() {
        if let art = loaded.art { receive(loaded.request, art) }
        if !(loaded.error is CancellationError) { failure = failure ?? loaded.error }
        startNext()
      }
    }
    if let failure { onFailure?(failure) }
  }

  // With a typed error, the optimized program crashes here (Swift 6.3).
  private func art(
    for request: PictureRequest, until end: ContinuousClock.Instant, on page: TextPage
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
    guard let bytes = try await fetch(request, sharp, max(.zero, ContinuousClock.now.duration(to: end))) else {
      return nil
    }
    guard let picture = try? JPEGDecoder.picture(from: bytes, covering: width, height: height) else {
      throw PictureError.broken
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
}

public import MovieDisplay
public import MoviePictures

/// The page that text views render for: its width, colors and links.
public struct TextPage: Sendable {
  /// The width in columns, at least 1.
  public var width: Int { didSet { width = max(1, width) } }
  /// The height of the screen in lines, which limits the size of a picture; nil if nothing does.
  public var height: Int?
  /// The colors.
  public var palette: Palette
  /// The pictures to show. Nil for none; views then leave no room for pictures.
  public var pictures: PagePictures?
  /// Whether lists show what each film is about, in place of pictures.
  public var showsDescriptions = false
  /// The characters that pictures are drawn with.
  public var blocks: Mosaic.Blocks
  /// The characters to write with.
  public var charset: Charset
  /// A hint at the end of every page with a footer; nil for none.
  public var closingHint: Hint?
  /// Returns the command to show for a route; nil if there is none.
  public var command: @Sendable (Route) -> String?
  /// Whether views show only the result of a change and not the list below it, for commands that end then.
  public var showsChangeAlone: Bool
  /// Whether a failure starts with `error:` and its advice with `hint:`, as on standard error.
  public var labelsFailures: Bool
  /// How many films determine the columns of an interactive page. Films loaded later never move them.
  package static let decidingFilms = 16
  /// Whether a program leads to the targets of the text. Hints are then targets, without commands.
  package var isInteractive = false
  /// Returns the number to type for a route, in a dialogue; nil elsewhere.
  package var number: (@Sendable (Route) -> Int)?
  /// The number of cards that each carousel is scrolled by, by the ids of shelves.
  package var carouselOffsets: [String: Int] = [:]
  /// Returns the URL for a route. Nil if URLs are not written as hyperlinks.
  private let address: (@Sendable (Route) -> Hyperlink?)?

  /// Creates a page, by default in Unicode, without colors and commands. Without `link`, it has no hyperlinks.
  public init(
    width: Int, height: Int? = nil, palette: Palette = .plain, pictures: PagePictures? = nil,
    blocks: Mosaic.Blocks = .half, charset: Charset = .unicode,
    command: @escaping @Sendable (Route) -> String? = { _ in nil },
    link: (@Sendable (Route) -> Hyperlink?)? = nil, closingHint: Hint? = nil, showsChangeAlone: Bool = false,
    labelsFailures: Bool = false
  ) {
    self.showsChangeAlone = showsChangeAlone
    self.labelsFailures = labelsFailures
    self.width = max(1, width)
    self.height = height
    self.pictures = pictures
    self.blocks = blocks
    self.palette = palette
    self.charset = charset
    self.closingHint = closingHint
    self.command = command
    address = link
  }

  /// Whether pictures can be drawn with colored cells. They cannot in ASCII.
  public var showsPictures: Bool { charset == .unicode && palette.showsPictures }

  /// Returns rows of a list. Where pages stay on screen, rows that are out of date look so.
  func rows(_ lines: [TextLine], isStale: Bool) -> [TextLine] {
    isStale && isInteractive ? lines.map(\.stale) : lines
  }

  package func link(to route: Route) -> Hyperlink? { address.flatMap { $0(route) } }

  /// Returns the page on the web whose URL is the text; nil if it is none or the page has no hyperlinks.
  func target(ofAddress text: String) -> TextLine.Target? {
    address == nil ? nil : Hyperlink(text).map { .address($0) }
  }
}

/// The pictures of a page, by their paths in the catalog.
///
/// A page with pictures has room for them: lists of films become walls of posters, and a film's poster is beside its text.
/// Where there is no picture, the page shows a card with the title.
public struct PagePictures: Sendable {
  private let art: [String: PosterArt]

  /// Creates the pictures of a page; without any, all films have title cards.
  public init(_ art: [String: PosterArt] = [:]) {
    self.art = art
  }

  subscript(path: String?) -> PosterArt { path.flatMap { art[$0] } ?? .titleCard }

  func has(_ path: String?) -> Bool { path.map { art[$0] != nil } ?? false }
}

/// A picture that a page has room for.
public struct PictureRequest: Sendable, Hashable {
  /// What is in the picture.
  public enum Kind: Sendable, Hashable {
    /// The poster of a film.
    case poster
    /// The portrait of a person.
    case portrait
  }

  /// The path of the picture, relative to the catalog's image base URL.
  public let path: String
  /// What is in the picture.
  public let kind: Kind
  /// The size of the room, in cells.
  public let size: PosterSize

  init?(_ path: String?, _ kind: Kind, size: PosterSize) {
    guard let path else { return nil }
    self.path = path
    self.kind = kind
    self.size = size
  }
}

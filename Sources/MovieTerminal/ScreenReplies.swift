import MoviePictures
public import MovieText

/// What a terminal has replied about itself so far.
public struct ScreenReplies: Sendable {
  private static let usualPatience = Duration.milliseconds(150)
  private static let longPatience = Duration.seconds(1)

  /// What the terminal can do, as far as it is known.
  public private(set) var abilities: ScreenAbilities
  /// The background that the user has chosen; nil if the terminal knows.
  public var chosenBackground: Palette.Background? {
    didSet { updateBackground() }
  }
  /// The size of a cell; nil if the terminal has not told.
  public private(set) var cell: CellSize?
  /// Whether the terminal shows pictures that it stores where Unicode placeholders are.
  public private(set) var showsPlaceholders = false
  /// When the questions were asked, and how long it took until the reply to the last one.
  private let start = ContinuousClock.now
  private var roundTrip: Duration?
  private var background: Palette.Background?
  private var widths: [Int] = []

  /// Creates replies, so far none, of a terminal that has just been asked.
  public init(abilities: ScreenAbilities) {
    self.abilities = abilities
    background = abilities.palette.background
  }

  /// Takes a reply. Returns whether the abilities have changed.
  public mutating func take(_ reply: TerminalReply) -> Bool {
    let before = abilities
    switch reply {
    case .attributes: roundTrip = roundTrip ?? start.duration(to: .now)
    case .colorScheme(let scheme): background = scheme
    case .background(let color): background = color.isLight ? .light : .dark
    case .cellPixels(let width, let height) where (1...200).contains(width) && (1...200).contains(height):
      cell = CellSize(width: width, height: height)
    case .name(let name):
      // Other terminals that take the graphics commands show squares in place of placeholders.
      let name = name.lowercased()
      showsPlaceholders = ["kitty", "ghostty"].contains { name.hasPrefix($0) } && abilities.charset == .unicode
    case .cursor(row: 0, let column) where widths.count < WidthProfile.samples.count:
      widths.append(column)
      if let profile = WidthProfile(measured: widths) { abilities.widths = profile }
    default: break
    }
    updateBackground()
    return abilities != before
  }

  /// Whether the reply that every terminal sends has come.
  public var areComplete: Bool { roundTrip != nil }

  /// How long the last reply may take: longer for a terminal that is far away, or that has just been asked.
  public var patience: Duration {
    let elapsed = start.duration(to: .now)
    let isSlow = roundTrip.map { $0 > Self.usualPatience } ?? (elapsed < Self.longPatience)
    return isSlow ? Self.longPatience : Self.usualPatience
  }

  private mutating func updateBackground() {
    abilities.palette.background = chosenBackground ?? background
  }
}

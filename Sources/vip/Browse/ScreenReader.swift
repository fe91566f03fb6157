import Dispatch
import MovieDomain
import MovieLibC
import MoviePictures
import MovieTerminal
import MovieText
import Synchronization

/// Reads a terminal on a thread of its own, because it waits without a limit.
final class ScreenReader: Sendable {
  enum Input: Sendable {
    /// `takeEvents()` returns some.
    case events
    /// A signal of `ScreenSignals`.
    case signal(Int32)
    /// The terminal was closed.
    case end
  }

  private let device: TerminalDevice
  private let escapeDelay: Duration
  private let pending = Mutex(PendingEvents())

  init(device: TerminalDevice, escapeDelay: Duration) {
    self.device = device
    self.escapeDelay = escapeDelay
  }

  /// The events that were read and not taken yet.
  func takeEvents() -> [TerminalEvent] { pending.withLock { $0.take() } }

  /// Calls `receive` with everything that is read, until the terminal is closed.
  func start(_ receive: @escaping @Sendable (Input) -> Void) {
    DispatchQueue(label: "input").async { [self] in read(receive) }
  }

  private func read(_ receive: (Input) -> Void) {
    var parser = InputParser(escapeDelay: escapeDelay)
    var repeats = KeyRepeats()
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while true {
      var sources = [
        pollfd(fd: device.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: ScreenSignals.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      let limit = parser.deadline.map { max(.zero, ContinuousClock.now.duration(to: $0)) }
      let milliseconds = limit.map { Int32(($0 / .milliseconds(1)).rounded(.up)) } ?? -1
      let count = poll(&sources, nfds_t(sources.count), milliseconds)
      if count < 0, errno != EINTR { return receive(.end) }
      let now = ContinuousClock.now
      if count <= 0 {
        send(parser.expire(at: now), receive)
        continue
      }
      if sources[1].revents != 0 {
        let read = MovieLibC.read(sources[1].fd, &bytes, bytes.count)
        // A window that is being resized sends many.
        for number in Set(bytes.prefix(max(0, read))) { receive(.signal(Int32(number))) }
      }
      guard sources[0].revents != 0 else { continue }
      let read = MovieLibC.read(device.descriptor, &bytes, bytes.count)
      if read > 0 {
        send(repeats.marking(parser.parse(bytes[..<read], at: now), at: now), receive)
      } else if read == 0 || (errno != EINTR && errno != EAGAIN) {
        return receive(.end)
      }
    }
  }

  private func send(_ events: [TerminalEvent], _ receive: (Input) -> Void) {
    guard !events.isEmpty else { return }
    let wasEmpty = pending.withLock { pending in
      defer { pending.add(events) }
      return pending.isEmpty
    }
    if wasEmpty { receive(.events) }
  }
}

/// What a terminal has replied about itself so far.
struct ScreenReplies: Sendable {
  private static let usualPatience = Duration.milliseconds(150)
  private static let longPatience = Duration.seconds(1)

  private(set) var abilities: ScreenAbilities
  /// The user's choice of colors.
  var theme = UserSettings.Theme.auto {
    didSet { updateBackground() }
  }
  /// The size of a cell; nil if the terminal has not told.
  private(set) var cell: CellSize?
  /// Whether the terminal shows pictures that it stores where Unicode placeholders are.
  private(set) var showsPlaceholders = false
  /// When the questions were asked, and how long it took until the reply to the last one.
  private let start = ContinuousClock.now
  private var roundTrip: Duration?
  private var background: Palette.Background?
  private var widths: [Int] = []

  init(abilities: ScreenAbilities) {
    self.abilities = abilities
    background = abilities.palette.background
  }

  /// Takes a reply. Returns whether the abilities have changed.
  mutating func take(_ reply: TerminalReply) -> Bool {
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
      showsPlaceholders = ["kitty", "ghostty"].contains { name.hasPrefix($0) } && abilities.charset != .ascii
    case .cursor(row: 0, let column) where widths.count < WidthProfile.samples.count:
      widths.append(column)
      if let profile = WidthProfile(measured: widths) { abilities.widths = profile }
    default: break
    }
    updateBackground()
    return abilities != before
  }

  /// Whether the reply that every terminal sends has come.
  var areComplete: Bool { roundTrip != nil }

  /// How long the last reply may take: longer for a terminal that is far away, or that has just been asked.
  var patience: Duration {
    let elapsed = start.duration(to: .now)
    let isSlow = roundTrip.map { $0 > Self.usualPatience } ?? (elapsed < Self.longPatience)
    return isSlow ? Self.longPatience : Self.usualPatience
  }

  private mutating func updateBackground() {
    abilities.palette.background = theme.background ?? background
  }
}

/// Turns the bytes that a terminal sends into events, for a whole session.
///
/// The parser is a value that reads nothing and has no clock: pass it the bytes and the time. When `deadline` has passed
/// and nothing was read, call `expire(at:)`. How the bytes are divided makes no difference. Sequences that are not
/// understood are dropped and never become text.
public struct InputParser: Sendable {
  /// How long a lone Esc waits for the rest of a sequence. A remote connection needs more.
  public var escapeDelay: Duration

  /// How long the rest of an unfinished sequence may take.
  private static let sequenceDelay = Duration.seconds(1)
  /// How long a paste may pause.
  private static let pasteDelay = Duration.seconds(2)
  private static let longestControlSequence = 4 * 1_024
  private static let longestString = 4 * 1_024

  private enum State: Sendable {
    case ground
    /// After an escape.
    case escape
    /// After a `[` that follows an Esc shortly after its deadline.
    case lateBracket
    /// After `ESC O`.
    case ss3
    /// After `ESC [`.
    case control
    /// In a control sequence that is invalid or too long. It is skipped to its end.
    case skippedControl
    /// After `ESC [ [`.
    case console
    /// In a mouse report of three bytes.
    case mouse
    /// In a string after `ESC` and this byte.
    case string(UInt8)
    /// After an escape in such a string.
    case stringEscape(UInt8)
    /// In a character of several bytes.
    case character
    case paste
  }

  private var state = State.ground
  private var buffer: [UInt8] = []
  /// Whether another escape came before the one that began the sequence.
  private var hasSecondEscape = false
  /// Whether an escape came before the character of several bytes.
  private var isAlt = false
  private var paste = PastedText()
  /// When the last bytes came.
  private var lastBytes: ContinuousClock.Instant?
  /// When an Esc was delivered because nothing followed it.
  private var lastLoneEscape: ContinuousClock.Instant?
  /// Whether the terminal sends the Esc key as a sequence.
  private var hasKeyboardProtocol = false
  private var events: [TerminalEvent] = []

  /// Creates a parser for a new session.
  public init(escapeDelay: Duration = .milliseconds(25)) {
    self.escapeDelay = escapeDelay
  }

  /// When to call `expire(at:)` if nothing is read until then; nil if nothing is unfinished.
  public var deadline: ContinuousClock.Instant? {
    let delay: Duration? =
      switch state {
      case .ground: nil
      // With the keyboard protocol, Esc is a sequence, so that a lone escape is the start of another one.
      case .escape: hasKeyboardProtocol ? Self.sequenceDelay : escapeDelay
      case .lateBracket: escapeDelay
      case .paste: Self.pasteDelay
      default: Self.sequenceDelay
      }
    return delay.flatMap { delay in lastBytes?.advanced(by: delay) }
  }

  /// Parses bytes that were read, and returns the events they complete.
  public mutating func parse(_ bytes: some Sequence<UInt8>, at now: ContinuousClock.Instant) -> [TerminalEvent] {
    for byte in bytes {
      step(byte, now)
      lastBytes = now
    }
    defer { events = [] }
    return events
  }

  /// Ends what is unfinished if its deadline has passed: Esc becomes a key, a paste is delivered, the rest is dropped.
  public mutating func expire(at now: ContinuousClock.Instant) -> [TerminalEvent] {
    guard let deadline, now >= deadline else { return [] }
    switch state {
    case .escape:
      emit(Key(.escape))
      if hasSecondEscape { emit(Key(.escape)) }
      lastLoneEscape = now
    case .lateBracket: emit(Key("["))
    case .ss3 where buffer.isEmpty: emitAfterEscape(Key("O", .alt))
    case .control where buffer.isEmpty: emitAfterEscape(Key("[", .alt))
    case .string(let introducer) where buffer.isEmpty: emitAfterEscape(Key(Unicode.Scalar(introducer), .alt))
    case .paste: emitPaste()
    default: break
    }
    reset()
    defer { events = [] }
    return events
  }

  // MARK: - States

  private mutating func step(_ byte: UInt8, _ now: ContinuousClock.Instant) {
    switch state {
    case .ground: ground(byte, now)
    case .escape: escape(byte)
    case .lateBracket: lateBracket(byte, now)
    case .ss3: ss3(byte, now)
    case .control: control(byte, now)
    case .skippedControl: skippedControl(byte, now)
    case .console:
      finish(KeyPress.console(byte).map { .key($0) })
    case .mouse:
      buffer.append(byte)
      if buffer.count == 3 { finish(MouseEvent(bytes: buffer).map { .mouse($0) }) }
    case .string(let introducer): string(byte, introducer)
    case .stringEscape(let introducer): stringEscape(byte, introducer)
    case .character: character(byte, now)
    case .paste:
      if paste.append(byte) {
        emitPaste()
        reset()
      }
    }
  }

  private mutating func ground(_ byte: UInt8, _ now: ContinuousClock.Instant) {
    let loneEscape = lastLoneEscape.take()
    switch byte {
    case 0x1B: state = .escape
    case UInt8(ascii: "["):
      if let loneEscape, loneEscape.duration(to: now) <= Self.sequenceDelay {
        state = .lateBracket
      } else {
        emit(Key("["))
      }
    case 0x20..<0x7F: emit(Key(Unicode.Scalar(byte)))
    case 0x80...0xFF: startCharacter(byte)
    default: emit(Key(control: byte))
    }
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      if hasSecondEscape { emit(Key(.escape)) }
      hasSecondEscape = true
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .ss3
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      state = .string(byte)
    case 0x80...0xFF:
      isAlt = true
      startCharacter(byte)
    default:
      let key = (0x20..<0x7F).contains(byte) ? Key(Unicode.Scalar(byte)) : Key(control: byte)
      emitAfterEscape(key.adding(.alt))
      reset()
    }
  }

  /// Skips the rest of a sequence whose escape was taken for the Esc key: a mouse report or a reply.
  private mutating func lateBracket(_ byte: UInt8, _ now: ContinuousClock.Instant) {
    if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "?") {
      state = .skippedControl
    } else {
      emit(Key("["))
      reset()
      ground(byte, now)
    }
  }

  private mutating func ss3(_ byte: UInt8, _ now: ContinuousClock.Instant) {
    switch byte {
    case 0x30...0x3B where buffer.count < Self.longestControlSequence: buffer.append(byte)
    case 0x21..<0x7F:
      let modifiers = ControlSequence(buffer, final: byte).parameters.last?.first ?? nil
      finish(KeyPress.afterO(byte, modifiers: modifiers).map { .key($0) })
    default: abort(byte, now)
    }
  }

  private mutating func control(_ byte: UInt8, _ now: ContinuousClock.Instant) {
    switch byte {
    case UInt8(ascii: "[") where buffer.isEmpty: state = .console
    case UInt8(ascii: "M") where buffer.isEmpty: state = .mouse
    case UInt8(ascii: "$") where !buffer.isEmpty && buffer.allSatisfy({ (0x30...0x39).contains($0) }):
      // rxvt sends this for Shift.
      finish(KeyPress.numbered(ControlSequence(buffer, final: byte), .shift).map { .key($0) })
    case 0x20...0x3F:
      buffer.append(byte)
      if buffer.count > Self.longestControlSequence { state = .skippedControl }
    case 0x40...0x7E: finishControl(ControlSequence(buffer, final: byte))
    case 0x7F...0xFF: state = .skippedControl
    default: abort(byte, now)
    }
  }

  private mutating func skippedControl(_ byte: UInt8, _ now: ContinuousClock.Instant) {
    switch byte {
    case 0x40...0x7E: finish(nil)
    case 0x20...0xFF: break
    default: abort(byte, now)
    }
  }

  private mutating func finishControl(_ sequence: ControlSequence) {
    switch (sequence.marker, sequence.final) {
    case (nil, UInt8(ascii: "~")) where sequence[0] == 200:
      finish(nil)
      state = .paste
    case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
      finish(MouseEvent(sequence).map { .mouse($0) })
    default:
      if let reply = TerminalReply.read(sequence) {
        if case .keyboard(let flags) = reply { hasKeyboardProtocol = flags & 1 != 0 }
        finish(.reply(reply))
      } else if sequence.final == UInt8(ascii: "R") {
        // F3 with modifiers looks like the position of the cursor, so that this is never a key.
        finish(nil)
      } else {
        finish(KeyPress.read(sequence).map { .key($0) })
      }
    }
  }

  private mutating func string(_ byte: UInt8, _ introducer: UInt8) {
    switch byte {
    case 0x1B: state = .stringEscape(introducer)
    case 0x07 where introducer == UInt8(ascii: "]"): finishString(introducer)
    case 0x18, 0x1A: finish(nil)
    case 0x00..<0x20: break
    default:
      if buffer.count < Self.longestString { buffer.append(byte) }
    }
  }

  private mutating func stringEscape(_ byte: UInt8, _ introducer: UInt8) {
    if byte == UInt8(ascii: "\\") {
      finishString(introducer)
    } else {
      finish(nil)
      state = .escape
      escape(byte)
    }
  }

  private mutating func finishString(_ introducer: UInt8) {
    let reply = buffer.count < Self.longestString ? TerminalReply.read(buffer, after: introducer) : nil
    finish(reply.map { .reply($0) })
  }

  private mutating func startCharacter(_ byte: UInt8) {
    guard (0xC2...0xF4).contains(byte) else { return dropCharacter() }
    buffer = [byte]
    state = .character
  }

  private mutating func character(_ byte: UInt8, _ now: ContinuousClock.Instant) {
    guard (0x80...0xBF).contains(byte) else {
      dropCharacter()
      ground(byte, now)
      return
    }
    buffer.append(byte)
    let length = buffer[0] < 0xE0 ? 2 : buffer[0] < 0xF0 ? 3 : 4
    guard buffer.count == length else { return }
    // An overlong form or a surrogate is no scalar.
    let scalars = String(validating: buffer, as: UTF8.self)?.unicodeScalars
    if let scalar = scalars?.first, scalar.properties.generalCategory != .control {
      if isAlt { emitAfterEscape(Key(scalar, .alt)) } else { emit(Key(scalar)) }
      reset()
    } else {
      dropCharacter()
    }
  }

  /// Drops broken bytes. An escape before them was the Esc key.
  private mutating func dropCharacter() {
    if isAlt { emitAfterEscape(Key(.escape)) }
    reset()
  }

  // MARK: - Ends of sequences

  /// Ends a sequence that gave an event, or none.
  private mutating func finish(_ event: TerminalEvent?) {
    if case .key(let press)? = event {
      events.append(.key(hasSecondEscape ? KeyPress(press.key.adding(.alt), text: "") : press))
    } else {
      deliverPendingEscape()
      if let event { events.append(event) }
    }
    reset()
  }

  /// Ends a sequence that a control character interrupts, which then counts by itself.
  private mutating func abort(_ byte: UInt8, _ now: ContinuousClock.Instant) {
    finish(nil)
    // These two cancel a sequence.
    if byte == 0x18 || byte == 0x1A { return }
    ground(byte, now)
  }

  private mutating func emit(_ key: Key) {
    events.append(.key(KeyPress(key)))
  }

  /// Emits a key that began with an escape. If another escape came before it, that was the Esc key.
  private mutating func emitAfterEscape(_ key: Key) {
    deliverPendingEscape()
    emit(key)
  }

  private mutating func deliverPendingEscape() {
    if hasSecondEscape { emit(Key(.escape)) }
    hasSecondEscape = false
  }

  private mutating func emitPaste() {
    let text = paste.text
    if !text.isEmpty { events.append(.paste(text)) }
  }

  private mutating func reset() {
    state = .ground
    buffer = []
    hasSecondEscape = false
    isAlt = false
    paste = PastedText()
  }
}

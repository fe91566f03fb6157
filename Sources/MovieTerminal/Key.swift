/// A key with its modifiers, as tables of keys name it.
public struct Key: Sendable, Hashable {
  /// A key without modifiers.
  public enum Code: Sendable, Hashable {
    /// A key that types a character.
    case character(Unicode.Scalar)
    /// A key that types nothing.
    case enter, tab, backspace, escape, insert, delete
    /// A key that moves.
    case up, down, left, right, home, end, pageUp, pageDown
    /// The middle key of the keypad.
    case center
    /// F1 to F35.
    case function(Int)
  }

  /// The modifiers that are held down with a key.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Shift, of keys that type nothing or with Control, which only some terminals report. Otherwise, a letter with Shift
    /// is the uppercase letter.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, or Option.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
    /// Super, Windows or Command.
    public static let command = Modifiers(rawValue: 8)
    /// Hyper, of a few keyboards.
    public static let hyper = Modifiers(rawValue: 16)
    /// Meta, of a few keyboards.
    public static let meta = Modifiers(rawValue: 32)
  }

  /// The key.
  public let code: Code
  /// The modifiers.
  public let modifiers: Modifiers

  /// Creates a key.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// Creates the key that types a character.
  public init(_ character: Unicode.Scalar, _ modifiers: Modifiers = []) {
    self.init(.character(character), modifiers)
  }

  func adding(_ more: Modifiers) -> Key { Key(code, modifiers.union(more)) }

  /// The key of a Latin layout that is in the place of this key of the Russian one, for a letter without modifiers, and for
  /// the point and the comma beside the right Shift; nil for other keys.
  ///
  /// Most terminals report only the letter. A program that looks for a command first by the key, and then by this one, can
  /// be used without changing the layout.
  public var ofLatinLayout: Key? { Self.russianLayout[self] }

  private static let russianLayout: [Key: Key] = {
    let typed = "йцукенгшщзхъфывапролджэячсмитьбюЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ.,"
    let meant = #"qwertyuiop[]asdfghjkl;'zxcvbnm,.QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>/?"#
    return Dictionary(uniqueKeysWithValues: zip(typed.unicodeScalars, meant.unicodeScalars).map { (Key($0), Key($1)) })
  }()
}

extension Key: CustomStringConvertible {
  /// The usual notation, such as `Ctrl-Alt-x` or `Shift-Tab`.
  public var description: String {
    Self.prefixes.reduce(into: "") { $0 += modifiers.contains($1.1) ? $1.0 : "" } + code.description
  }

  /// Reads the usual notation, such as `Ctrl-x` or `Shift-Tab`; nil if there is no such key.
  ///
  /// Names are read in any case. A letter is a small one with Ctrl, and otherwise a capital one with Shift. A comma and a
  /// space are written as `Comma` and `Space`.
  public init?(named name: String) {
    var modifiers: Modifiers = []
    var rest = Substring(name)
    // What follows a prefix may be a dash.
    while let (prefix, modifier) = Self.prefixes.first(where: {
      rest.lowercased().hasPrefix($0.0.lowercased()) && rest.count > $0.0.count
    }) {
      modifiers.insert(modifier)
      rest = rest.dropFirst(prefix.count)
    }
    guard let code = Code(named: rest) else { return nil }
    guard case .character(let scalar) = code else {
      self.init(code, modifiers)
      return
    }
    if modifiers.contains(.control) {
      self.init(scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar, modifiers)
    } else if modifiers.contains(.shift) {
      self.init(scalar.properties.uppercaseMapping.unicodeScalars.first ?? scalar, modifiers.subtracting(.shift))
    } else {
      self.init(scalar, modifiers)
    }
  }

  private static let prefixes: [(String, Modifiers)] = [
    ("Ctrl-", .control), ("Alt-", .alt), ("Shift-", .shift), ("Super-", .command), ("Hyper-", .hyper),
    ("Meta-", .meta),
  ]
}

extension Key.Code: CustomStringConvertible {
  /// The character, or the name of the key.
  public var description: String {
    switch self {
    case .character(" "): "Space"
    case .character(let scalar): String(scalar)
    case .function(let number): "F\(number)"
    default: Self.names.first { $0.code == self }?.name ?? ""
    }
  }

  fileprivate init?(named name: Substring) {
    if name.unicodeScalars.count == 1, let scalar = name.unicodeScalars.first {
      guard scalar.properties.generalCategory != .control, !scalar.properties.isWhitespace else { return nil }
      self = .character(scalar)
      return
    }
    let lowercase = name.lowercased()
    if let code = Self.names.first(where: { $0.name.lowercased() == lowercase })?.code {
      self = code
    } else if lowercase.hasPrefix("f"), let number = Int(lowercase.dropFirst()), (1...35).contains(number) {
      self = .function(number)
    } else {
      return nil
    }
  }

  fileprivate static let names: [(code: Self, name: String)] = [
    (.enter, "Enter"), (.tab, "Tab"), (.backspace, "Backspace"), (.escape, "Esc"), (.insert, "Insert"),
    (.delete, "Delete"), (.up, "Up"), (.down, "Down"), (.left, "Left"), (.right, "Right"), (.home, "Home"),
    (.end, "End"), (.pageUp, "PageUp"), (.pageDown, "PageDown"), (.center, "Center"),
    (.character(" "), "Space"), (.character(","), "Comma"),
  ]
}

/// A key that was pressed, and what it types.
public struct KeyPress: Sendable, Hashable {
  /// The key. With a keyboard of another script, it is the key of the same place on a Latin keyboard, if the terminal
  /// reports it.
  public let key: Key
  /// What the key types into a text field; empty for a command.
  ///
  /// An emoji of several scalars arrives as several keys. A text field joins them.
  public let text: String
  /// Whether the key is held, as far as `KeyRepeats` can tell.
  public var isRepeated = false

  /// Creates a key press. By default, a key without modifiers types its character.
  public init(_ key: Key, text: String? = nil) {
    self.key = key
    if case .character(let scalar) = key.code, key.modifiers.isEmpty {
      self.text = text ?? String(scalar)
    } else {
      self.text = text ?? ""
    }
  }
}

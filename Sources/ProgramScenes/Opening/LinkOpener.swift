/// The port to the programs that open web addresses.
public protocol LinkOpener: Sendable {
  /// Opens an address that begins with `https://`, and returns how that ended.
  func open(_ address: String, as kind: OpenedKind) async -> OpeningResult
}

/// What an address leads to.
public enum OpenedKind: Sendable, Hashable {
  /// A web page.
  case page
  /// A video, which a player may play instead of a browser.
  case video
}

/// How opening an address ended.
public enum OpeningResult: Sendable, Hashable {
  /// A program with this name took the address.
  case opened(program: String)
  /// There is no program that opens addresses.
  case noProgram
  /// The program with this name reported a failure.
  case failed(program: String)
}

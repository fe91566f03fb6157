/// A file of the site. Its address changes with its content, so browsers may keep it forever.
public struct Asset: Sendable {
  /// The path.
  public let address: String
  /// The media type.
  public let type: String
  /// The content.
  public let bytes: [UInt8]

  init(_ name: String, _ ending: String, _ type: String, _ text: String) {
    bytes = Array(text.utf8)
    address = "/assets/\(name)-\(Self.fingerprint(of: bytes)).\(ending)"
    self.type = type
  }

  /// A short text that differs for other bytes.
  public static func fingerprint(of bytes: [UInt8]) -> String {
    // FNV-1a.
    String(bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16)
  }

  static let style = Asset("site", "css", "text/css; charset=utf-8", styleSheet)
  static let script = Asset("site", "js", "text/javascript; charset=utf-8", searchScript)
  static let motifs = Asset("motifs", "svg", "image/svg+xml", MotifSprite.text)
  static let icon = Asset(
    "icon", "svg", "image/svg+xml",
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#1b2a4e"/>\
    <circle cx="16" cy="16" r="9" fill="#d9a441"/><path d="M7 20h18v7H7z" fill="#1b2a4e"/></svg>
    """)

  /// All files.
  public static let all = [style, script, motifs, icon]
}

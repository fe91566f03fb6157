import MovieDomain
import MovieLive
import MovieScenes
import MovieStore

/// What the site keeps for its visitors: a folder each, with shelves in SQLite and the settings in a file.
public actor Visitors {
  /// Who has changed something on the site. The id is random, and only the visitor's browser has it.
  struct ID: Hashable, Sendable {
    let text: String

    /// Creates an id for a new visitor.
    init() {
      text = (0..<32).map { _ in String(UInt8.random(in: 0..<16), radix: 16) }.joined()
    }

    /// Takes the id of a cookie; nil unless it is one of this site. It becomes the name of a folder.
    init?(cookie: String?) {
      guard let cookie, cookie.utf8.count == 32, cookie.allSatisfy({ $0.isASCII && $0.isHexDigit && !$0.isUppercase })
      else { return nil }
      text = cookie
    }
  }

  private let folder: String
  private let limit = 64
  private var open: [ID: (library: ViewerLibrary, used: Int)] = [:]
  private var uses = 0

  /// Creates a store in a folder, which is created with the first change.
  public init(folder: String) {
    self.folder = folder
  }

  /// Returns a visitor's shelves and settings. They are shared by all of the visitor's requests.
  func library(of visitor: ID) -> ViewerLibrary {
    uses += 1
    if let library = open[visitor]?.library {
      open[visitor]?.used = uses
      return library
    }
    // Open databases are descriptors, of which a process has few.
    if open.count >= limit, let oldest = open.min(by: { $0.value.used < $1.value.used }) { open[oldest.key] = nil }
    let folder = "\(folder)/\(visitor.text)"
    let library = ViewerLibrary(
      folder: folder, settings: SettingsFile(directory: folder), language: .americanEnglish, onDamage: { _ in })
    open[visitor] = (library, uses)
    return library
  }
}

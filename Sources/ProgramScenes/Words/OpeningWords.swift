/// The text about opening web pages and videos, and about choosing films.
public protocol OpeningWords: Sendable {
  /// A sentence: a program took the address.
  func opened(_ address: String, with program: String) -> String
  /// The title shown when a film has no page on the website of its catalog.
  func noPage(of title: String) -> String
  /// The title shown when a film has no page at IMDb that is known.
  func noIMDbPage(of title: String) -> String
  /// The title shown when a film has no website.
  func noHomepage(of title: String) -> String
  /// The title shown when a film has no trailer.
  func noTrailer(of title: String) -> String
  /// The title shown when an address may not be opened.
  var unsafe: String { get }
  /// The title shown when no program opens addresses.
  var noProgram: String { get }
  /// The title shown when a program could not open an address.
  func failed(_ program: String) -> String
  /// A sentence: how to get the address instead.
  var adviceOnPrograms: String { get }

  /// A sentence: the person belongs to another catalog than the films that are listed.
  func otherCatalog(_ person: String) -> String
  /// A sentence: the settings name no streaming services.
  var noOwnServices: String { get }
  /// A sentence: how to name one's own services.
  var adviceOnOwnServices: String { get }
}

public import MovieDisplay
public import MovieDomain

/// The text of the people and person scenes.
public protocol PeopleWords: Sendable {
  /// The title of the people scene.
  var popularPeople: String { get }
  /// The title shown when people could not be loaded.
  var peopleNotLoaded: String { get }
  /// The title shown when the catalog has no people.
  var hasNoPeople: String { get }
  /// The title shown when a person could not be loaded.
  var personNotLoaded: String { get }
  /// Shown when no person has the id on the host, or in the catalog if `host` is nil.
  func noSuchPerson(withID id: Int, at host: String?) -> EmptyState
  /// Introduces the command or button that opens a person.
  var opensPerson: String { get }
  /// The translation of a catalog's English department, such as `Acting`; the department itself if there is none.
  func department(_ name: String) -> String
  /// The translation of a catalog's English job, such as `Director`; the job itself if there is none.
  func job(_ name: String) -> String
  /// The label of the department a person is known for.
  var knownFor: String { get }
  /// The label of the date of birth.
  var born: String { get }
  /// The label of the date of death.
  var died: String { get }
  /// The label of the place of birth.
  var birthplace: String { get }
  /// A date with the age in years: today for the date of birth of a living person, otherwise at death. The date alone
  /// if the age is nil or negative.
  func dated(_ date: String, aged years: Int?) -> String
  /// The title of the biography section.
  var biography: String { get }
  /// A note on a biography or an overview that is not in the requested language. `language` is its ISO 639-1 code.
  func textIn(_ language: String) -> String
  /// The title of the films section with the best-known films.
  var bestKnownFilms: String { get }
  /// The title of the films section with all films, and the label of the number of films.
  var allFilms: String { get }
  /// The title of the films section with the films for which the person did something.
  func films(as role: PersonRole) -> String
  /// A sentence shown when the person has no films.
  var noFilmography: String { get }
  /// A sentence: the person's films could not be loaded.
  var filmographyNotLoaded: String { get }
}

extension Words where Self: EnglishFallback {
  public var popularPeople: String { "Popular people" }
  public var peopleNotLoaded: String { "Could not load people" }
  public var hasNoPeople: String { "This catalog has no people" }
  public var personNotLoaded: String { "Could not load the person" }
  public func noSuchPerson(withID id: Int, at host: String?) -> EmptyState {
    EmptyState(
      title: "No such person", message: "\(host ?? "This catalog") has no person with id \(id).",
      advice: "Check the id, or browse popular people.")
  }
  public var opensPerson: String { "Person details" }
  public func department(_ name: String) -> String { name }
  public func job(_ name: String) -> String { name }
  public var knownFor: String { "Known for" }
  public var born: String { "Born" }
  public var died: String { "Died" }
  public var birthplace: String { "Birthplace" }
  public func dated(_ date: String, aged years: Int?) -> String {
    guard let years, years >= 0 else { return date }
    return "\(date) (aged \(years))"
  }
  public var biography: String { "Biography" }
  public func textIn(_ language: String) -> String { language == "en" ? "in English" : "in another language" }
  public var bestKnownFilms: String { "Best-known films" }
  public var allFilms: String { "Films" }
  public func films(as role: PersonRole) -> String {
    switch role {
    case .actor: "Films as actor"
    case .director: "Films as director"
    case .writer: "Films as writer"
    case .producer: "Films as producer"
    case .composer: "Films as composer"
    case .cinematographer: "Films as cinematographer"
    case .editor: "Films as editor"
    }
  }
  public var noFilmography: String { "No films yet." }
  public var filmographyNotLoaded: String { "The filmography could not be loaded." }
}

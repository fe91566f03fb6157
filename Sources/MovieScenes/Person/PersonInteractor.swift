public import MovieDisplay
public import MovieDomain

extension PersonScene: MovieScene {
  /// A person's id, the catalog that it belongs to, and how much to show.
  public struct Subject: SceneKey, LanedQuestion {
    /// The person's id.
    public var id: Person.ID
    /// The id's catalog; nil for the one in use.
    public var source: CatalogSource?
    /// Whether all films are shown, the newest first, and not only the best-known ones.
    public var showsAllFilms: Bool
    /// What the person did for the films to show; nil for everything. With a role, all films are shown.
    public var role: PersonRole?

    /// Creates the key of a person; by default, of the catalog in use and with the best-known films.
    public init(id: Person.ID, source: CatalogSource? = nil, showsAllFilms: Bool = false, role: PersonRole? = nil) {
      self.id = id
      self.source = source
      self.showsAllFilms = showsAllFilms
      self.role = role
    }
  }

  /// A request for a person.
  public typealias Request = LoadRequest<Subject>
  /// The person, as far as they are loaded.
  public typealias Response = LoadResponse<Subject, PersonDetails>
  /// Loads one person, and reloads them when the language changes.
  public typealias Interactor = LoadInteractor<Subject, PersonDetails>
  public typealias Presenter = PersonPresenter

  public static func worker(in context: SceneContext) -> AnyWorker {
    LoadWorker { subject async throws(CatalogError) in
      try await context.catalog(of: subject.source).person(subject.id)
    }
  }
}

extension LoadRequest where Key == PersonScene.Subject {
  /// Loads a person, starting from an empty screen. `source` is the catalog of the id; nil for the one in use.
  public static func load(_ id: Person.ID, from source: CatalogSource? = nil) -> Self {
    .load(Key(id: id, source: source))
  }
}

extension LoadResponse where Key == PersonScene.Subject, Value == PersonDetails {
  /// The person's films, limited to those of the role that was requested; nil if they could not be read.
  public var films: [PersonDetails.Film]? { value.value?.films(as: key?.role) }
}

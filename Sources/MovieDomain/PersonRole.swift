/// What a person does for films. The raw value is its name in commands.
public enum PersonRole: String, Sendable, Hashable, CaseIterable {
  /// Acts in films.
  case actor
  /// Directs films.
  case director
  /// Writes screenplays, or what they are made from.
  case writer
  /// Produces films.
  case producer
  /// Writes the music.
  case composer
  /// Is the director of photography.
  case cinematographer
  /// Cuts films.
  case editor

  /// The jobs in the catalogs' English terms. Actors are in the cast instead.
  private var jobs: Set<String> {
    switch self {
    case .actor: []
    case .director: ["Director", "Co-Director"]
    case .writer:
      [
        "Screenplay", "Writer", "Co-Writer", "Story", "Original Story", "Novel", "Short Story", "Book", "Author",
        "Theatre Play", "Characters", "Adaptation", "Dialogue", "Teleplay", "Idea", "Comic Book", "Graphic Novel",
      ]
    case .producer: ["Producer", "Executive Producer", "Co-Producer", "Associate Producer"]
    case .composer: ["Original Music Composer", "Music"]
    case .cinematographer: ["Director of Photography", "Cinematography"]
    case .editor: ["Editor"]
    }
  }

  /// Whether the person did this for a film.
  public func includes(_ film: PersonDetails.Film) -> Bool {
    self == .actor ? film.characters != nil : film.jobs.contains(where: jobs.contains)
  }
}

extension PersonDetails {
  /// The films for which the person did something; all films if `role` is nil. Nil if they could not be read.
  public func films(as role: PersonRole?) -> [Film]? {
    guard let role else { return films }
    return films?.filter(role.includes)
  }
}

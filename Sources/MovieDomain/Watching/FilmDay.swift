/// A day from which a film can be watched in some way.
public struct FilmDay: Sendable, Hashable {
  /// How the film can be watched. The raw value is its name for programs.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// In theaters of the viewer's country.
    case theatrical
    /// On services of the viewer's country.
    case digital
    /// On disc in the viewer's country.
    case disc = "physical"
    /// Somewhere in the world, where nothing is known about the viewer's country.
    case release
    /// By anyone, because the copyright has ended.
    case publicDomain = "public-domain"
  }

  /// How the film can be watched.
  public var kind: Kind
  /// The day.
  public var date: CalendarDate

  /// Creates a day.
  public init(_ kind: Kind, _ date: CalendarDate) {
    self.kind = kind
    self.date = date
  }
}

extension Movie {
  /// The day of the first release; nil when unknown.
  public var day: FilmDay? { releaseDate.map { FilmDay(.release, $0) } }
}

extension MovieDetails {
  /// The days of the film in the viewer's country, or of its first release if no other is known, at most one of each kind.
  public var days: [FilmDay] {
    let regional = [
      release?.theatrical.map { FilmDay(.theatrical, $0) }, release?.digital.map { FilmDay(.digital, $0) },
      release?.disc.map { FilmDay(.disc, $0) },
    ].compactMap(\.self)
    let free = watchOptions?.publicDomain.flatMap { CalendarDate(year: $0.year, month: 1, day: 1) }
    let released = regional.isEmpty ? [movie.day].compactMap(\.self) : regional
    return released + (free.map { [FilmDay(.publicDomain, $0)] } ?? [])
  }
}

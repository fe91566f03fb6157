public import MovieDisplay
import MovieDomain

extension FilterSelection {
  /// Reads the criteria of a route, as people type them. Names are resolved when the first page loads.
  ///
  /// Only shelves tell the viewer's stars, and what they have not seen.
  ///
  /// Throws `RouteProblem.criterion` for a value that is no range, or outside of what is possible.
  public init(_ criteria: [Route.Criterion], onShelf: Bool = false) throws(RouteProblem) {
    self.init()
    for criterion in criteria {
      let isKnown: Bool
      do throws(BoundsError) {
        isKnown = try add(criterion)
      } catch {
        throw .criterion(criterion, error)
      }
      guard isKnown, onShelf || filter.stars.isOpen && !filter.isUnseen else { throw .criterion(criterion, nil) }
    }
  }

  /// Whether there is a criterion of this name, also if the value cannot be used.
  package static func hasCriterion(_ criterion: Route.Criterion) -> Bool {
    var selection = FilterSelection()
    return (try? selection.add(criterion)) ?? true
  }

  /// Adds a criterion. Returns whether there is one of this name.
  private mutating func add(_ criterion: Route.Criterion) throws(BoundsError) -> Bool {
    typealias Limits = MovieFilter.Limits
    let value = criterion.value
    switch criterion.name {
    case "genre": genres.append(.named(value))
    case "any-genre":
      genres.append(.named(value))
      filter.genreQuantifier = .any
    case "without": excludedGenres.append(.named(value))
    case "year": filter.years = try Bounds(value, in: Limits.years)
    // A single number is neither a minimum nor a maximum.
    case "score": filter.score = try Bounds(value, in: Limits.scores, allowsSingle: false)
    case "runtime": filter.runtime = try Bounds(value, in: Limits.runtimes, allowsSingle: false)
    case "votes": filter.votes = try Bounds(value, in: Limits.votes, allowsSingle: false)
    case "stars": filter.stars = try Bounds(value)
    case "seen":
      guard value == "no" else { throw .noNumber }
      filter.isUnseen = true
    case "original-language": language = .named(value)
    case "country": country = .named(value)
    case "on": services.append(.named(value))
    case "person":
      guard let id = Int(value) else { throw .noNumber }
      filter.people.append(id)
      if !criterion.label.isEmpty { peopleNames[id] = criterion.label }
    case "certification":
      guard let text = MovieQuery(value)?.text else { throw .noNumber }
      filter.certification = text
    case "sort":
      guard let order = MovieFilter.Order(rawValue: value) else { throw .noNumber }
      filter.order = order
    default: return false
    }
    return true
  }
}

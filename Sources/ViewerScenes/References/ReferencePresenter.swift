public import MovieDisplay
public import MovieDomain
public import MovieScenes

/// Turns a reference that could not be resolved into display text.
public struct ReferencePresenter: DateIndependentPresenter {
  private let words: any ViewerWords

  public init(words: any Words) {
    self.words = words.viewer
  }

  public func viewModel(for response: ReferenceScene.Response) -> ReferenceScene.ViewModel {
    guard case .failure(let unresolved)? = response else {
      return ReferenceScene.ViewModel(state: EmptyState(title: words.loading), outcome: .shown)
    }
    var viewModel = ReferenceScene.ViewModel(state: state(of: unresolved))
    switch unresolved.failure {
    case .ambiguous(let candidates, let total):
      viewModel.candidates = candidates.prefix(Self.limit).map { candidate($0, for: unresolved) }
      let rest = total - viewModel.candidates.count
      viewModel.more = rest > 0 ? words.more(rest) : nil
      if rest > 0, unresolved.expected == .film {
        viewModel.hints = [
          Hint(text: words.searchTitle, route: .search(query: unresolved.text, year: nil, page: 1))
        ]
      }
    case .noServices:
      viewModel.outcome = .invalidRequest
      viewModel.hints = [Hint(text: words.settingsTitle, route: .settings)]
    case .catalog(let error) where error.isAboutCredential: viewModel.outcome = .unauthorized
    default: break
    }
    return viewModel
  }

  /// Returns a sentence: the film that was taken for a text that is not its title.
  public func guess(_ movie: Movie, for text: String) -> String {
    words.onlyFilm(for: text.quotable, is: name(of: movie))
  }

  private func name(of movie: Movie) -> String {
    movie.shownTitle + (movie.releaseDate.map { " (\($0.year))" } ?? "")
  }

  /// The number of candidates listed. A search lists them all.
  private static let limit = 10

  private func state(of unresolved: UnresolvedReference) -> EmptyState {
    let text = unresolved.text.quotable
    let isPerson = unresolved.expected == .person
    switch unresolved.failure {
    case .ambiguous(_, total: 1): return EmptyState(title: notFound(unresolved, text).title)
    case .ambiguous: return words.several(arePeople: isPerson, match: text)
    case .notFound: return notFound(unresolved, text)
    case .unknownIMDbID: return EmptyState(title: words.nothing(withIMDbID: text))
    case .withoutIMDbIDs(let source):
      return EmptyState(
        title: words.noIMDbIDs(inCatalog: words.catalogText(source.name)),
        advice: words.adviceWithoutIMDbIDs)
    case .otherKind:
      return EmptyState(title: isPerson ? words.isNotAPerson(text) : words.isNotAFilm(text))
    case .otherCatalog: return EmptyState(title: words.isOfAnotherCatalog(text))
    case .noServices: return EmptyState(title: words.noServices, advice: words.adviceOnServices)
    case .catalog(let error):
      return words.emptyState(titled: words.searchFailed(for: text), for: [error])
    case .store(let error):
      return words.emptyState(titled: words.shelfNotRead(unresolved.expected.shelf), for: error)
    }
  }

  private func notFound(_ unresolved: UnresolvedReference, _ text: String) -> EmptyState {
    switch unresolved.expected {
    // Only an id is a number alone.
    case .film:
      return Int(text).map { words.noSuchFilm(withID: $0, at: nil) } ?? words.nothingFound(for: text, year: nil)
    case .shelved(let shelf): return EmptyState(title: words.noFilm(on: shelf, matches: text))
    case .person, .services: return words.noPerson(matches: text)
    }
  }

  private func candidate(
    _ candidate: ReferenceCandidate, for unresolved: UnresolvedReference
  ) -> ReferenceScene.Candidate {
    let qualified = candidate.source == unresolved.source ? nil : candidate.source
    let shownID = qualified?.qualified(candidate.item.id) ?? "#\(candidate.item.id)"
    switch candidate.item {
    case .movie(let movie):
      return .init(
        name: name(of: movie),
        remark: movie.originalTitle == movie.shownTitle ? "" : movie.originalTitle,
        shownID: shownID, route: .movie(id: movie.id, source: qualified?.idNamespace))
    case .person(let person):
      return .init(
        name: person.name, remark: person.knownFor.compactMap(\.title.nonBlank).prefix(2).joined(separator: ", "),
        shownID: shownID,
        route: unresolved.route?.naming(person, by: unresolved.text)
          ?? .person(id: person.id, source: qualified?.idNamespace))
    }
  }
}

extension Route {
  /// The same route with the person's id in place of the typed name; nil for a route without criteria.
  fileprivate func naming(_ person: Person, by text: String) -> Route? {
    criteria.map { criteria in
      meeting(
        criteria.map {
          $0.kind == .person && $0.value == text ? .init($0.name, String(person.id), label: person.name) : $0
        })
    }
  }
}

public import MovieDisplay
import MovieDomain

/// Turns a `PeopleScene.Response` into display text.
public struct PeoplePresenter: DateIndependentPresenter {
  private let words: any Words

  public init(words: any Words) {
    self.words = words
  }

  public func viewModel(for response: PeopleScene.Response) -> PeopleScene.ViewModel {
    let query = response.key.query?.quotable
    var viewModel = PeopleScene.ViewModel(
      title: query.map { words.search.results(for: $0, year: nil) } ?? words.people.title)
    if let people = response.pages.value, people.elements.isEmpty, let query {
      viewModel.emptyState = EmptyState(
        title: words.references.noPerson(matches: query), advice: words.references.adviceOnNames)
      viewModel.outcome = .nothingFound
    } else if let people = response.pages.value {
      show(people, of: response, in: &viewModel)
    } else if let error = response.pages.error, error.code == .outOfRange {
      viewModel.emptyState = words.emptyState(forPage: response.firstPage, error)
      viewModel.hints = [words.hint(for: error) { .people(page: $0, query: response.key.query) }]
      viewModel.outcome = .failed
    } else if let error = response.pages.error {
      viewModel.emptyState = words.emptyState(titled: words.people.notLoaded, for: [error])
      viewModel.outcome = error.isAboutCredential ? .unauthorized : .failed
    } else if response.pages == .idle {
      viewModel.emptyState = EmptyState(title: words.notLoaded)
    } else {
      viewModel.activity = words.loading
    }
    return viewModel
  }

  private func show(
    _ people: PagedList<Person>, of response: PeopleScene.Response, in viewModel: inout PeopleScene.ViewModel
  ) {
    viewModel.position = words.position(of: people)
    viewModel.isStale = people.staleness != nil
    viewModel.people = people.elements.map(row)
    viewModel.activity = response.isLoadingMore ? words.loading : nil
    let first = people.elements.first.map { Hint(text: words.people.opensPerson, route: .person(id: $0.id)) }
    let next = people.nextPage.map { Hint(text: words.nextPage, route: .people(page: $0, query: response.key.query)) }
    viewModel.hints = [next, first].compactMap(\.self)
    viewModel.footnotes = words.peopleFootnotes(for: response.source)
    viewModel.warnings = words.warnings(about: viewModel.title, skipped: people.skipped, error: response.error)
  }

  private func row(for person: Person) -> PeopleScene.Row {
    .init(
      id: person.id, name: person.name, department: person.department.map(words.people.department) ?? "",
      knownFor: person.knownFor.map(\.title).joined(separator: ", "), portraitPath: person.profilePath,
      route: .person(id: person.id))
  }
}

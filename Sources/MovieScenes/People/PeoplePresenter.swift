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
    let route = { (page: Int) in Route.people(page: page, query: response.key.query) }
    var viewModel = PeopleScene.ViewModel(
      title: query.map { words.results(for: $0, year: nil) } ?? words.popularPeople)
    if let people = response.pages.value, people.elements.isEmpty, let query {
      viewModel.fail(words.noPerson(matches: query), as: .nothingFound)
    } else if let people = response.pages.value {
      // Otherwise, they could not be read, as a warning says.
      if people.elements.isEmpty, people.totalResults == 0 {
        viewModel.emptyState = EmptyState(title: words.hasNoPeople)
      }
      let first = people.elements.first.map { Hint(text: words.opensPerson, route: .person(id: $0.id)) }
      viewModel.show(people, of: response, in: words, opensFirst: first, route: route, row: words.row)
      viewModel.footnotes = words.peopleFootnotes(for: response.source)
    } else {
      viewModel.showNothing(of: response, titled: words.peopleNotLoaded, in: words, route: route)
    }
    return viewModel
  }
}

extension Words {
  func row(for person: Person) -> PeopleScene.Row {
    .init(
      id: person.id, name: person.name, department: person.department.map(department) ?? "",
      knownFor: person.knownFor.compactMap(\.title.nonBlank).joined(separator: ", "), portraitPath: person.profilePath,
      route: .person(id: person.id))
  }
}

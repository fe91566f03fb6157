import MovieDisplay
import MovieDomain
import MovieScenes

// The films and people that scenes show, for completions.

extension ShownScene where Interactor.Response == HomeScene.Response {
  static func items(in response: HomeScene.Response) -> [ShownItems.Item] {
    response.shelves.flatMap { $0.state.value?.elements ?? [] }.map { .init($0, from: response.source) }
  }
}

extension ShownScene where Interactor.Response == ListScene.Response {
  static func items(in response: ListScene.Response) -> [ShownItems.Item] {
    (response.pages.value?.elements ?? []).map { .init($0, from: response.source) }
  }
}

extension ShownScene where Interactor.Response == SearchScene.Response {
  static func items(in response: SearchScene.Response) -> [ShownItems.Item] {
    let films = response.results?.pages.value?.elements ?? []
    return films.map { .init($0, from: response.source) }
      + [response.person].compactMap { $0.map { .init($0, from: response.source) } }
  }
}

extension ShownScene where Interactor.Response == DetailScene.Response {
  static func items(in response: DetailScene.Response) -> [ShownItems.Item] {
    guard let details = response.state.value else { return [] }
    let cast = (details.credits?.cast ?? []).prefix(20).map { Person(id: $0.id, name: $0.name) }
    let crew = (details.credits?.crew ?? []).prefix(20).map { Person(id: $0.id, name: $0.name) }
    return [.init(details.movie, from: response.source)] + (cast + crew).map { .init($0, from: response.source) }
  }
}

extension ShownScene where Interactor.Response == PeopleScene.Response {
  static func items(in response: PeopleScene.Response) -> [ShownItems.Item] {
    (response.pages.value?.elements ?? []).map { .init($0, from: response.source) }
  }
}

extension ShownScene where Interactor.Response == PersonScene.Response {
  static func items(in response: PersonScene.Response) -> [ShownItems.Item] {
    guard let details = response.value.value else { return [] }
    let source = response.personSource
    return [.init(details.person, from: source)] + (details.films ?? []).map { .init($0.movie, from: source) }
  }
}

package import MovieDomain

extension SceneContext {
  /// Resolves the names in a selection for the films of a shelf, and returns the filter. Nil if there are no criteria, or
  /// if a name means nothing; see `FilterSelection.problem`. Throws what `resolve` throws.
  package func shelfFilter(_ selection: inout FilterSelection) async throws(CatalogError) -> ShelfFilter? {
    guard selection != FilterSelection() else { return nil }
    selection = try await resolve(selection)
    return selection.problem == nil ? ShelfFilter(selection.filter, of: catalog.source) : nil
  }

  /// Returns the selection with all names resolved, or with some that are unknown; see `FilterSelection.problem`. Throws
  /// if genres or services cannot be loaded.
  package func resolve(_ selection: FilterSelection) async throws(CatalogError) -> FilterSelection {
    var selection = selection
    selection.resolveLanguageAndCountry(await words().detail)
    for index in selection.genres.indices {
      selection.genres[index] = try await resolve(selection.genres[index])
    }
    for index in selection.excludedGenres.indices {
      selection.excludedGenres[index] = try await resolve(selection.excludedGenres[index])
    }
    if selection.services.contains(where: { $0.value == nil }) {
      try await resolve(&selection.services)
    }
    for id in selection.filter.people where selection.peopleNames[id] == nil {
      selection.peopleNames[id] = await personName(of: id)
    }
    selection.filter.genres = selection.genres.compactMap { $0.value?.id }
    selection.filter.excludedGenres = selection.excludedGenres.compactMap { $0.value?.id }
    selection.filter.originalLanguage = selection.language?.value
    selection.filter.country = selection.country?.value
    selection.filter.services = selection.services.flatMap { $0.value ?? [] }.map(\.id)
    return selection
  }

  /// The name of a person; nil if it cannot be loaded, because the films can be listed without it.
  package func personName(of person: Person.ID) async -> String? {
    try? await catalog.person(person).person.name
  }

  private func resolve(_ services: inout [NameSelection<[StreamingService]>]) async throws(CatalogError) {
    let all = try await catalog.streamingServices()
    services = services.map { selection in
      guard case .named(let name) = selection else { return selection }
      let found = all.named(name)
      return found.isEmpty
        ? .unknown(name, suggestions: Spelling.suggestions(for: name, in: all.map(\.name))) : .found(found)
    }
  }
}

extension FilterSelection {
  /// Finds what the names of the language and the country mean, which no catalog needs to be asked for.
  package mutating func resolveLanguageAndCountry(_ words: any DetailWords) {
    if case .named(let name)? = language {
      language = Self.resolve(name, Languages.codes, \.self) { [words.languageName($0), Languages.name($0)] }
    }
    if case .named(let name)? = country {
      country = Self.resolve(name, Countries.regions, \.code) {
        [words.countryName($0.code, Countries.name($0)), Countries.name($0)] + Countries.otherNames(of: $0)
      }
    }
  }

  /// Finds a value by its code or one of its names. Of two codes for Norwegian, the last is the usual one.
  private static func resolve<Value: Sendable & Hashable>(
    _ typed: String, _ values: [Value], _ code: (Value) -> String, names: (Value) -> [String]
  ) -> NameSelection<Value> {
    let folded = FoldedText(typed)
    let value =
      values.first { FoldedText(code($0)) == folded }
      ?? values.last { names($0).contains { FoldedText($0) == folded } }
    return value.map { .found($0) }
      ?? .unknown(typed, suggestions: Spelling.suggestions(for: typed, in: values.compactMap { names($0).first }))
  }
}

extension [StreamingService] {
  /// The service with an id or exactly a name; otherwise those whose names start with the words, or else have them.
  func named(_ name: String) -> [StreamingService] {
    let typed = FoldedText(name)
    if let exact = first(where: { String($0.id) == name || FoldedText($0.name) == typed }) { return [exact] }
    let starting = filter { $0.isNamed(name) }
    guard starting.isEmpty, !typed.words.isEmpty else { return starting }
    return filter { FoldedText($0.name).hasWords(startingLike: typed) }
  }
}

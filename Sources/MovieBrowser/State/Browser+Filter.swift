import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText
import ViewerScenes

// Criteria for films, above the films that meet them.
extension Browser {
  /// Shows the criteria of the page. From a page whose films have none, opens all films that are like these.
  mutating func showFilter() -> [BrowserEffect] {
    let effects = currentPage?.route.criteria == nil ? open(.discover(listed + [person].compactMap(\.self))) : []
    showCriteria()
    return effects
  }

  /// The genre and the order of the list on the page.
  private var listed: [Route.Criterion] {
    guard case .list(let id, let genre, _)? = currentPage?.route else { return [] }
    let order = id == MovieList.topRated.rawValue ? [Route.Criterion(.order, MovieFilter.Order.score.rawValue)] : []
    return (genre.map { [Route.Criterion(.genre, $0)] } ?? []) + order
  }

  var person: Route.Criterion? {
    switch currentPage?.route {
    case .person(let id, nil)?, .filmography(let id, nil, _)?:
      currentPage?.content?.facts.person.map { .init(.person, "\(id)", label: $0) }
    default: nil
    }
  }

  mutating func showCriteria(selecting criterion: MovieFilter.Criterion? = nil) {
    guard let route = currentPage?.route, let criteria = route.criteria else { return }
    let possible = possibleCriteria(of: route)
    let entries = possible.map { criterion in
      let values = criteria.filter { $0.kind == criterion }.map {
        shownName(of: $0.value, criterion) ?? ($0.label.isEmpty ? $0.value : $0.label)
      }
      let none = criterion == .order ? words.mostPopularFirst : words.noValue(of: criterion)
      return Menu.Entry(
        title: values.isEmpty ? none : values.joined(separator: ", "),
        label: words.title(of: criterion),
        action: .showValues(of: criterion))
    }
    let earlier = cleared.flatMap { $0.page == currentPage?.id ? $0.criteria : nil }
    let last =
      criteria.isEmpty
      ? earlier.map { Menu.Entry(title: words.title(of: .undo), action: .filter($0, nil)) }
      : Menu.Entry(title: words.clearsCriteria, action: .filter([], nil))
    let menu = Menu(title: words.criteria, entries: entries + [last].compactMap(\.self), opener: .filter)
    show(menu, selecting: criterion.flatMap { possible.firstIndex(of: $0) })
  }

  /// Shows the values of a criterion, with the one in force selected, or else the first of the people who have the name
  /// that was typed. Any other value can be typed.
  mutating func showValues(
    of criterion: MovieFilter.Criterion, typed: String = "", people: [Menu.Entry] = []
  ) -> [BrowserEffect] {
    guard let criteria = currentPage?.route.criteria else { return [] }
    let others = criteria.filter { $0.kind != criterion }
    let own = criteria.filter { $0.kind == criterion }
    let inForce = own.isEmpty ? nil : own.map(\.value).joined(separator: ", ")
    let names = own.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    let chosen = { @Sendable (text: String) in Menu.Action.filter(others + criterion.criteria(text), criterion) }
    let usual = values(of: criterion)
    let offered = ([inForce].compactMap(\.self).filter { !usual.contains($0) }) + usual
    let entries = offered.map { value in
      let isInForce = value == inForce
      return Menu.Entry(
        title: shownName(of: value, criterion) ?? (isInForce ? names : ""), label: value,
        action: isInForce ? .filter(criteria, criterion) : chosen(value))
    }
    let menu = Menu(
      title: words.typesValue(of: words.title(of: criterion)),
      entries: [Menu.Entry(title: "", label: words.noValue(of: criterion), action: .filter(others, criterion))] + people
        + entries,
      criterion: criterion,
      typed: { chosen(criterion.normalized($0)) },
      isValue: { [words] text in
        if criterion.criteria(text).count > 1 { return true }
        // A code such as “us” is part of other names, and “1920..” of other ranges. Any text may be a name.
        let isChecked = [.originalLanguage, .country, .year, .score, .runtime, .stars].contains(criterion)
        var selection =
          isChecked || Double(text) != nil ? try? FilterSelection([.init(criterion, text)], onShelf: true) : nil
        selection?.resolveLanguageAndCountry(words)
        return selection.map { $0.problem == nil } ?? false
      })
    show(menu, selecting: people.isEmpty ? inForce.flatMap { offered.firstIndex(of: $0) }.map { $0 + 1 } : 1)
    if !typed.isEmpty { typeIntoMenu(typed) }
    return []
  }

  /// What a value is called; nil for one that needs no other name.
  private func shownName(of value: String, _ criterion: MovieFilter.Criterion) -> String? {
    let name = { (name: String) in name == value ? nil : name }
    return switch criterion {
    case .order: MovieFilter.Order(rawValue: value).map { words.order($0) ?? words.mostPopularFirst }
    case .seen: words.notSeen
    case .country: name(words.countryName(value, value))
    case .originalLanguage: name(words.languageName(value))
    case .year, .score, .runtime, .stars:
      (try? FilterSelection([.init(criterion, value)], onShelf: true)).flatMap {
        words.range(of: criterion, in: $0.filter).flatMap(name)
      }
    default: nil
    }
  }

  /// Shows the films that meet some criteria in place of those on the page, and the criteria again.
  mutating func filter(_ criteria: [Route.Criterion], _ criterion: MovieFilter.Criterion? = nil) -> [BrowserEffect] {
    guard let route = currentPage?.route, let earlier = route.criteria else { return [] }
    let changed = MovieFilter.Criterion.changed(from: earlier, to: criteria)
    let named = criteria.filter { $0.kind == changed }
    let typed = named.map(\.value).joined(separator: ", ")
    let offered = changed.map(values) ?? []
    do throws(RouteProblem) {
      var selection = try FilterSelection(criteria.filter { !$0.isNamed }, onShelf: true)
      selection.resolveLanguageAndCountry(words)
      if let problem = selection.problem { throw .unknown(problem.name) }
      let order = selection.filter.order
      if changed == .order, !orders.contains(order) { throw .unknown(order.rawValue) }
    } catch {
      let effects = changed.map { showValues(of: $0, typed: typed) } ?? []
      switch error {
      case .criterion(let failed, .range(.single)): report(words.needsRange(failed.value))
      case .criterion(let failed, .range(.reversed)): report(words.endsBeforeItBegins(failed.value))
      case .criterion(let failed, .range(.outOfRange)):
        report(words.outOfRange(failed.value, limits: failed.kind?.limits ?? ""))
      case .criterion(let failed, _): report(words.notAValue(failed.value, example: offered.first))
      case .unknown(let value): report(words.notAValue(value, example: offered.first))
      }
      return effects
    }
    // Some criteria have no row, such as those of command lines.
    guard Set(criteria) != Set(earlier) else {
      showCriteria(selecting: criterion)
      return []
    }
    status = ""
    let filtered = route.meeting(criteria)
    if let changed, named.contains(where: { $0.isNameOfCatalog && !offered.contains($0.value) }) {
      // What was typed stays until it is known whether there is such a genre or service.
      return showValues(of: changed, typed: typed) + [.lookUp(filtered)]
    }
    guard filtered.isNamed else {
      let effects = replaceFilms(with: filtered)
      // The row that has cleared all undoes that.
      if criterion == nil, case .menu(let menu) = mode { show(menu, selecting: menu.entries.count - 1) }
      return effects
    }
    // The films stay until it is known who is meant.
    showCriteria(selecting: changed)
    return [.lookUp(filtered)]
  }

  /// Shows what a name stands for: a page, or films that meet criteria in place of those on the page. Runs the command
  /// line that lacks the film's id, if there is one.
  mutating func show(found route: Route, for line: String?) -> [BrowserEffect] {
    if let line, let name = reference(route) { return run("\(line) \(name)") }
    guard case .menu(let menu) = mode, menu.isPanel, route.criteria != nil else { return follow(route) }
    return replaceFilms(with: route)
  }

  /// Shows the films or people that a name may stand for: in the panel, for a command line in a menu, or else on a page
  /// of their own.
  mutating func choose(
    from choice: ReferenceScene.ViewModel, for route: Route, _ line: String?
  ) -> [BrowserEffect] {
    if let line {
      let films = choice.entries { film in reference(film).map { .run("\(line) \($0)") } ?? .none }
      mode = .menu(Menu(title: choice.state.title, entries: films))
      return []
    }
    guard case .menu(let menu) = mode, menu.isPanel, route.criteria != nil else { return open(route) }
    let people = choice.entries { .filter($0.criteria ?? [], .person) }
    let effects = showValues(of: .person, people: people)
    report(choice.state.title)
    return effects
  }

  /// Shows the films that meet the criteria that were cleared last, or clears those that are back again; nil if that is not
  /// what the step does, or if the page on screen is another one since.
  mutating func revertClearing(by step: UndoStep) -> [BrowserEffect]? {
    guard let cleared, cleared.step == step, cleared.page == currentPage?.id, let route = currentPage?.route else {
      return nil
    }
    let effects = replaceFilms(with: route.meeting(step == .undo ? cleared.criteria : []))
    mode = .commands
    if step == .undo, let page = currentPage?.id {
      self.cleared = (.redo, page, cleared.criteria)
      report(words.criteriaAreBack)
    }
    offer(step.reverse)
    return effects
  }

  private mutating func replaceFilms(with filtered: Route) -> [BrowserEffect] {
    let criteria = currentPage?.route.criteria ?? []
    let changed = MovieFilter.Criterion.changed(from: criteria, to: filtered.criteria ?? [])
    let earlier = currentPage?.content
    histories[tab]?.goBack()
    let isNew = histories[tab]?.current.route != filtered
    let effects = isNew ? open(filtered) : []
    if isNew, let earlier, earlier.total != nil { currentPage?.show(earlier.outdated) }
    if filtered.criteria == [], let page = currentPage?.id {
      cleared = (.undo, page, criteria)
      report(words.criteriaAreCleared)
    }
    showCriteria(selecting: changed)
    return effects
  }

  private func possibleCriteria(of route: Route) -> [MovieFilter.Criterion] {
    let missing = source?.missingCriteria ?? []
    // What is stored meets the criteria of every catalog, but the names of services are those of the one in use.
    let rows = MovieFilter.Criterion.rows.filter { $0 != .service || !missing.contains($0) }
    return switch route {
    case .shelf("seen", _, _, _, _): rows.filter { $0 != .order && $0 != .seen }
    case .shelf: rows.filter { $0 != .order && $0 != .stars }
    case .pick(.some, _, _): rows.filter { $0 != .stars }
    default: rows.filter { ![.stars, .seen].contains($0) && !missing.contains($0) }
    }
  }
}

extension ReferenceScene.ViewModel {
  /// What to choose from, with an action for the route of each film or person.
  func entries(_ action: (Route) -> Menu.Action) -> [Menu.Entry] {
    let entries = candidates.map {
      Menu.Entry(
        title: [$0.remark, $0.shownID].filter { !$0.isEmpty }.joined(separator: " · "), label: $0.name,
        action: action($0.route))
    }
    return entries + [more].compactMap(\.self).map { Menu.Entry(title: $0, action: .none) }
  }
}

extension Route.Criterion {
  /// Whether the value is the name of a genre or a service, and not an id.
  var isNameOfCatalog: Bool {
    [.genre, .anyGenre, .without, .service].contains(kind) && Int(value) == nil && !isNamed
  }
}

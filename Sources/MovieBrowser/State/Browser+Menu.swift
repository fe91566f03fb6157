import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTerminal
import MovieText
import ViewerScenes

extension Browser {
  /// Shows the keys, all commands, or the last messages.
  mutating func showMenu(_ command: Command) {
    let menu =
      switch command {
      case .messages:
        Menu(
          title: words.title(of: .messages),
          entries: (messages.isEmpty ? [words.noMessages] : messages.reversed())
            .flatMap { CleanText($0).wrapped(to: max(1, size.columns - 4)) }
            .map { Menu.Entry(title: $0.string, action: .none) }, isOverField: isTyping, opener: .messages)
      case .palette:
        Menu(
          title: words.hint(of: .palette), entries: paletteEntries,
          program: programName, commands: Set(programCommands.map(\.line)),
          commandsByName: commandsByName, isOverField: isTyping)
      default:
        // Letters are no commands here.
        Menu(
          title: words.typesValue(of: words.title(of: .help)), entries: helpEntries, isOverField: isTyping,
          opener: .help)
      }
    mode = .menu(menu)
  }

  // MARK: - Commands

  /// What people want here comes first: what can be done with the film, then pages. What moves is left to its keys.
  private var paletteEntries: [Menu.Entry] {
    // The titles need the room of the other keys.
    let entries = keyEntries(title, mostKeys: 1)
    func those(_ groups: Set<Command.Group>) -> [Menu.Entry] {
      entries.filter {
        switch $0.action {
        case .command(let command): groups.contains(command.row.group)
        case .narrow: groups.contains(.tab)
        default: false
        }
      }
    }
    let pages = those([.tab]) + programEntries
    guard film != nil else { return pages + those([.film, .change, .other]) + genreEntries }
    return those([.film, .change]) + pages + those([.other]) + genreEntries
  }

  private var helpEntries: [Menu.Entry] {
    // Changes have the marks that they put on cards, which are explained nowhere else.
    let title = { [words] (command: Command) in
      [words.title(of: command), command.shelf?.mark.symbol].compactMap(\.self).joined(separator: " ")
    }
    // A key that is called as what it does, such as Up, needs no row.
    let entries = keyEntries(title, mostKeys: size.columns < 60 ? 1 : .max).filter { $0.label != $0.title }
    guard isChooser else { return entries }
    // Two keys choose films instead.
    let chosen = [("Enter", words.takes), ("Tab", words.marks)]
    return chosen.map { Menu.Entry(title: $1, label: $0, action: .none) }
      + entries.filter { $0.action != .command(.open) && $0.action != .command(.nextTarget) }
  }

  private func keyEntries(_ title: (Command) -> String, mostKeys: Int = .max) -> [Menu.Entry] {
    func label(_ keys: [Key]) -> String { KeyTable.text(of: Array(keys.prefix(mostKeys))) }
    return keys.entries.flatMap { entry in
      // On a list, only the digit of the tab searches.
      let narrowing = entry.command == .search && canNarrow ? entry.keys.filter { $0 != Tab.search.digit } : []
      let narrows = Menu.Entry(title: words.narrows, label: label(narrowing), action: .narrow)
      let own = Menu.Entry(
        title: title(entry.command), label: label(entry.keys.filter { !narrowing.contains($0) }),
        line: route(of: entry.command).flatMap(textPage.command) ?? "",
        otherNames: words.otherWords(for: entry.command).lowercased(), otherWords: otherWords(for: entry.command),
        action: .command(entry.command))
      return narrowing.isEmpty ? [own] : [narrows, own]
    }
  }

  /// Words that people type for a command. The settings are found by what they are about.
  private func otherWords(for command: Command) -> String {
    let settings = command == .settings ? Setting.allCases : []
    let texts = settings.map {
      "\($0.rawValue) \(words.name(of: $0)) \(words.meaning(of: $0))"
    }
    return (texts + [words.otherWords(for: command)]).joined(separator: " ").lowercased()
  }

  /// What a command does to the film in focus: so a text that names a change never leads to its reverse.
  private func title(of command: Command) -> String {
    guard let shelf = command.shelf, film != nil else { return words.title(of: command) }
    return isFilm(on: shelf) ? words.remove(from: shelf) : words.add(to: shelf)
  }

  /// Whether the film in focus is on a shelf.
  private func isFilm(on shelf: Shelf) -> Bool {
    film.flatMap(card)?.marks.contains { $0.kind == shelf.mark } ?? false
  }

  /// The route that does the same as a command; nil if there is none.
  func route(of command: Command) -> Route? {
    if let tab = command.tab { return tab.route }
    switch command {
    case .undo: return .undo
    case .redo: return .redo
    default: break
    }
    guard case .movie(let id, _, let source)? = film else { return nil }
    if let shelf = command.shelf {
      return .shelve(movieID: id, on: shelf.rawValue, !isFilm(on: shelf), source: source)
    }
    return switch command {
    case .playTrailer: .movie(id: id, .trailer, source: source)
    case .watch: .movie(id: id, .watch, source: source)
    default: nil
    }
  }

  /// Whether an entry of a menu searches all films for what was typed.
  func searchesFilms(_ entry: Menu.Entry, in menu: Menu) -> Bool {
    let word = menu.field.text.prefix { $0 != " " }
    // The name of a command of a group, such as get, may begin a title.
    guard menu.isSearch(entry), similarCommands(String(word)).names.isEmpty,
      case .success(.search) = route(menu.field.text)
    else { return false }
    return true
  }

  private var programEntries: [Menu.Entry] {
    // Tabs and undoing have keys.
    let offered = Set(keyEntries(words.title).map(\.line))
    return programCommands.compactMap { command in
      let line = programName.command(command.line)
      guard !offered.contains(line), Command(named: command.line) == nil, !command.title.isEmpty else { return nil }
      return Menu.Entry(
        title: command.title, line: line, otherNames: otherNames[command.line, default: ""].lowercased(),
        action: .run(command.line))
    }
  }

  private var genreEntries: [Menu.Entry] {
    genres.compactMap { genre in
      textPage.command(.discover([.init(.genre, genre)])).map { line in
        let run = Menu.Action.run(String(line.trimmingPrefix(programName.command(""))))
        return Menu.Entry(title: "\(words.genre(genre)) · \(words.title(of: .genre))", line: line, action: run)
      }
    }
  }

  // MARK: - Settings

  /// Shows the values of a setting, and a text that was typed.
  mutating func showChoices(of setting: Setting, typed text: String = "") {
    // The page shows the value in force.
    let shown = currentPage?.focusedText
    // The catalog may not have the services of the example.
    let (usual, words) = (setting == .services ? [] : setting.validValues, words)
    let (others, name): ([String], (String) -> String) =
      switch setting {
      case .language: (Languages.written, { words.name(ofLanguage: $0) })
      case .region: (Countries.regions.map(\.code), { words.countryName($0, $0) })
      default: ([], { _ in "" })
      }
    let offered = setting == .genre ? genres : usual + others.filter { !usual.contains($0) }
    // Match names in other languages too, for users who cannot read the current one.
    let otherNames = setting == .language ? CurrentWords.allLanguages : []
    let values = offered.map { value in
      let label =
        setting == .genre ? words.genre(value) : words.value(value, of: setting)
      let notes = [name(value) == label ? "" : name(value), label == shown ? words.inForce : ""]
      return Menu.Entry(
        title: notes.filter { !$0.isEmpty }.joined(separator: " · "), label: label,
        otherWords: otherNames.map { $0.name(ofLanguage: value) }.joined(separator: " ").lowercased(),
        action: .set(setting, value))
    }
    let isDefault = UserSettings()[setting].map { shown == words.value($0, of: setting) } ?? false
    let isUnset = shown == words.unset(setting)
    let reset = Menu.Entry(
      title: isUnset ? words.inForce : words.resetsSetting, label: isUnset ? shown ?? "" : "",
      action: .set(setting, nil))
    let typed = { @Sendable (text: String) in Menu.Action.set(setting, text) }
    let title = words.name(of: setting)
    let menu = Menu(
      title: setting.listsAllValues ? title : words.typesValue(of: title), entries: (isDefault ? [] : [reset]) + values,
      typed: setting.listsAllValues ? nil : typed,
      // Languages and regions are found by their names; others are typed after them.
      isValue: { _ in others.isEmpty })
    show(menu, selecting: menu.entries.firstIndex { $0.label == shown })
    if !text.isEmpty { typeIntoMenu(text) }
  }

  // MARK: - Orders

  /// Shows the orders of a shelf or of films that meet criteria, with the one in force selected.
  mutating func showOrders() -> [BrowserEffect] {
    guard let page = currentPage else { return [] }
    let entries: [Menu.Entry]
    if let order = page.order {
      let usual = ShelfOrder.Field.allCases.map { ShelfOrder($0, isDescending: $0 != .title) }
      entries = (usual + usual.map { ShelfOrder($0.field, isDescending: !$0.isDescending) }).map {
        Menu.Entry(title: words.order($0), label: $0 == order ? words.inForce : "", action: .sort($0))
      }
    } else if let criteria = page.route.criteria {
      let others = criteria.filter { $0.kind != .order }
      let order = criteria.first { $0.kind == .order }?.value
      entries = orders.map {
        let isInForce = $0 == order.flatMap(MovieFilter.Order.init(rawValue:)) ?? .popularity
        let sorted = $0 == .popularity ? [] : [Route.Criterion(.order, $0.rawValue)]
        return Menu.Entry(
          title: words.order($0) ?? words.mostPopularFirst, label: isInForce ? words.inForce : "",
          action: .sortFilms(others + sorted))
      }
    } else {
      return refuse(words.notSortable)
    }
    let menu = Menu(title: words.hint(of: .sort), entries: entries, opener: .sort)
    show(menu, selecting: entries.firstIndex { !$0.label.isEmpty })
    return []
  }

  private mutating func sort(by order: ShelfOrder) -> [BrowserEffect] {
    guard let page = currentPage, page.order != order else { return [] }
    currentPage?.sort(by: order)
    return [.send(page.id, .sort(order))] + (page.narrowing.isEmpty ? [] : [.send(page.id, .rest)])
  }

  private mutating func sortFilms(_ criteria: [Route.Criterion]) -> [BrowserEffect] {
    let effects = filter(criteria)
    mode = .commands
    return effects
  }

  // MARK: - The menu on screen

  /// Shows a menu with an entry selected; the first if that is nil.
  mutating func show(_ menu: Menu, selecting index: Int?) {
    var menu = menu
    menu.select(index ?? 0, height: height(of: menu))
    mode = .menu(menu)
  }

  /// The rows for the entries of a menu.
  func height(of menu: Menu) -> Int {
    guard menu.isPanel else { return max(1, size.rows - 4) }
    // All criteria, if that leaves a few rows of the page.
    let most = max(size.rows / 2 - 2, min(MovieFilter.Criterion.rows.count, size.rows - 10))
    return max(1, min(menu.entries.count, most))
  }

  /// Types a text into the field of the menu on screen, and says so if it has no room for all of it: a line that was cut
  /// would run as another one.
  mutating func typeIntoMenu(_ text: String) {
    guard case .menu(var menu) = mode else { return }
    guard menu.field.hasRoom(for: text) else { return report(words.takesOneLine(of: Menu.longestText)) }
    menu.type { $0.insert(text) }
    mode = .menu(menu)
  }

  mutating func handle(_ press: KeyPress, in menu: Menu) -> [BrowserEffect] {
    var menu = menu
    let height = height(of: menu)
    status = ""
    switch press.key {
    case Key(.escape):
      guard !menu.field.text.isEmpty else {
        if let criterion = menu.criterion {
          showCriteria(selecting: criterion)
          return []
        }
        close(menu)
        return []
      }
      menu.type { $0.clear() }
    case Key(.enter) where menu.chosen != nil: return choose(in: menu)
    case Key(.up), Key("p", .control): menu.move(by: -1, height: height)
    case Key(.down), Key("n", .control): menu.move(by: 1, height: height)
    case Key(.pageUp): menu.scroll(by: -height, height: height)
    case Key(.pageDown): menu.scroll(by: height, height: height)
    // A hand expects a page down, and no entry begins with a blank.
    case Key(" ") where menu.field.text.isEmpty: menu.scroll(by: height, height: height)
    case Key(.home): menu.select(0, height: height)
    case Key(.end): menu.select(.max, height: height)
    case _ where menu.field.text.isEmpty && menu.opener != nil && keys.command(of: press.key) == menu.opener:
      // A key that is held would open the menu and close it in turn.
      if !press.isRepeated { close(menu) }
      return []
    default:
      guard menu.field.hasRoom(for: press.text) else { return refuse(words.takesOneLine(of: Menu.longestText)) }
      menu.type { _ = $0.edit(press) }
    }
    mode = .menu(menu)
    return []
  }

  /// Closes a menu, below which may be the search field.
  mutating func close(_ menu: Menu) { mode = menu.isOverField ? .typing : .commands }

  /// Closes a menu, and does what its selected entry stands for.
  mutating func choose(in menu: Menu) -> [BrowserEffect] {
    close(menu)
    guard let chosen = menu.chosen else { return [] }
    // A tab that was typed is meant as its command line is.
    if !menu.field.text.isEmpty, case .command(let command) = chosen.action, let tab = command.tab, tab != .search {
      return selectFirstPage(of: tab)
    }
    return perform(chosen.action)
  }

  // MARK: - Entries and command lines

  /// Does what an entry of a menu stands for.
  mutating func perform(_ action: Menu.Action) -> [BrowserEffect] {
    switch action {
    // What was chosen by its name is meant.
    case .command(.undo): revert(by: .undo, isExplicit: true)
    case .command(.redo): revert(by: .redo, isExplicit: true)
    case .command(.search) where canNarrow: openSearch(from: currentPage?.id)
    case .command(let command): perform(command)
    case .narrow: startNarrowing() ?? []
    case .run(let line): run(line)
    case .set(let setting, let value): set(setting, to: value)
    case .sort(let order): sort(by: order)
    case .sortFilms(let criteria): sortFilms(criteria)
    case .showValues(let criterion): showValues(of: criterion)
    case .filter(let criteria, let criterion): filter(criteria, criterion)
    case .none: []
    }
  }

  /// Selects a tab and returns to its first page, also from another tab.
  private mutating func selectFirstPage(of tab: Tab) -> [BrowserEffect] {
    if tab == self.tab, histories[tab]?.canGoBack == false { return refuse(words.isOpenAlready) }
    let effects = select(tab)
    return effects + select(tab)
  }

  /// Opens what a command line of the program shows. Runs it if it shows nothing, or copies it if it needs a shell.
  mutating func run(_ line: String) -> [BrowserEffect] {
    // Such signs may be part of a title.
    let isCommand = programCommands.contains { $0.line == line.prefix { $0 != " " } }
    switch isCommand && ShellQuoting.isForShell(line) ? .failure(.needsShell) : route(line) {
    case .success(let route):
      if let tab = Tab.allCases.first(where: { $0 != .search && $0.route == route }) { return selectFirstPage(of: tab) }
      typedLine = line
      // A line with a name that means nothing stays in the palette, where it can be corrected.
      let hasNames =
        route.criteria?.contains { $0.isNameOfCatalog || [.country, .originalLanguage].contains($0.kind) } ?? false
      return hasNames ? [.lookUp(route)] : follow(route)
    case .failure(.notShown): return [.runCommand(line)]
    case .failure(.namesFilm(let name, let start)):
      typedLine = line
      return [.lookUp(.filmNamed(name, .overview), running: start)]
    case .failure(.needsShell):
      let whole = programName.command(line)
      return [.copy(whole, saying: words.copiedForShell(whole))]
    case .failure(.invalid(let sentence)):
      if let effects = runOnFilm(line) { return effects }
      showMenu(.palette)
      // A name alone may lack the film or the person.
      let lacksName = programCommands.contains { $0.line == line }
      typeIntoMenu(lacksName ? line + " " : line)
      return refuse(sentence)
    }
  }

  /// After a search for the words of a line that found nothing: shows the line again if its first word is similar to the
  /// name of a command, as may be a mistyped one.
  mutating func suggestCommands(like line: String) {
    let word = String(line.prefix { $0 != " " })
    let similar = similarCommands(word)
    let lines = (similar.names + similar.ofGroups).map { programName.command($0 + line.dropFirst(word.count)) }
    // A search for words that is the line itself would lead here again.
    guard !lines.isEmpty, !lines.contains(programName.command(line)) else { return }
    showMenu(.palette)
    typeIntoMenu(line)
    report(words.didYouMean(lines))
  }

  /// Does what a command line that lacks a film, such as `seen --on yesterday`, means with the film in focus; nil if it
  /// neither shows the film nor changes a shelf.
  private mutating func runOnFilm(_ line: String) -> [BrowserEffect]? {
    guard let film, case .movie(let id, _, let source) = film, let name = reference(film) else { return nil }
    let whole = "\(line) \(name)"
    switch route(whole) {
    case .success(let found):
      switch found {
      case .movie(id, _, source), .shelve(id, _, _, source): return follow(found)
      default: return nil
      }
    case .failure(.notShown):
      let words = line.split(separator: " ")
      guard words.count > 1, words[1].hasPrefix("--"), Shelf(rawValue: String(words[0])) != nil else { return nil }
      return [.runCommand(whole)]
    case .failure: return nil
    }
  }

  /// Sets a setting, or resets it if the value is nil. Only keys that can be used are stored.
  private mutating func set(_ setting: Setting, to value: String?) -> [BrowserEffect] {
    if setting == .keys, let value {
      do throws(KeyProblem) {
        _ = try KeyTable(remapping: value)
      } catch {
        showChoices(of: setting, typed: value)
        return refuse(words.sentence(for: error))
      }
    }
    return [.set(setting, value)]
  }
}

extension Words {
  /// The name of a language, with that of its country if the tag has one: Portuguese (Brazil) for `pt-BR`.
  fileprivate func name(ofLanguage tag: String) -> String {
    guard let language = Language(tag), let country = language.region?.code else { return languageName(tag) }
    return "\(languageName(language.code)) (\(countryName(country, country)))"
  }
}

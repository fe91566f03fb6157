public import MovieDisplay
public import MovieDomain
import MovieScenes
import ViewerScenes

nonisolated extension PageFrame {
  /// Films: a page of a list, a film for tonight, which is described, or one of the visitor's shelves, with links to sort
  /// it if that is given.
  public func page(
    of viewModel: ListViewModel<MovieCard>, sorting shelf: Shelf? = nil, describesFilms: Bool = false,
    filter: HTML? = nil
  ) -> HTML {
    if let empty = viewModel.emptyState, shelf == nil, !describesFilms {
      return page(
        viewModel.title, footnotes: viewModel.footnotes, "\(message(empty))\(filter)\(steps(viewModel.hints))")
    }
    // A change has no films below a heading, so why it failed is the page.
    if viewModel.title.isEmpty, let failure = viewModel.failure {
      return page(
        failure.title, #"\#(message(failure))<p><a class="step" href="\#(address)">\#(words.back)</a></p>"#)
    }
    let confirmations: [HTML] = viewModel.confirmations.map { #"<p role="status">\#($0)</p>"# }
    let failure = viewModel.failure.map { message($0, level: 2) }
    let position = note(shelf == nil ? place(of: viewModel) : viewModel.position)
    let empty = viewModel.emptyState.map { message($0, level: 2) }
    let cards = viewModel.rows.isEmpty ? "" : grid(viewModel.rows.map { card($0) })
    let texts = describesFilms ? viewModel.rows.compactMap(\.overview).map { paragraphs($0) } : []
    let orders = viewModel.rows.count > 1 ? shelf.map { sorting($0) } : nil
    return page(
      viewModel.title, footnotes: viewModel.footnotes,
      """
      <h1>\(viewModel.title)</h1>\(filter)\(position)\(confirmations)\(failure)\(empty)
      \(orders)\(cards)\(texts)\(steps(viewModel.hints, after: previousPage))
      """)
  }

  /// Which page of a list it is. The only one needs no number.
  private func place<Row>(of viewModel: ListViewModel<Row>) -> String? {
    viewModel.total == viewModel.rows.count ? viewModel.note : viewModel.position
  }

  /// Popular people, or those with a name.
  public func page(of viewModel: PeopleScene.ViewModel) -> HTML {
    let body: HTML =
      viewModel.emptyState.map { "\(message($0))\(steps(viewModel.hints))" }
        ?? """
        <h1>\(viewModel.title)</h1>\(note(place(of: viewModel)))
        \(people(viewModel.rows))\(steps(viewModel.hints, after: previousPage))
        """
    return page(viewModel.title, footnotes: viewModel.footnotes, body)
  }

  /// The films or people that a text may mean, or why there are none.
  public func page(of viewModel: ReferenceScene.ViewModel) -> HTML {
    let body: HTML =
      viewModel.candidates.isEmpty
      ? message(viewModel.state)
      : """
      <h1>\(viewModel.state.title)</h1>
      \(links(viewModel.candidates.map { ($0.name, $0.route, "", $0.remark) }))\(note(viewModel.more))\
      \(steps(viewModel.hints))
      """
    return page(viewModel.state.title, body)
  }

  /// The genres of the catalog.
  public func page(of viewModel: GenresScene.ViewModel) -> HTML {
    let body: HTML =
      viewModel.emptyState.map { message($0) }
      ?? "<h1>\(viewModel.title)</h1>\n\(links(viewModel.rows.map { ($0.name, $0.route, "", "") }))"
    return page(viewModel.title, footnotes: viewModel.footnotes, body)
  }

  /// Numbers of the films that the visitor has seen.
  public func page(of viewModel: StatsScene.ViewModel) -> HTML {
    let sections: [HTML] = viewModel.rows.map { section in
      let facts: [HTML] = section.facts.map { fact in
        if case .text(let text) = fact.value { "<tr><th>\(fact.label)<td>\(text)" } else { "" }
      }
      let bars: [HTML] = section.bars.map { bar in
        let label: HTML = bar.route.map { link(bar.label, to: $0) } ?? "\(bar.label)"
        // The bar is without a name, and the number beside it says the same.
        return #"<tr><th>\#(label)<td><meter value="\#(String(bar.length))" aria-hidden="true"></meter> \#(bar.value)"#
      }
      let heading: HTML = section.title.isEmpty ? "" : "<h2>\(section.title)</h2>"
      return "\(heading)\(note(section.note))<table>\(facts + bars)</table>"
    }
    let body: HTML =
      viewModel.emptyState.map { message($0) } ?? "<h1>\(viewModel.title)</h1>\(sections)"
    return page(viewModel.title, body)
  }

  /// The days on which the visitor's films come, by month.
  public func page(of viewModel: CalendarScene.ViewModel) -> HTML {
    let months: [HTML] = viewModel.rows.map { month in
      let rows: [HTML] = month.rows.map { row in
        "<tr><th>\(row.day)<td>\(link(row.title, to: row.route))\(note(row.remark))"
      }
      return "<h2>\(month.title)</h2><table>\(rows)</table>"
    }
    let body: HTML =
      viewModel.emptyState.map { message($0) }
      ?? "<h1>\(viewModel.title)</h1>\(note(viewModel.position))\(months)"
    return page(viewModel.title, footnotes: viewModel.footnotes, body)
  }

  /// A form for films by criteria. A field offers its choices and the value in force; other criteria are kept.
  public func filterForm(
    _ criteria: [Route.Criterion], _ fields: [(name: String, label: String, choices: [Choice])]
  ) -> HTML {
    var others = criteria
    let selects: [HTML] = fields.map { field in
      let value = others.firstIndex { $0.name == field.name }.map { others.remove(at: $0).value } ?? ""
      let choices = options([("", field.name == "sort" ? words.usual : words.any)] + field.choices, value)
      return #"<label>\#(field.label) <select name="\#(field.name)">\#(choices)</select></label>\#n"#
    }
    let kept: [HTML] = others.map { #"<input type="hidden" name="\#($0.name)" value="\#($0.value)">"# }
    let clear: HTML? = criteria.isEmpty ? nil : #" <a class="step" href="/discover">\#(words.clear)</a>"#
    return """
      <form class="filter" action="/discover">\(kept)\(selects)<button>\(words.search)</button>\(clear)</form>
      """
  }

  /// The orders of a shelf, as links to films that meet the same criteria.
  private func sorting(_ shelf: Shelf) -> HTML {
    guard case .shelf(_, let criteria, let sort, let isDescending, _)? = try? Route(address: address) else { return "" }
    let orders: [ShelfOrder] = [
      .title, ShelfOrder(.date, isDescending: true), ShelfOrder(.rating, isDescending: true), .latestFirst,
    ]
    // The usual order of the other shelves is one of these.
    let links: [HTML] = (orders + (shelf == .seen ? [shelf.usualOrder] : [])).map { order in
      let (name, field) = (words.scenes.order(order), order.field.rawValue)
      if field == sort, order.isDescending == isDescending { return "<strong>\(name)</strong>" }
      return link(
        name, to: .shelf(id: shelf.rawValue, criteria, sort: field, isDescending: order.isDescending, page: 1))
    }
    return #"<p class="steps">\#(words.sortBy): \#(links.joined(by: " · "))</p>"#
  }

  /// People with what they are known for.
  func people(_ people: [PeopleScene.Row]) -> HTML {
    links(people.map { ($0.name, $0.route, $0.department, $0.knownFor) })
  }

  /// A list of links, each with a remark beside it and a note below.
  private func links(_ links: [(name: String, route: Route, remark: String, note: String)]) -> HTML {
    let rows: [HTML] = links.map { row in
      let remark: HTML? = row.remark.isEmpty ? nil : #" <span class="note">\#(row.remark)</span>"#
      return "<li>\(link(row.name, to: row.route))\(remark)\(note(row.note))</li>\n"
    }
    return rows.isEmpty ? "" : #"<ul class="people">\#n\#(rows)</ul>"#
  }

  /// A search.
  public func page(of viewModel: SearchScene.ViewModel) -> HTML {
    let isFound = if case .results = viewModel.content { true } else { false }
    let title = viewModel.query.isEmpty ? words.scenes.searchTitle : "\(words.scenes.searchTitle): \(viewModel.query)"
    return page(
      title, query: viewModel.query, footnotes: viewModel.footnotes,
      "\(content(of: viewModel))\(steps(viewModel.hints, after: isFound ? previousPage : nil))")
  }

  private func content(of viewModel: SearchScene.ViewModel) -> HTML {
    switch viewModel.content {
    case .prompt(let text, nil): #"<h1>\#(words.scenes.searchTitle)</h1><p class="prompt">\#(text)</p>"#
    case .searching(let text, nil): "<h1>\(words.scenes.searchTitle)</h1><p>\(text)</p>"
    case .prompt(_, let earlier?), .searching(_, let earlier?): results(earlier)
    case .results(let found): results(found, people: viewModel.people)
    case .nothing(let state): "\(message(state))\(named(viewModel.people))\(people(viewModel.people))"
    case .failed(let state, nil): message(state)
    case .failed(let state, let earlier?): "\(message(state, level: 2))\(results(earlier))"
    }
  }

  private func results(_ results: SearchScene.Results, people: [PeopleScene.Row] = []) -> HTML {
    let extent = [results.extent, results.place].compactMap(\.self).joined(separator: " · ")
    let films: HTML = people.isEmpty ? note(extent) : "<h2>\(extent)</h2>"
    return """
      <h1>\(results.title)</h1>\(named(people))\(self.people(people))\(films)\(note(results.note))
      \(grid(results.rows.map { card($0.card, roles: $0.originalTitle ?? "") }))
      """
  }

  /// The heading over the people with the name.
  private func named(_ people: [PeopleScene.Row]) -> HTML {
    people.isEmpty ? "" : "<h2>\(words.people): \(people.count)</h2>"
  }
}

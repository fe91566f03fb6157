public import MovieDisplay

/// Renders a list of people: names and ids with known works below, or a wall of portraits.
public struct PeopleText: TextView<PeopleScene.ViewModel>, BrowsableText {
  public let page: TextPage

  public init(page: TextPage) {
    self.page = page
  }

  public func lines(of viewModel: PeopleScene.ViewModel) -> [TextLine] {
    list(viewModel) { people in
      page.pictures == nil ? rows(people) : wall(of: viewModel).lines(people.map { WallTile($0) })
    }
  }

  public func pictureRequests(for viewModel: PeopleScene.ViewModel) -> [PictureRequest] {
    guard page.pictures != nil else { return [] }
    let size = wall(of: viewModel).columns.size
    return viewModel.rows.compactMap { PictureRequest($0.portraitPath, .portrait, size: size) }
  }

  private func wall(of viewModel: PeopleScene.ViewModel) -> Wall {
    Wall(columns: WallColumns(pictures: viewModel.rows.count, on: page), page: page)
  }

  func rows(_ people: [PeopleScene.Row]) -> [TextLine] { people.flatMap(row) }

  private func row(_ person: PeopleScene.Row) -> [TextLine] {
    let id = CleanText("#\(person.id)")
    let bar = TextLine("▎", .heading)
    let name = CleanText(person.name).truncated(to: max(1, page.width - id.width - 2))
    let line = bar + TextLine(name, .strong, to: .route(person.route))
    let department = TextLine("  ") + TextLine(CleanText(person.department), .muted)
    let hasRoom = line.width + department.width + 1 + id.width <= page.width
    let first = (hasRoom ? line + department : line).followed(by: TextLine(id, .muted), endingAt: page.width)
    let second = bar + TextLine(CleanText(person.knownFor).truncated(to: page.width - 1), .muted)
    return second.width > 1 ? [first, second] : [first]
  }

  package func facts(of viewModel: PeopleScene.ViewModel) -> PageFacts {
    PageFacts(
      rowRoutes: viewModel.rows.map(\.route), total: viewModel.total, failure: viewModel.emptyState?.reason ?? "")
  }
}

extension PeopleScene.Row: SpokenRow {
  package func lines<ViewModel>(in text: SpokenText<ViewModel>) -> [TextLine] {
    text.line([name, department, knownFor], to: route)
  }
}

extension PeopleScene: TextScene { package typealias View = PeopleText }

import MovieDomain
import Testing

/// `ListInteractorTests` have pages without a new element.
@Suite struct PagedListTests {
  @Test func `Pages are joined in order without duplicates`() {
    var list = PagedList(page(1, [1, 2, 2], skipped: 1))
    list.append(page(2, [2, 3], skipped: 2))
    #expect(list.elements.map(\.id) == [1, 2, 3])
    #expect([list.firstPage, list.lastPage, list.skipped] == [1, 2, 3])
    #expect(list.nextPage == 3)
    list.append(page(1, [4]))
    #expect(list.elements.count == 4 && list.lastPage == 2, "An earlier page is not the last one.")
  }

  @Test(arguments: [([], 2), ([9], 3)])
  func `A list that has become shorter has all the pages that were loaded`(ids: [Int], last: Int) {
    var list = PagedList(page(1, [1], of: 3))
    list.append(page(2, [2], of: 3))
    list.append(page(3, ids, of: 2))
    #expect([list.lastPage, list.totalPages] == [last, last] && list.nextPage == nil)
  }

  @Test func `A list is as old as its oldest page`() {
    var list = PagedList(page(1, []))
    #expect(list.staleness == nil)
    for (number, hours) in [(2, 2), (3, 5), (4, 3), (5, nil)] { list.append(page(number, [], aged: hours)) }
    #expect(list.staleness?.age == .seconds(5 * 3600))
    let error = CatalogError(.timedOut)
    let (known, unknown) = (Staleness(age: .seconds(60), error: error), Staleness(age: nil, error: error))
    #expect(Staleness.older(known, unknown) == unknown && Staleness.older(unknown, known) == unknown)
  }

  private func page(
    _ number: Int, _ ids: [Int], of total: Int = 3, skipped: Int = 0, aged hours: Int? = nil
  ) -> ResultsPage<Movie> {
    ResultsPage(
      number: number, totalPages: total, totalResults: 60, elements: ids.map { Movie(id: $0, title: "Film \($0)") },
      skipped: skipped,
      staleness: hours.map { Staleness(age: .seconds($0 * 3600), error: CatalogError(.timedOut)) })
  }
}

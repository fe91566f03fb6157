import MovieDomain
import Testing

@Suite struct StalenessTests {
  private func page(_ number: Int, aged hours: Int? = nil) -> ResultsPage<Movie> {
    let staleness = hours.map { Staleness(age: .seconds($0 * 3600), error: CatalogError(.timedOut)) }
    return ResultsPage(number: number, totalPages: 9, totalResults: 9, elements: [], staleness: staleness)
  }

  @Test func `A list is as old as its oldest page`() {
    var pages = PagedList(page(1))
    #expect(pages.staleness == nil)
    pages.append(page(2, aged: 2))
    pages.append(page(3, aged: 5))
    pages.append(page(4, aged: 3))
    pages.append(page(5))
    #expect(pages.staleness?.age == .seconds(5 * 3600))
  }

  @Test func `Removing duplicates addToFavorites the age`() {
    #expect(page(1, aged: 1).withoutRepeats().staleness?.age == .seconds(3600))
  }
}

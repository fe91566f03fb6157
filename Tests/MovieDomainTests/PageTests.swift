import MovieDomain
import Testing

@Suite struct PageTests {
  @Test func `Duplicates are removed, and the order is kept`() {
    let movies = [3, 1, 3, 2, 1].enumerated().map { Movie(id: $1, title: "Row \($0)") }
    let page = ResultsPage(number: 2, totalPages: 9, totalResults: 180, elements: movies, skipped: 1).withoutRepeats()
    #expect(page.elements.map(\.title) == ["Row 0", "Row 1", "Row 3"])
    #expect([page.number, page.totalPages, page.totalResults, page.skipped] == [2, 9, 180, 1])
  }
}

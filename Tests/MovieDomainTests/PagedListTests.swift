import MovieDomain
import Testing

@Suite struct PagedListTests {
  @Test func `Pages are joined in order without duplicates`() {
    var list = PagedList(page(1, [1, 2, 2], skipped: 1))
    list.append(page(2, [2, 3], skipped: 2))
    #expect(list.elements.map(\.id) == [1, 2, 3])
    #expect([list.firstPage, list.lastPage, list.skipped] == [1, 2, 3])
    #expect(list.nextPage == 3)
  }

  @Test func `The latest page determines the number of pages`() {
    var list = PagedList(page(1, [1], of: 9))
    list.append(page(2, [2], of: 2))
    #expect(list.nextPage == nil)
  }

  private func page(_ number: Int, _ ids: [Int], of total: Int = 3, skipped: Int = 0) -> ResultsPage<Movie> {
    ResultsPage(
      number: number, totalPages: total, totalResults: 60, elements: ids.map { Movie(id: $0, title: "Film \($0)") },
      skipped: skipped)
  }
}

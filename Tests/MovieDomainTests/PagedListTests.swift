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

  @Test func `Pages without a new element are counted until one has some`() {
    var list = PagedList(page(1, [1, 2]))
    let counts = [[2, 1], [], [1], [1, 3], [3]].enumerated().map { index, ids in
      list.append(page(index + 2, ids, skipped: 1))
      return list.pagesWithoutNews
    }
    #expect(counts == [1, 2, 3, 0, 1])
  }

  private func page(_ number: Int, _ ids: [Int], of total: Int = 3, skipped: Int = 0) -> ResultsPage<Movie> {
    ResultsPage(
      number: number, totalPages: total, totalResults: 60, elements: ids.map { Movie(id: $0, title: "Film \($0)") },
      skipped: skipped)
  }
}

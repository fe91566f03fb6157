import MovieDomain
import Testing

@testable import PublicDomainCatalog

/// Checks the catalog's data: enough films in every year, with all fields.
@Suite struct CatalogDataTests {
  let records = Array(RecordReader(filmRecords))
  let films = RecordReader(filmRecords).compactMap(Film.init)
  let people = People(personRecords)

  @Test func `Every record is a valid film`() {
    #expect(films.count == records.count)
    #expect(films.filter { $0.freeSince <= 2026 }.count >= 80)
  }

  @Test func `Ids, titles and names are unique`() {
    #expect(Set(films.map(\.movie.id)).count == films.count)
    #expect(Set(films.map(\.movie.title)).count == films.count)
    #expect(Set(people.entries.map(\.person.id)).count == people.entries.count)
    #expect(Set(people.entries.map(\.person.name)).count == people.entries.count)
  }

  @Test func `Every film has all fields`() {
    for film in films {
      let title = film.movie.title
      let words = film.movie.overview.split(separator: " ").count
      #expect((30...100).contains(words), "\(title) has an overview of \(words) words")
      #expect(film.runtime.map { (1...600).contains($0) } == true, "\(title)")
      #expect(film.movie.originalLanguage?.count == 2, "\(title)")
      #expect(film.movie.rating.average != nil && film.movie.popularity != nil, "\(title)")
      #expect(!film.genres.isEmpty && film.crew.contains { $0.job == "Director" }, "\(title)")
    }
  }

  @Test func `Every genre and every credited person exists`() {
    for record in records {
      for name in record.first("genres")?.listed ?? [] {
        #expect(CatalogGenre.id(of: String(name)) != nil, "\(name)")
      }
      for credit in record.all("cast") + record.all("crew") {
        let name = credit.split(separator: " = ").first ?? ""
        #expect(people.named(name) != nil, "\(credit)")
      }
    }
  }

  @Test func `At least forty people have a biography`() {
    let known = people.entries.filter { !$0.biography.isEmpty }
    #expect(known.count >= 40)
    for entry in known {
      #expect(
        entry.birthday != nil && entry.birthplace != nil && entry.person.popularity != nil, "\(entry.person.name)")
      #expect((30...130).contains(entry.biography.split(separator: " ").count), "\(entry.person.name)")
    }
  }

  @Test(arguments: 2026...2031)
  func `Every year has new and upcoming films`(year: Int) async throws {
    let today = try #require(CalendarDate(year: year, month: 11, day: 20))
    let catalog = PublicDomainCatalog(today: today)
    let new = try await catalog.movies(in: .nowPlaying, genre: nil, page: 1)
    let upcoming = try await catalog.movies(in: .upcoming, genre: nil, page: 1)
    #expect(new.elements.count >= 6)
    #expect(new.elements.allSatisfy { $0.releaseDate?.year == year - 96 })
    #expect(upcoming.elements.count >= 6)
    #expect(upcoming.elements.allSatisfy { $0.releaseDate?.year == year - 95 })
  }
}

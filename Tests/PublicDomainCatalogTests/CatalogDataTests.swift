import MovieDomain
import Testing

@testable import PublicDomainCatalog

/// Checks the catalog's data: enough films in every year, with all fields.
@Suite(.timeLimit(.minutes(10))) struct CatalogDataTests {
  static let records = filmRecords.records

  let records = Self.records
  let films = Film.all
  let people = CreditedPerson.all

  @Test func `Every record is a valid film`() {
    #expect(films.count == records.count)
    #expect(films.filter { $0.freeSince <= 2026 }.count == 169)
    #expect(films.filter { $0.freeSince == 2027 }.count == 24)
  }

  @Test func `Ids, titles and names are unique`() {
    #expect(Set(films.map(\.movie.id)).count == films.count)
    #expect(Set(films.map(\.movie.title)).count == films.count)
    #expect(Set(films.map(\.russianTitle)).count == films.count)
    #expect(Set(people.map(\.person.name)).count == people.count)
  }

  /// A rename of declarations must not change texts. A name that starts in another way can be added here.
  @Test func `No text contains a name of code`() {
    let fields = (records + personRecords.records).flatMap(\.fields)
    let words = Set(fields.flatMap { $0.value.string.split { !$0.isLetter && $0 != "_" } })
    let ofCode = words.filter {
      $0.contains(/\p{Ll}\p{Lu}|_/) && $0.wholeMatch(of: /(De|La|Le|Mac|Mc|Za)\p{Lu}\p{Ll}+/) == nil
    }
    #expect(words.count > 5_000)
    #expect(ofCode.sorted() == [])
    #expect(films.first { $0.movie.id == 231 }?.movie.title == "My Favorite Brunette")
  }

  @Test func `Every film has all fields`() {
    for film in films {
      let title = film.movie.title
      let words = film.movie.overview.split(separator: " ").count
      #expect((30...100).contains(words), "\(title) has an overview of \(words) words")
      #expect(film.runtime.map { (1...600).contains($0) } == true, "\(title)")
      #expect(film.movie.originalLanguage?.count == 2, "\(title)")
      #expect(film.movie.rating.average != nil && film.movie.popularity != nil, "\(title)")
      #expect(!film.genres.isEmpty && film.credits.contains { $0.part == "Director" }, "\(title)")
    }
  }

  @Test func `Every film has a Russian title and countries`() {
    for (record, film) in zip(records, films) {
      #expect(film.russianTitle.unicodeScalars.contains { ("А"..."ё").contains($0) }, "\(film.movie.title)")
      #expect(!film.countries.isEmpty && film.countries.count == record.first("countries")?.listed.count)
    }
    let countries = films.flatMap(\.countries)
    #expect(countries.allSatisfy { $0.name != $0.region.code }, "every country has a name")
    let codes = Set(countries.map(\.region.code))
    #expect(codes == ["DE", "DK", "FR", "GB", "IE", "IT", "JP", "SE", "SU", "US"])
  }

  @Test func `Every date is valid`() {
    for record in records {
      #expect(record.first("released")?.date != nil, "\(record.first("film") ?? "")")
    }
    for record in personRecords.records {
      let name = record.first("person") ?? ""
      let id = record.first("id")?.integer
      #expect(people.first { $0.id == id }?.name == name)
      let dates = (["born", "died"] as [CatalogText]).compactMap(record.first)
      let valid = dates.compactMap(\.date)
      #expect(valid.count == dates.count && valid == valid.sorted(), "\(name)")
    }
  }

  /// Lists stop reading a record at its first credit.
  @Test func `Credits are the last fields of a record`() {
    for record in records {
      let keys = record.fields.map(\.key)
      let credits = keys.drop { $0 != "cast" && $0 != "crew" }
      #expect(!credits.isEmpty && credits.allSatisfy { $0 == "cast" || $0 == "crew" }, "\(record.first("film") ?? "")")
    }
  }

  @Test(arguments: Film.allGenres)
  func `Every genre has at least three films`(genre: Genre) {
    #expect(films.filter { $0.freeSince <= 2026 && $0.genres.contains(genre) }.count >= 3)
    #expect(films.filter { $0.freeSince == 2027 && $0.genres.contains(genre) }.count >= 1)
  }

  @Test func `Every genre exists, and every person has one id and one name`() {
    for record in records {
      for name in record.first("genres")?.listed ?? [] {
        #expect(Film.genreID(of: name) != nil, "\(name)")
      }
      let lines = record.all("cast") + record.all("crew")
      #expect(lines.allSatisfy { $0.string.split(separator: " = ").count == 2 })
    }
    #expect(films.flatMap(\.credits).count == records.flatMap { $0.all("cast") + $0.all("crew") }.count)
    for credit in films.flatMap(\.credits) {
      #expect(people.first { $0.id == credit.person }?.name == credit.name, "\(credit)")
      #expect(Department.all.contains { $0.has(credit) }, "\(credit)")
    }
  }

  @Test func `Birthplaces name their country consistently`() {
    let countries = Set(people.compactMap { $0.birthplace?.split(separator: ", ").last.map(String.init) })
    #expect(countries.contains("United States"))
    #expect(countries.isDisjoint(with: ["USA", "US", "U.S.", "U.S.A.", "America"]))
  }

  @Test(arguments: [
    (41, "the ringmaster's ill-treated stepdaughter"), (121, "Arabella, Colonel Bishop's niece"),
    (172, "The film is racist propaganda"), (172, "The NAACP protested against it from the first day"),
    (141, "Superman himself stays under copyright until 2034."),
    (143, "Agatha Christie stays under copyright until 2035."),
    (156, "Hemingway's story stays under copyright until 2032."), (198, "later versions of Mickey are not"),
    (237, "The film is in the public domain, but the novel it adapts is not."),
    (229, "The film is in the public domain; the novel it adapts may not be."),
    (232, "The film is in the public domain, but the play it adapts is not."),
  ])
  func `Overviews name works that are still protected`(id: Int, words: String) {
    #expect(films.first { $0.movie.id == id }?.movie.overview.contains(words) == true)
  }

  @Test(arguments: [
    ("Roland Totheroh" as CatalogText, "Camera"), ("Justus D. Barnes", "Acting"), ("Robert Wiene", "Directing"),
    ("Carl Mayer", "Writing"), ("Gottfried Huppertz", "Sound"), ("Otto Hunte", "Art"),
    ("Ub Iwerks", "Visual Effects"), ("Travis Banton", "Costume & Make-Up"), ("Joseph M. Schenck", "Production"),
    ("E. Lloyd Sheldon", "Editing"),
  ])
  func `The department follows from the credits`(name: CatalogText, department: String) {
    let credits = films.map { film in film.credits.filter { $0.name == name } }
    #expect(Department.main(of: credits) == department)
  }

  @Test func `A person without credits has no department`() {
    #expect(Department.main(of: []) == nil)
  }

  @Test func `At least forty people have a biography`() {
    let known = people.filter { !$0.biography.isEmpty }
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

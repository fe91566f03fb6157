import MovieDisplay
import Testing

@testable import MovieText

@Suite struct CreditTableTests {
  private static let people = [
    ("Julie Andrews", "Marlena Gru (voice) (archive footage) (uncredited)"), ("Steve Carell", "Gru (voice)"),
    ("Miranda Cosgrove", "Margo (voice)"), ("Elsie Fisher", "Agnes (voice)"), ("Dana Gaier", "Edith (voice)"),
    ("Pierre Coffin", "Kevin the Minion / Bob the Minion / Stuart the Minion"),
  ].enumerated().map { index, person in
    DetailScene.Credit(id: index, name: person.0, role: person.1, route: .person(id: index))
  }

  @Test(arguments: [(160, 2), (198, 2), (236, 3), (298, 3)])
  func `On a wide page, all people are in line, and none takes two lines`(width: Int, columns: Int) {
    let section = DetailScene.Section(id: .cast, title: "Cast", content: .people(Self.people))
    let table = CreditTable(people: Self.people, widths: CreditWidths(of: [section]))
    let lines = table.lines(width: width).map { $0.pieces.map(\.text.string).joined() }
    let height = Self.people.count / columns
    #expect(lines.count == height)
    for (index, person) in Self.people.enumerated() {
      let start = index / height * ((width + 4) / columns) + "Miranda Cosgrove".count + 2
      #expect(lines[index % height].dropFirst(start).hasPrefix(person.role), "\(person.name)")
    }
  }

  @Test func `Beside names that are invisible, long roles are wrapped`() {
    let role = Array(repeating: "Himself", count: 12).joined(separator: " / ")
    let people = [DetailScene.Credit(id: 1, name: "\u{200B}", role: role, route: .person(id: 1))]
    let section = DetailScene.Section(id: .cast, title: "Cast", content: .people(people))
    let lines = CreditTable(people: people, widths: CreditWidths(of: [section])).lines(width: 80)
    #expect(lines.map { $0.pieces.map(\.text.string).joined().count { $0 == "/" } } == [7, 4])
  }
}

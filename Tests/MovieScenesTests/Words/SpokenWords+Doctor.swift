import MovieDomain
import MovieScenes

// What is said of the surroundings.
extension SpokenWords {
  func doctor(_ words: any DoctorWords) -> [String: [String]] {
    let summaries = [(0, 0), (0, 1), (0, 5), (1, 0), (2, 1)].map { words.summary(troubles: $0, remarks: $1) }
    return [
      "title": [words.title], "title(of:)": HealthFinding.Subject.allCases.map(words.title),
      "summary(troubles:remarks:)": summaries, "libraryMissing": [words.libraryMissing],
      "adviceOnMissing(_:)": HealthFinding.Library.Role.allCases.map(words.adviceOnMissing),
      "withoutTLS": [words.withoutTLS], "withoutHTTP2": [words.withoutHTTP2], "exposed(_:)": [words.exposed("x")],
      "adviceOnExposed": [words.adviceOnExposed], "server": [words.server],
      "answered(_:milliseconds:by:)": [words.answered("x", milliseconds: 5, by: ["HTTP/2"])],
      "replayed(_:)": [words.replayed("x")], "proxy": [words.proxy], "none": [words.none],
      "certificates": [words.certificates], "systemCertificates": [words.systemCertificates],
      "answers": [words.answers], "absent(_:)": [words.absent("x")],
      "favorites(_:in:)": [1, 2, 5].map { words.favorites($0, in: "x") },
      "answers(_:bytes:in:)": [1, 2, 5].map { words.answers($0, bytes: 5_000, in: "x") },
      "damaged(_:)": [words.damaged("x")],
      "adviceOnDamaged(_:)": HealthFinding.File.Kind.allCases.map(words.adviceOnDamaged), "screen": [words.screen],
      "columns(_:isTerminal:)": [true, false].map { words.columns(80, isTerminal: $0) }, "colors": [words.colors],
      "name(of:)": HealthFinding.Colors.allCases.map { words.name(of: $0) }
        + (HealthFinding.Background.allCases + [nil]).map { words.name(of: $0) }
        + HealthFinding.Pictures.allCases.map { words.name(of: $0) },
      "background": [words.background], "pictures": [words.pictures], "links": [words.links],
      "takesLinks(_:)": [true, false].map(words.takesLinks), "pager": [words.pager],
    ]
  }
}

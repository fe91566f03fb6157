/// A person's line of work, under TMDb's name.
enum Department: String, CaseIterable {
  // Where a person has as many films in one department as in another, the first one counts.
  case directing = "Directing"
  case acting = "Acting"
  case writing = "Writing"
  case production = "Production"
  case camera = "Camera"
  case editing = "Editing"
  case sound = "Sound"
  case art = "Art"
  case costumes = "Costume & Make-Up"
  case effects = "Visual Effects"

  init?(job: CatalogText) {
    switch job {
    case "Director": self = .directing
    case "Screenplay", "Story", "Novel", "Short Story", "Theatre Play", "Characters": self = .writing
    case "Producer": self = .production
    case "Director of Photography": self = .camera
    case "Editor": self = .editing
    case "Original Music Composer": self = .sound
    case "Production Design": self = .art
    case "Costume Design": self = .costumes
    case "Animation": self = .effects
    default: return nil
    }
  }

  /// The department in which a person has most films. Nil without credits.
  ///
  /// `films` are the person's credits, film by film.
  init?(of films: [[Credit]]) {
    var counts: [Department: Int] = [:]
    for credits in films {
      let departments = credits.compactMap { $0.kind == .cast ? .acting : Department(job: $0.part) }
      for department in Set(departments) {
        counts[department, default: 0] += 1
      }
    }
    guard let most = counts.values.max(), let first = Self.allCases.first(where: { counts[$0] == most }) else {
      return nil
    }
    self = first
  }
}

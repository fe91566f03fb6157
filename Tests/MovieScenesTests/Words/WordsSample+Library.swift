import MovieDisplay
import MovieDomain
import MovieScenes

// Texts about favorites, history and settings.
extension WordsSample {
  mutating func addKept(_ words: any Words) {
    add("ShelfWords", favorites(words.shelves))
    add("HistoryWords", history(words.history))
    add("SettingsWords", settings(words.settings))
    add("TransferWords", transfer(words.transfer))
  }

  private func favorites(_ words: any ShelfWords) -> [String: [String]] {
    [
      "title": [words.title], "films(_:)": [1, 2].map(words.films), "none": words.none.texts,
      "notRead": [words.notRead], "notAdded": [words.notAdded], "notRemoved": [words.notRemoved],
      "untried(_:)": [words.untried("x")], "added(_:)": [words.added("x")],
      "alreadyThere(_:)": [words.alreadyThere("x")], "removed(_:)": [words.removed("x")],
      "notThere(_:)": [words.notThere("x")],
      "unreadable(_:_:)": [words.unreadable(1, []), words.unreadable(5, ["#1 x", "#2"]), words.unreadable(1, ["x"])],
      "adviceOnUnreadable": [words.adviceOnUnreadable], "repaired(_:to:)": [1, 2].map { words.repaired($0, to: "x") },
      "affected(_:_:)": [words.affected(1, ["x"]), words.affected(5, [])], "nothingToRepair": [words.nothingToRepair],
    ]
  }

  private func history(_ words: any HistoryWords) -> [String: [String]] {
    [
      "none": words.none.texts, "notRead": [words.notRead], "removed(_:)": [words.removed("x")],
      "notThere(_:)": words.notThere("x").texts, "cleared": [words.cleared],
    ]
  }

  private func settings(_ words: any SettingsWords) -> [String: [String]] {
    [
      "title": [words.title], "notRead": [words.notRead], "notChecked": [words.notChecked],
      "unset(_:)": Setting.allCases.map(words.unset),
      "changed(_:to:)": [words.changed("x", to: "y")], "reset(_:)": [words.reset("x")],
      "allReset": [words.allReset], "unknown(_:)": [words.unknown("x")],
      "didYouMean(_:)": [words.didYouMean(["x", "y"])], "keys(_:)": [words.keys(["x", "y"])],
      "cannot(_:be:)": [words.cannot("x", be: "y")], "values(_:)": [words.values(["x", "y"])],
      "examples(_:)": [words.examples(["x", "y"])],
    ]
  }

  private static let reasons: [ImportReport.Reason] = [
    .noTitle, .fieldCount, .quotes, .invalidYear("x"), .invalidID("x"), .notAFilm, .noSuchTitle, .noSuchID,
    .otherCatalog, .otherYear(1999), .severalFilms, .failed(CatalogError(.timedOut)),
  ]

  private func transfer(_ words: any TransferWords) -> [String: [String]] {
    [
      "importing(_:of:)": [words.importing(1, of: 2)], "added(_:)": [1, 2].map(words.added),
      "alreadyThere(_:)": [1, 2].map(words.alreadyThere), "stopped(by:)": [words.stopped(by: "x")],
      "title(of:)": TransferScene.Section.ID.allCases.map(words.title), "lines(_:)": [1, 2].map(words.lines),
      "moreLines(_:)": [1, 2].map(words.moreLines),
      "line(_:)": [words.line(1)],
      "reason(_:)": Self.reasons.map { words.reason($0) }, "notImported": [words.notImported],
      "noFilms(in:)": [words.noFilms(in: nil), words.noFilms(in: "x")], "exporting": [words.exporting],
      "exported(_:to:)": [words.exported(3, to: "x")], "notExported": [words.notExported],
      "export": [words.export], "withoutDetails(_:_:)": [1, 5].map { words.withoutDetails($0, ["x"]) },
    ]
  }
}

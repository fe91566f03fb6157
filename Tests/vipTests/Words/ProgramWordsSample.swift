import ArgumentParser
import MovieData
import MovieDisplay
import MovieDomain
import MovieTMDb
import MovieText

@testable import vip

/// All texts of the program that the library does not have, by requirement.
struct ProgramWordsSample {
  private(set) var texts: [String: [String]] = [:]

  init(_ words: any ProgramWords) {
    add(
      "ProgramWords",
      [
        "explanation(of:)": Vip.groups.flatMap(\.value).map { words.explanation(of: $0) },
        "builtInFilms": [words.builtInFilms], "allFilmsOfTMDb": [words.allFilmsOfTMDb],
        "asksForCredential": [words.asksForCredential], "asksForApproval": [words.asksForApproval],
        "sentence(for:in:like:)": Self.addressErrors.map { words.sentence(for: $0, in: "X", like: "x") },
        "notATimeLimit(_:)": [words.notATimeLimit("X")],
        "notACredential(_:)": [words.notACredential("X")], "replaying(_:)": [words.replaying("x")],
        "noRecording(_:)": [words.noRecording("x")], "nothingToRecord": [words.nothingToRecord],
        "notUTF8(_:)": [words.notUTF8("x")], "outputFailed(because:)": [words.outputFailed(because: "x")],
        "noPager(_:)": [words.noPager("x")], "adviceOnPager": [words.adviceOnPager],
        "interrupted": [words.interrupted], "leftOut(lists:)": [1, 2].map { words.leftOut(lists: $0) },
        "notRefreshedData": [words.notRefreshedData], "noPosters": [words.noPosters], "posters": [words.posters],
        "adviceOnRecording": [words.adviceOnRecording], "asksForChoice(upTo:)": [words.asksForChoice(upTo: 3)],
        "explainsDialogue": [words.explainsDialogue], "asksWhatNext": [words.asksWhatNext],
        "noSuchNumber(_:)": [words.noSuchNumber("99")],
        "sentence(aboutLine:usage:inEnglish:)": [
          words.sentence(aboutLine: "vip x", usage: { "vip help" }, inEnglish: "There is no command “x”.")
        ],
        "quoteTitle(_:)": [words.quoteTitle("x")],
        "readsTerminal": [words.readsTerminal],
        "sentence(for:)": Self.problems.map { words.sentence(for: $0) },
        "adviceOnLongLists": [words.adviceOnLongLists], "adviceOnKeys": [words.adviceOnKeys],
        "needsTerminal": [words.needsTerminal], "adviceOnTerminal": [words.adviceOnTerminal],
      ])
    add("AuthWords", Self.auth(words.auth))
    add("DoctorWords", Self.doctor(words.doctor))
    add("OpeningWords", Self.opening(words.opening))
  }

  private static let problems: [InputProblem] = [
    .unreadable(reason: "x"), .empty, .tooLong, .tooManyEntries, .several(2), .notText(line: 3), .lineTooLong(4),
  ]

  private static let addressErrors: [TMDbAddressError] = [
    .malformed, .unsupportedScheme, .insecure, .holdsCredential,
  ]

  private mutating func add(_ name: String, _ members: [String: [String]]) {
    for (member, viewModel) in members {
      texts["\(name).\(member)"] = viewModel
    }
  }

  private static func auth(_ words: any AuthWords) -> [String: [String]] {
    let kinds = Credential.Kind.allCases
    return [
      "account": [words.account], "approved": [words.approved], "approvalRemains": [words.approvalRemains],
      "syncs": [words.syncs], "title": [words.title], "credential": [words.credential],
      "name(of:)": kinds.map { words.name(of: $0) },
      "location": [words.location], "unused": [words.unused], "check": [words.check],
      "accepted": [words.accepted], "notChecked(_:)": [words.notChecked("x")], "offline": [words.offline],
      "rejected(_:in:)": kinds.map { words.rejected($0, in: "x") },
      "name(of:in:)": kinds.map { words.name(of: $0, in: "x") },
      "none": words.none.texts, "opensAllFilms": [words.opensAllFilms], "entersToken": [words.entersToken],
      "tokenAdvice(_:)": [words.tokenAdvice("https://themoviedb.org")],
      "noCredentialEntered": words.noCredentialEntered.texts,
      "notACredential": words.notACredential.texts, "notSaved(_:)": kinds.map(words.notSaved),
      "saved(_:in:)": kinds.map { words.saved($0, in: "x") }, "loggedOut(_:)": [words.loggedOut("x")],
      "wasNotLoggedIn": [words.wasNotLoggedIn], "takesPrecedence(_:)": [words.takesPrecedence("X")],
      "remains(_:)": [words.remains("X")], "notRead": [words.notRead], "notChanged": [words.notChanged],
    ]
  }

  private static func opening(_ words: any OpeningWords) -> [String: [String]] {
    [
      "opened(_:with:)": [words.opened("x", with: "y")],
      "notFound(_:of:)": OpeningScene.Target.allCases.map { words.notFound($0, of: "x") },
      "notOnOwnServices(_:)": [words.notOnOwnServices("x")], "adviceOnServices(of:)": [words.adviceOnServices(of: 5)],
      "noAddress(ofOffers:)": [words.noAddress(ofOffers: "x")],
      "notFree(_:until:)": [words.notFree("x", until: 1)], "unsafe": [words.unsafe], "noProgram": [words.noProgram],
      "failed(_:)": [words.failed("x")],
    ]
  }

  private static func doctor(_ words: any DoctorWords) -> [String: [String]] {
    let summaries = [(0, 0), (0, 1), (0, 5), (1, 0), (2, 1)].map { words.summary(troubles: $0, remarks: $1) }
    return [
      "title": [words.title], "title(of:)": HealthFinding.Subject.allCases.map(words.title),
      "summary(troubles:remarks:)": summaries, "libraryMissing": [words.libraryMissing],
      "adviceOnMissing(_:)": HealthFinding.Library.Role.allCases.map(words.adviceOnMissing),
      "withoutTLS": [words.withoutTLS], "withoutHTTP2": [words.withoutHTTP2], "exposed(_:)": [words.exposed("x")],
      "adviceOnExposed": [words.adviceOnExposed], "server": [words.server],
      "responded(_:milliseconds:over:)": [0, 5].map { words.responded("x", milliseconds: $0, over: ["HTTP/2"]) },
      "replayed(_:)": [words.replayed("x")], "notContacted(_:)": [words.notContacted("x")],
      "none": [words.none],
      "cache": [words.cache], "absent(_:)": [words.absent("x")],
      "films": [words.films], "films(_:in:)": [1, 2, 5].map { words.films($0, in: "x") },
      "cache(_:bytes:in:)": [1, 2, 5].map { words.cache($0, bytes: 5_000, in: "x") },
      "unreadable(_:in:)": [1, 2, 5].map { words.unreadable($0, in: "x") },
      "damaged(_:)": [words.damaged("x")],
      "adviceOnDamaged": [words.adviceOnDamaged], "screen": [words.screen],
      "columns(_:isTerminal:)": [true, false].map { words.columns(80, isTerminal: $0) },
      "name(of:)": HealthFinding.FolderKind.allCases.map { words.name(of: $0) },
      "writable(_:)": [words.writable("x")], "abilities": [words.abilities], "pager": [words.pager],
    ]
  }
}

extension EmptyState {
  fileprivate var texts: [String] { [title, message, advice].filter { !$0.isEmpty } }
}

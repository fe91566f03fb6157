import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieStore
import MovieTerminal
import MovieText

extension DoctorPresenter: JSONPresenting {
  /// All findings with raw values, and messages for notes and problems.
  func json(of response: DoctorScene.Response, like viewModel: DoctorScene.ViewModel) -> JSONPage.Content {
    guard response.isComplete else { return .awaiting }
    let findings = response.findings.map { json($0, row(for: $0)) }
    return .document([
      "well": (response.verdict != .trouble).json, "verdict": "\(response.verdict)".json,
      "findings": .array(findings),
    ])
  }

  private func json(_ finding: HealthFinding, _ row: DoctorScene.Row) -> JSONValue {
    let (check, values, code) = finding.parts
    let viewModel = EmptyState(
      title: words.warning(about: row.label, saying: row.text), message: "", advice: row.advice)
    return [
      "subject": finding.subject.rawValue.json, "check": check.json, "verdict": "\(finding.verdict)".json,
      "values": values,
      "code": (code?.text).json,
      "message": finding.verdict == .good ? .null : viewModel.sentences.json,
    ]
  }
}

extension HealthFinding {
  fileprivate var parts: (check: String, values: JSONValue, code: FailureCode?) {
    switch self {
    case .program(let name, let version): ("program", ["name": name.json, "version": version.json], nil)
    case .library(let library): ("library", library.json, nil)
    case .credential(let found, let isUsed): ("credential", found.json.adding(["used": isUsed.json]), nil)
    case .noCredential: ("credential", .null, .missingCredential)
    case .invalidCredential: ("credential", .null, FailureCode(CatalogError(.rejectedCredential)))
    case .unreadableCredential(let error): ("credential", .null, FailureCode(error))
    case .rejectedCredential(let error): ("credential", .null, FailureCode(error))
    case .exposedCredential(let path): ("permissions", ["file": path.json], nil)
    case .server(let host, let isEncrypted, let answer):
      ("server", answer.json(of: host, isEncrypted: isEncrypted), answer.code)
    case .invalidAddress: ("server", .null, .usage)
    case .proxy(let variable, let address): ("proxy", ["variable": variable.json, "url": address.json], nil)
    case .proxyExceptions(let variable, let hosts):
      ("proxy-exceptions", ["variable": variable.json, "hosts": hosts.json], nil)
    case .certificates(let variable, let path, let error):
      ("certificates", ["variable": variable.json, "file": path.json], error.map { FailureCode($0) })
    case .file(let kind, let path, let state): (kind.rawValue, state.json(of: path), state.code)
    case .setAsideLibrary(let path): ("damaged-library", ["file": path.json], nil)
    case .folder(let kind, let path, let problem):
      (
        kind.rawValue, ["folder": path.json, "writable": (problem == nil).json], problem.map { FailureCode($0) }
      )
    case .screen(let isTerminal, let columns):
      ("screen", ["terminal": isTerminal.json, "columns": columns.json], nil)
    case .abilities(let colors, let background, let pictures, let links):
      (
        "terminal",
        [
          "colors": colors.count.json, "background": background.map { "\($0)" }.json,
          "pictures": (pictures?.rawValue).json, "links": links.json,
        ], nil
      )
    case .pager(let command): ("pager", ["command": command.json], nil)
    }
  }
}

extension HealthFinding.Library {
  fileprivate var json: JSONValue {
    [
      "name": name.json, "version": version.json, "needed": isNeeded.json, "tls": tls.json,
      "http2": role == .transport && version != nil ? speaksHTTP2.json : .null,
    ]
  }
}

extension HealthFinding.ServerAnswer {
  fileprivate func json(of host: String, isEncrypted: Bool) -> JSONValue {
    let (name, milliseconds): (String?, Int?) =
      if case .responded(let name, let milliseconds) = self { (name, milliseconds) } else { (nil, nil) }
    return [
      "host": host.json, "encrypted": isEncrypted.json, "answered": (milliseconds != nil).json,
      "protocol": name.json, "milliseconds": milliseconds.json,
    ]
  }

  fileprivate var code: FailureCode? {
    switch self {
    case .responded, .replayed: nil
    case .failed(let error): FailureCode(error)
    case .offline: FailureCode(CatalogError(.offline))
    }
  }
}

extension FileInspection.State {
  fileprivate func json(of path: String?) -> JSONValue {
    let (count, unreadable, bytes): (Int?, Int?, Int?) =
      switch self {
      case .sound(let count, let bytes): (count, count == nil ? nil : 0, bytes)
      case .partlyUnreadable(let count, let unreadable, let bytes): (count, unreadable, bytes)
      case .absent, .damaged, .failed: (nil, nil, nil)
      }
    return [
      "file": path.json, "there": (self != .absent && path != nil).json, "count": count.json,
      "unreadable": unreadable.json, "bytes": bytes.json,
    ]
  }

  fileprivate var code: FailureCode? {
    switch self {
    case .absent, .sound: nil
    case .partlyUnreadable: FailureCode(StoreError(.malformed))
    case .damaged: FailureCode(StoreError(.unreadable))
    case .failed(let error): FailureCode(error)
    }
  }
}

import MovieDisplay
import MovieDomain
import MovieScenes
import MovieStore
import MovieTerminal
import MovieText
import ViewerScenes

struct DoctorPresenter: Presenter {
  let words: any ProgramWords

  func viewModel(for response: DoctorScene.Response) -> DoctorScene.ViewModel {
    var viewModel = DoctorScene.ViewModel(title: words.doctorTitle, verdict: response.verdict)
    viewModel.sections = HealthFinding.Subject.allCases.compactMap { subject in
      let findings = response.findings.filter { $0.subject == subject }
      guard !findings.isEmpty else { return nil }
      return DoctorScene.Section(title: words.title(of: subject), rows: findings.map { row(for: $0) })
    }
    guard response.isComplete else { return viewModel }
    viewModel.summary = words.healthSummary(
      troubles: response.findings.count { $0.verdict == .trouble },
      remarks: response.findings.count { $0.verdict == .remark })
    viewModel.outcome = response.verdict == .trouble ? .shownWithProblems : .shown
    return viewModel
  }

  func row(for finding: HealthFinding) -> DoctorScene.Row {
    var row = row(about: finding)
    row.verdict = finding.verdict
    row.verdictName = words.verdict(finding.verdict)
    return row
  }

  private func row(about finding: HealthFinding) -> DoctorScene.Row {
    switch finding {
    case .program(let name, let version): row(name, version)
    case .library(let library): row(library)
    case .credential(let found, let isUsed):
      row(
        isUsed ? words.credential : words.unusedCredential, words.name(of: found.kind, in: found.location.name))
    case .noCredential:
      row(words.credential, words.notLoggedIn.title, "\(words.notLoggedIn.message) \(words.notLoggedIn.advice)")
    case .invalidCredential(let variable):
      row(words.credential, words.notACredential(variable), words.invalidCredential.advice)
    case .unreadableCredential(let error): row(words.credential, error)
    case .rejectedCredential(let error):
      row(words.credential, words.sentence(for: error), words.advice(for: error))
    case .exposedCredential(let path): row(words.credential, words.exposed(path), words.adviceOnExposed)
    case .server(let host, let isEncrypted, let answer): row(host, isEncrypted: isEncrypted, answer)
    case .invalidAddress(let variable, let error, let example):
      row(words.server, words.sentence(for: error, in: variable, like: example))
    case .proxy(let variable, let text), .proxyExceptions(let variable, let text): row(variable, text)
    case .certificates(let variable, _, let error?): row(variable, error)
    case .certificates(let variable, let path, nil): row(variable, path)
    case .file(let kind, let path, let state): row(kind, path ?? "", state)
    case .setAsideLibrary(let path): row(words.yourFilms, words.setAside(path), words.adviceOnSetAside)
    case .folder(let kind, _, let error?): row(words.name(of: kind), error)
    case .folder(let kind, let path, nil): row(words.name(of: kind), words.writable(path))
    case .screen(let isTerminal, let columns): row(words.screen, words.columns(columns, isTerminal: isTerminal))
    case .abilities(let colors, let background, let pictures, let links):
      // They have the same names in all languages.
      row(
        words.abilities,
        [
          colors == .full ? "truecolor" : String(colors.count), background.map { "\($0)" }, pictures?.rawValue,
          links ? "OSC 8" : nil,
        ].compactMap(\.self).joined(separator: " · "))
    case .pager(let command): row(words.pager, command ?? words.noPagerSet)
    }
  }

  private func row(_ library: HealthFinding.Library) -> DoctorScene.Row {
    guard let version = library.version else {
      return row(library.name, words.libraryMissing, words.adviceOnMissing(library.role))
    }
    guard library.role == .transport else { return row(library.name, version) }
    let http2 = library.speaksHTTP2 ? "HTTP/2" : words.withoutHTTP2
    return row(library.name, [version, library.tls ?? words.withoutTLS, http2].joined(separator: ", "))
  }

  private func row(_ host: String, isEncrypted: Bool, _ answer: HealthFinding.ServerAnswer) -> DoctorScene.Row {
    let label = words.server
    switch answer {
    case .responded(let name, let milliseconds):
      let protocols = [name, isEncrypted ? "TLS" : words.withoutTLS].compactMap(\.self)
      return row(label, words.responded(host, milliseconds: milliseconds, over: protocols))
    case .failed(let error): return row(label, words.sentence(for: error), words.advice(for: error))
    case .offline: return row(label, words.notContacted(host))
    case .replayed: return row(label, words.replayed(host))
    }
  }

  private func row(_ kind: HealthFinding.FileKind, _ path: String, _ state: FileInspection.State) -> DoctorScene.Row {
    let label =
      switch kind {
      case .settings: words.settingsTitle
      case .films: words.yourFilms
      case .cache: words.cache
      }
    return switch (state, kind) {
    case (.absent, _): row(label, words.absent(path))
    case (.sound, .settings): row(label, path)
    case (.sound(let count, _), .films): row(label, words.films(count ?? 0, in: path))
    case (.sound(let count, let bytes), .cache): row(label, words.cache(count ?? 0, bytes: bytes ?? 0, in: path))
    case (.partlyUnreadable(_, let count, _), _):
      row(label, words.unreadable(count, in: path), words.adviceOnUnreadable)
    case (.damaged, _): row(label, words.damaged(path), words.adviceOnDamaged)
    case (.failed(let error), _): row(label, error)
    }
  }

  private func row(_ label: String, _ text: String, _ advice: String = "") -> DoctorScene.Row {
    .init(label: label, text: text, advice: advice)
  }

  private func row(_ label: String, _ error: StoreError) -> DoctorScene.Row {
    row(label, words.sentence(for: error), words.advice(for: error))
  }
}

import MovieDisplay
import MovieDomain
import MovieScenes

extension DoctorPresenter {
  func row(about finding: HealthFinding) -> DoctorScene.Row {
    switch finding {
    case .program(let name, let version): said(name, version)
    case .library(let library): said(library)
    case .credential(let onHand, let isUsed):
      said(
        isUsed ? words.auth.credential : words.auth.unused, words.auth.name(of: onHand.kind, in: onHand.place.name))
    case .noCredential:
      said(words.auth.credential, words.auth.none.title, "\(words.auth.none.message) \(words.auth.none.advice)")
    case .unreadableCredential(let error): said(words.auth.credential, error)
    case .exposedCredential(let path): said(words.auth.credential, health.exposed(path), health.adviceOnExposed)
    case .server(let server): said(server)
    case .address(let variable, let text), .proxy(let variable, let text), .proxyExceptions(let variable, let text):
      said(variable, text)
    case .noProxy: said(health.proxy, health.none)
    case .certificates(let variable, _, let error?): said(variable, error)
    case .certificates(let variable, let path, nil): said(variable, path)
    case .systemCertificates: said(health.certificates, health.systemCertificates)
    case .file(let file): said(file)
    case .screen(let isTerminal, let columns): said(health.screen, health.columns(columns, isTerminal: isTerminal))
    case .colors(let colors): said(health.colors, health.name(of: colors))
    case .background(let background): said(health.background, health.name(of: background))
    case .pictures(let pictures): said(health.pictures, health.name(of: pictures))
    case .links(let areTaken): said(health.links, health.takesLinks(areTaken))
    case .pager(nil, _): said(health.pager, health.none)
    case .pager(let command?, isThere: true): said(health.pager, command)
    case .pager(let command?, isThere: false): said(health.pager, words.noPager(command))
    }
  }

  private func said(_ library: HealthFinding.Library) -> DoctorScene.Row {
    guard let version = library.version else {
      return said(library.name, health.libraryMissing, health.adviceOnMissing(library.role))
    }
    guard library.role == .transport else { return said(library.name, version) }
    let http2 = library.speaksHTTP2 ? "HTTP/2" : health.withoutHTTP2
    return said(library.name, [version, library.tls ?? health.withoutTLS, http2].joined(separator: ", "))
  }

  private func said(_ server: HealthFinding.Server) -> DoctorScene.Row {
    let label = health.server
    switch server.answer {
    case .came(let name, let milliseconds):
      let means = [name, server.isEncrypted ? "TLS" : health.withoutTLS].compactMap(\.self)
      return said(label, health.answered(server.host, milliseconds: milliseconds, by: means))
    case .failed(let error): return said(label, words.sentence(for: error), words.advice(for: error))
    case .offline: return said(label, words.sentence(for: CatalogError(.offline, host: server.host)))
    case .replayed: return said(label, health.replayed(server.host))
    }
  }

  private func said(_ file: HealthFinding.File) -> DoctorScene.Row {
    let path = file.path ?? ""
    let label =
      switch file.kind {
      case .settings: words.settings.title
      case .favorites: words.favorites.title
      case .answers: health.answers
      }
    return switch (file.state, file.kind) {
    case (.absent, _): said(label, health.absent(path))
    case (.sound, .settings): said(label, path)
    case (.sound(let count, _), .favorites): said(label, health.favorites(count ?? 0, in: path))
    case (.sound(let count, let bytes), .answers): said(label, health.answers(count ?? 0, bytes: bytes ?? 0, in: path))
    case (.damaged, let kind): said(label, health.damaged(path), health.adviceOnDamaged(kind))
    case (.failed(let error), _): said(label, error)
    }
  }

  private func said(_ label: String, _ text: String, _ advice: String = "") -> DoctorScene.Row {
    .init(mark: .good, label: label, text: text, advice: advice)
  }

  private func said(_ label: String, _ error: StoreError) -> DoctorScene.Row {
    said(label, words.sentence(for: error), words.advice(for: error))
  }
}

import MovieDomain

extension HealthFinding {
  /// The severity of a finding.
  public enum Verdict: Sendable, Hashable, CaseIterable, Comparable {
    /// Nothing to report.
    case good
    /// Worth knowing, but nothing is broken.
    case remark
    /// Something does not work until it is fixed.
    case trouble
  }

  /// How severe the finding is.
  public var verdict: Verdict {
    switch self {
    case .program, .address, .proxy, .noProxy, .proxyExceptions, .systemCertificates: .good
    case .library(let library): library.verdict
    case .credential: .good
    // The built-in films work without a credential.
    case .noCredential, .exposedCredential: .remark
    case .unreadableCredential, .rejectedCredential: .trouble
    case .server(let server): server.answer.verdict
    case .certificates(_, _, let error): error == nil ? .good : .trouble
    case .file(let file): file.verdict
    // The program works without a cache.
    case .folder(let folder): folder.problem == nil ? .good : folder.kind == .cache ? .remark : .trouble
    case .screen, .colors, .background, .pictures, .links: .good
    case .pager(let pager, let exists): pager == nil || exists ? .good : .remark
    }
  }
}

extension HealthFinding.Library {
  fileprivate var verdict: HealthFinding.Verdict {
    guard version != nil, role != .transport || tls != nil else { return isNeeded ? .trouble : .remark }
    return role == .transport && !speaksHTTP2 ? .remark : .good
  }
}

extension HealthFinding.Server.Answer {
  fileprivate var verdict: HealthFinding.Verdict {
    switch self {
    case .came: .good
    case .failed: .trouble
    case .offline, .replayed: .remark
    }
  }
}

extension HealthFinding.File {
  fileprivate var verdict: HealthFinding.Verdict {
    switch state {
    case .absent, .sound: .good
    case .partlyUnreadable: .trouble
    // A damaged cache is replaced, and without a home folder the program works but stores nothing.
    case .damaged: kind == .cache ? .remark : .trouble
    case .failed(let error): kind == .cache || error.code == .noFolder ? .remark : .trouble
    }
  }
}

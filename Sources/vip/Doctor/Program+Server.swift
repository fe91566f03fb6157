import MovieCurl
import MovieDomain
import MovieHTTP
import MovieTMDb

extension Program {
  /// Sends one small request to the server, with the credential and without the cache.
  func server() async -> [HealthFinding] {
    if isReplay { return [finding(.replayed)] }
    if isOffline { return [finding(.offline)] }
    // An unreadable credential is reported by another check; without one, the server is not contacted.
    guard let credential = try? await filmSource.credentials.credential() else { return [] }
    let (answer, rejection) = await answer(to: credential)
    return (rejection.map { [.rejectedCredential($0)] } ?? []) + [finding(answer)]
  }

  /// Makes a single attempt: retries would hide a failure. A server that rejects the credential has responded.
  private func answer(to credential: Credential) async -> (HealthFinding.ServerAnswer, rejection: CatalogError?) {
    let last = SharedValue<ExchangeReport?>(nil)
    var checker = filmSource.credentials.checker
    checker.retries = false
    checker.configuration.observer = { [observer = checker.configuration.observer] in
      observer?($0)
      last.value = $0
    }
    var rejection: CatalogError?
    do throws(CatalogError) {
      try await checker.check(credential)
    } catch {
      guard error.code == .rejectedCredential else { return (.failed(error), nil) }
      rejection = error
    }
    // The report arrives before the response.
    let report = last.value
    let answer = HealthFinding.ServerAnswer.responded(
      protocol: report.flatMap { $0.httpVersion.isEmpty ? nil : $0.httpVersion },
      milliseconds: report.map { Int($0.duration / .milliseconds(1)) } ?? 0)
    return (answer, rejection)
  }

  private func finding(_ answer: HealthFinding.ServerAnswer) -> HealthFinding {
    let address = filmSource.credentials.checker.address
    return .server(host: address.authority, isEncrypted: address.scheme == "https", answer)
  }
}

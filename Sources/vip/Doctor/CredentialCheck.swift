import MovieDomain
import ProgramScenes

/// Reports which credentials exist and where, never their contents.
struct CredentialCheck: HealthCheck {
  let credentials: CredentialAccess

  func findings() async -> [HealthFinding] {
    var found = credentials.given.map { [$0.found] } ?? []
    var problem: StoreError?
    do throws(StoreError) {
      let kept = try await credentials.store.credential()
      found += kept.map { [FoundCredential($0.kind, in: .store(credentials.store.location))] } ?? []
    } catch {
      problem = error
    }
    let told = found.enumerated().map { HealthFinding.credential($1, isUsed: $0 == 0) }
    if let problem { return told + [.unreadableCredential(problem)] }
    return told.isEmpty ? [.noCredential] : told
  }
}

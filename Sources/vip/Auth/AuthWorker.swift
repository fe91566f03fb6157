import MovieDomain
import MovieScenes

/// Verifies, stores, removes and finds credentials. No secret is part of the response.
struct AuthWorker: Worker {
  let store: any CredentialStore & AccountStore
  /// The account that goes with a log-out.
  var account: (any FilmAccount)?
  let checker: any CredentialChecker
  /// A credential from the environment; it takes precedence over the stored one.
  var given: (credential: Credential, found: FoundCredential)?
  /// Why the server is not asked: the status does not say whether it accepts the credential, and none is stored. Nil if it
  /// is asked.
  var obstacle: CatalogError.Code?

  func answer(_ question: AuthScene.Request) async -> AuthScene.Response? {
    do throws(StoreError) {
      switch question {
      case .status:
        var status = await status()
        status.check = await check()
        if case .failed(let error)? = status.check, error.code == .cancelled { return nil }
        return .init(status: status)
      case .logIn(let secret):
        guard let credential = Credential(pasted: secret.text) else {
          let isBlank = secret.text.allSatisfy(\.isWhitespace)
          return await answer(problem: isBlank ? .noCredentialEntered : .notACredential)
        }
        if let obstacle { return await answer(problem: .notVerified(credential.kind, CatalogError(obstacle))) }
        do throws(CatalogError) {
          try await checker.check(credential)
        } catch {
          return error.code == .cancelled ? nil : await answer(problem: .notVerified(credential.kind, error))
        }
        try await store.save(credential)
        return await answer(.loggedIn(found(credential), overriddenBy: given?.found))
      case .logOut:
        // An approval that cannot be read is removed with the file.
        let isWithdrawn = try? await account?.close()
        let isRemoved = try await store.remove()
        return await answer(
          .loggedOut(
            wasLoggedIn: isRemoved || isWithdrawn != nil, location: store.location, remaining: given?.found,
            approvalRemains: isWithdrawn == false))
      }
    } catch {
      return await answer(problem: .failed(error))
    }
  }

  private func check() async -> AuthScene.Check? {
    let stored = try? await store.credential()
    guard let credential = given?.credential ?? stored else { return nil }
    guard obstacle == nil else { return .offline }
    do throws(CatalogError) {
      try await checker.check(credential)
      return .accepted
    } catch {
      return .failed(error)
    }
  }

  private func answer(
    _ change: AuthScene.Change? = nil, problem: AuthScene.Problem? = nil
  ) async -> AuthScene.Response {
    .init(status: await status(), change: change, problem: problem)
  }

  /// The credentials, without asking the server.
  func status() async -> AuthScene.Status {
    var status = AuthScene.Status(credentials: given.map { [$0.found] } ?? [])
    do throws(StoreError) {
      status.credentials += try await store.credential().map { [found($0)] } ?? []
      status.hasAccount = try await store.approval()?.session != nil
    } catch {
      status.error = error
    }
    return status
  }

  private func found(_ credential: Credential) -> FoundCredential {
    FoundCredential(credential.kind, in: .store(store.location))
  }
}

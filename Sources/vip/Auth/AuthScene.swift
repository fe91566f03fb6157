import MovieDisplay
import MovieDomain
import MovieScenes

enum AuthScene {
  /// Where people get a token.
  static let tokenPage = "https://www.themoviedb.org/settings/api"

  enum Request: LanedQuestion {
    case status
    /// Verifies a typed or pasted credential with the server and stores it if it is valid, in place of an earlier one.
    case logIn(Secret)
    case logOut
  }

  /// The credentials and the result of the last request. Contains no secret.
  struct Response: Sendable, Equatable {
    /// The available credentials; nil before the first answer.
    var status: Status?
    /// What the last request changed, or why it failed; nil if it was for the status.
    var result: Result<Change, Problem>?
  }

  struct Status: Sendable, Equatable {
    /// The credential in use, followed by those that it takes precedence over.
    var credentials: [FoundCredential] = []
    /// Why the stored credential could not be read; nil if it could, or if there is none.
    var error: StoreError?
    /// Whether the viewer has approved that their account is used.
    var hasAccount = false
    /// Whether the server accepts the credential in use; nil if that was not requested, or if there is none.
    var check: Check?
  }

  enum Check: Sendable, Equatable {
    case accepted
    /// The server rejected it, or could not be asked.
    case failed(CatalogError)
    case offline
  }

  enum Change: Sendable, Equatable {
    /// A credential was stored. `overriddenBy` is set in the environment and takes precedence over it.
    case loggedIn(FoundCredential, overriddenBy: FoundCredential?)
    /// No credential is stored any more; `wasLoggedIn` tells whether one was. `location` is where credentials are
    /// stored, and `remaining` is still set in the environment. The approval of an account may still be known to the server.
    case loggedOut(wasLoggedIn: Bool, location: String, remaining: FoundCredential?, approvalRemains: Bool = false)
  }

  enum Problem: Error, Sendable, Equatable {
    case noCredentialEntered
    /// The input has characters that no credential has, or is too long.
    case notACredential
    /// The credential was rejected or could not be verified, so it was not stored.
    case notVerified(Credential.Kind, CatalogError)
    case failed(StoreError)
  }

  struct ViewModel: SceneViewModel {
    var title: String
    /// The kinds and locations of credentials; never any part of a secret.
    var facts: [Fact] = []
    /// A finished sentence about what the last request changed.
    var confirmation: String?
    /// Why the last request failed; the rest of the screen stays valid.
    var failure: EmptyState?
    /// Shown instead of facts when there is no credential.
    var emptyState: EmptyState?
    /// How to log in; set when there is no credential, and on the page of a browser that logs in.
    var hint: Hint?
    /// A sentence: where to get a token, whose page it leads to; nil unless the viewer can type one below.
    var tokenAdvice: String?
    var outcome = Outcome.shown
    var warnings: [String] = []
  }
}

/// A credential's kind and location, without the secret.
struct FoundCredential: Sendable, Equatable {
  enum Location: Sendable, Equatable {
    case variable(String)
    /// Where it is stored, such as a file path.
    case store(String)

    var name: String {
      switch self {
      case .variable(let name), .store(let name): name
      }
    }
  }

  var kind: Credential.Kind
  var location: Location
}

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
          return await answer(.failure(isBlank ? .noCredentialEntered : .notACredential))
        }
        if let obstacle { return await answer(.failure(.notVerified(credential.kind, CatalogError(obstacle)))) }
        do throws(CatalogError) {
          try await checker.check(credential)
        } catch {
          return error.code == .cancelled ? nil : await answer(.failure(.notVerified(credential.kind, error)))
        }
        if Task.isCancelled { return nil }
        try await store.save(credential)
        return await answer(.success(.loggedIn(found(credential), overriddenBy: given?.found)))
      case .logOut:
        // An approval that cannot be read is removed with the file.
        let isWithdrawn = try? await account?.close()
        let isRemoved = try await store.remove()
        let change = AuthScene.Change.loggedOut(
          wasLoggedIn: isRemoved || isWithdrawn != nil, location: store.location, remaining: given?.found,
          approvalRemains: isWithdrawn == false)
        return await answer(.success(change))
      }
    } catch {
      return await answer(.failure(.failed(error)))
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

  private func answer(_ result: Result<AuthScene.Change, AuthScene.Problem>) async -> AuthScene.Response {
    .init(status: await status(), result: result)
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
    FoundCredential(kind: credential.kind, location: .store(store.location))
  }
}

public import MovieDomain
public import MovieScenes

/// Logs in and out, and reports which credentials exist. The secret is passed only to the worker.
public struct AuthInteractor: Interactor {
  public typealias Request = AuthScene.Request

  public enum Question: LanedQuestion {
    case status
    case logIn(Credential)
    case logOut
  }

  /// The credentials after the operation, and its result.
  public struct Answer: Sendable {
    public var status: AuthScene.Status
    public var change: AuthScene.Change?
    public var problem: AuthScene.Problem?

    public init(status: AuthScene.Status, change: AuthScene.Change? = nil, problem: AuthScene.Problem? = nil) {
      self.status = status
      self.change = change
      self.problem = problem
    }
  }

  public private(set) var response = AuthScene.Response()

  public init() {}

  public mutating func handle(_ request: AuthScene.Request) -> [Effect<Question>] {
    response.change = nil
    response.problem = nil
    switch request {
    case .status:
      return [.ask(.status)]
    case .logIn(let secret):
      guard !secret.text.allSatisfy(\.isWhitespace) else {
        response.problem = .noCredentialEntered
        return []
      }
      guard let credential = Credential(pasted: secret.text) else {
        response.problem = .notACredential
        return []
      }
      return [.ask(.logIn(credential))]
    case .logOut:
      return [.ask(.logOut)]
    }
  }

  public mutating func receive(_ answer: Answer, to question: Question) -> [Effect<Question>] {
    response = AuthScene.Response(status: answer.status, change: answer.change, problem: answer.problem)
    return []
  }
}

/// Verifies and stores credentials.
public struct AuthWorker: Worker {
  private let store: any CredentialStore
  private let checker: any CredentialChecker
  private let given: FoundCredential?

  /// `given` is a credential from the environment; it takes precedence over the stored one.
  public init(store: any CredentialStore, checker: any CredentialChecker, given: FoundCredential? = nil) {
    self.store = store
    self.checker = checker
    self.given = given
  }

  public func answer(
    _ question: AuthInteractor.Question, report: @escaping @Sendable (AuthInteractor.Answer) async -> Void
  ) async -> AuthInteractor.Answer? {
    do throws(StoreError) {
      switch question {
      case .status:
        return await answer()
      case .logIn(let credential):
        do throws(CatalogError) {
          try await checker.check(credential)
        } catch {
          return error.code == .cancelled ? nil : await answer(problem: .notTaken(credential.kind, error))
        }
        try await store.save(credential)
        return await answer(.loggedIn(found(credential), hiddenBy: given))
      case .logOut:
        return await answer(
          .loggedOut(wasLoggedIn: try await store.remove(), location: store.location, remaining: given))
      }
    } catch {
      return await answer(problem: .failed(error))
    }
  }

  private func answer(
    _ change: AuthScene.Change? = nil, problem: AuthScene.Problem? = nil
  ) async -> AuthInteractor.Answer {
    var status = AuthScene.Status(credentials: given.map { [$0] } ?? [])
    do throws(StoreError) {
      status.credentials += try await store.credential().map { [found($0)] } ?? []
    } catch {
      status.error = error
    }
    return .init(status: status, change: change, problem: problem)
  }

  private func found(_ credential: Credential) -> FoundCredential {
    FoundCredential(credential.kind, in: .store(store.location))
  }
}

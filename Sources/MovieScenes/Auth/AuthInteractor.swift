public import MovieDisplay
public import MovieDomain

/// Takes a credential, tells of it, and forgets it; what it passes on never holds the secret.
public actor AuthInteractor: Interactor {
  private let store: any CredentialStore
  private let checker: any CredentialChecker
  private let given: CredentialOnHand?
  private let output: Output<AuthScene.Response>
  private var latest = LatestTask()

  /// `given` comes from around the program and counts before what is kept.
  public init(
    store: any CredentialStore, checker: any CredentialChecker, given: CredentialOnHand? = nil,
    output: Output<AuthScene.Response>
  ) {
    self.store = store
    self.checker = checker
    self.given = given
    self.output = output
  }

  public func handle(_ request: AuthScene.Request) async {
    await latest.start { await self.perform(request) }.finish()
  }

  private func perform(_ request: AuthScene.Request) async {
    let response =
      switch request {
      case .status: await status()
      case .logIn(let secret): await logIn(secret)
      case .logOut: await logOut()
      }
    guard !Task.isCancelled else { return }
    await output.present(response)
  }

  private func status() async -> AuthScene.Response {
    let first = given.map { [$0] } ?? []
    do throws(StoreError) {
      let kept = try await store.credential().map { [onHand($0)] } ?? []
      return .status(first + kept, nil)
    } catch {
      return .status(first, error)
    }
  }

  private func logIn(_ secret: AuthScene.Secret) async -> AuthScene.Response {
    guard !secret.text.allSatisfy(\.isWhitespace) else { return .nothingGiven }
    guard let credential = Credential(pasted: secret.text) else { return .notACredential }
    await output.presentProgress(.checking)
    do throws(CatalogError) {
      try await checker.check(credential)
    } catch {
      return .notTaken(credential.kind, error)
    }
    do throws(StoreError) {
      try await store.keep(credential)
      return .loggedIn(onHand(credential), hiddenBy: given)
    } catch {
      return .failed(error)
    }
  }

  private func logOut() async -> AuthScene.Response {
    do throws(StoreError) {
      return .loggedOut(wasThere: try await store.forget(), place: store.place, remaining: given)
    } catch {
      return .failed(error)
    }
  }

  private func onHand(_ credential: Credential) -> CredentialOnHand {
    CredentialOnHand(credential.kind, in: .store(store.place))
  }
}

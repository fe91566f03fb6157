import MovieDomain
import MovieHTTP
import MovieScenes
import MovieStore
import MovieTMDb
import MovieText

/// Records the run's exchanges in the folder chosen by the user.
struct Recorder: Sendable {
  private let recording: Recording
  private let secret: String
  private let words: any ProgramWords

  init(
    directory: String, credential: Credential, addresses: Addresses, preferences: Preferences
  ) throws(SetupProblem) {
    recording = Recording(directory: directory, leavingOut: HTTPCachePolicy.tmdb().credentialParameters)
    secret = credential.secret
    words = preferences.language.programWords
    let conditions = Recording.Conditions(
      address: addresses.api.text, imageAddress: addresses.images.text, language: preferences.language,
      region: preferences.region, includesAdult: preferences.includesAdult, today: preferences.today)
    do throws(StoreError) {
      try recording.begin(conditions)
    } catch {
      throw SetupProblem(notRecorded: words.sentence(for: error), hint: words.advice(for: error))
    }
  }

  func recording(_ base: some HTTPTransport) -> any HTTPTransport {
    RecordingTransport(base, to: recording, without: [secret]) { [words] error in
      OutputStream.standardError.say(words.sentence(for: error))
    }
  }
}

/// A recording that replaces the network.
struct Replay: Sendable {
  let directory: String
  let recording: Recording
  let conditions: Recording.Conditions
  let address: TMDbAddress
  let images: TMDbAddress

  init(directory: String, words: any ProgramWords) throws(SetupProblem) {
    self.directory = directory
    recording = Recording(directory: directory, leavingOut: HTTPCachePolicy.tmdb().credentialParameters)
    var found: Recording.Conditions?
    do throws(StoreError) {
      found = try recording.conditions()
    } catch {
      throw SetupProblem(notRecorded: words.sentence(for: error), hint: words.advice(for: error))
    }
    guard let found, let address = try? TMDbAddress(found.address), let images = try? TMDbAddress(found.imageAddress)
    else {
      throw SetupProblem(notRecorded: words.noRecording(directory), hint: words.adviceOnRecording)
    }
    conditions = found
    self.address = address
    self.images = images
  }
}

extension SetupProblem {
  fileprivate init(notRecorded sentence: String, hint: String) {
    self.init(
      code: "not-recorded", sentence: CleanText(sentence).string, hint: hint, status: ExitStatus.failure)
  }
}

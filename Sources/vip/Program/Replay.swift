import MovieDomain
import MovieHTTP
import MovieLive
import MovieScenes
import MovieStore
import MovieTMDb
import MovieText
import ViewerScenes

extension LiveTMDb.Options {
  /// Records the run's exchanges in a folder chosen by the user.
  mutating func record(
    in directory: String, credential: Credential, preferences: Preferences
  ) throws(SetupProblem) {
    let words = preferences.language.programWords
    let recorder = Recording(directory: directory, leavingOut: HTTPCachePolicy.tmdb().credentialParameters)
    let conditions = Recording.Conditions(
      address: address.text, imageAddress: imageAddress.text, language: preferences.language,
      region: preferences.region, includesAdult: preferences.includesAdult, today: preferences.today)
    do throws(StoreError) {
      try recorder.begin(conditions)
    } catch {
      throw SetupProblem(notRecorded: words.sentence(for: error), hint: words.advice(for: error))
    }
    @Sendable func recorded(_ base: some HTTPTransport) -> any HTTPTransport {
      RecordingTransport(base, to: recorder, without: [credential.secret]) { error in
        OutputStream.standardError.say(words.sentence(for: error))
      }
    }
    recording = { recorded($0) }
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
    self.init(code: "not-recorded", sentence: CleanText(sentence).string, hint: hint)
  }
}

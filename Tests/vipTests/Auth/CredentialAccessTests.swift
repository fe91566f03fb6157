import MovieDomain
import Testing

@testable import vip

@Suite struct CredentialAccessTests {
  @Test(arguments: [
    (["TMDB_API_KEY": "0123456789abcdef"], Credential.Kind.apiKey),
    // A token in place of a key.
    (["TMDB_API_KEY": "abc.def.ghi"], .accessToken),
    (["TMDB_ACCESS_TOKEN": " abc.def.ghi\n", "TMDB_API_KEY": "0123456789abcdef"], .accessToken),
  ])
  func `A credential comes from the environment`(variables: [String: String], kind: Credential.Kind) throws {
    let given = try CredentialAccess.given(Environment(variables), EnglishProgramWords())
    #expect(given?.credential.kind == kind)
  }
}

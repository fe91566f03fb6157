package import MovieDomain

/// The English names of countries.
package enum Countries {
  /// All countries with names.
  package static let regions = names.keys.sorted().compactMap { Region($0) }

  /// The English name of a country; the code if it is not known.
  package static func name(_ region: Region) -> String { names[region.code] ?? region.code }

  /// Other names of a country that people type.
  static func otherNames(of region: Region) -> [String] { otherNames.filter { $0.value == region.code }.map(\.key) }

  private static let otherNames = [
    "UK": "GB", "Great Britain": "GB", "Britain": "GB", "England": "GB", "USA": "US", "America": "US", "USSR": "SU",
    "Czechia": "CZ", "Korea": "KR", "Holland": "NL", "Türkiye": "TR", "GDR": "XG",
  ]

  /// The names by ISO 3166-1 code, with TMDb's codes of former countries.
  static let names = [String: String](
    table: """
      AD: Andorra; AE: United Arab Emirates; AF: Afghanistan; AG: Antigua and Barbuda; AL: Albania; AM: Armenia;
      AO: Angola; AR: Argentina; AT: Austria; AU: Australia; AZ: Azerbaijan; BA: Bosnia and Herzegovina; BB: Barbados;
      BD: Bangladesh; BE: Belgium; BF: Burkina Faso; BG: Bulgaria; BH: Bahrain; BM: Bermuda; BO: Bolivia; BR: Brazil;
      BS: Bahamas; BW: Botswana; BY: Belarus; BZ: Belize; CA: Canada; CD: DR Congo; CH: Switzerland; CI: Ivory Coast;
      CL: Chile; CM: Cameroon; CN: China; CO: Colombia; CR: Costa Rica; CU: Cuba; CV: Cape Verde; CY: Cyprus;
      CZ: Czech Republic; DE: Germany; DK: Denmark; DO: Dominican Republic; DZ: Algeria; EC: Ecuador; EE: Estonia;
      EG: Egypt; ES: Spain; ET: Ethiopia; FI: Finland; FJ: Fiji; FR: France; GB: United Kingdom; GE: Georgia;
      GF: French Guiana; GG: Guernsey; GH: Ghana; GI: Gibraltar; GQ: Equatorial Guinea; GR: Greece; GT: Guatemala;
      GY: Guyana; HK: Hong Kong; HN: Honduras; HR: Croatia; HT: Haiti; HU: Hungary; ID: Indonesia; IE: Ireland;
      IL: Israel; IN: India; IQ: Iraq; IR: Iran; IS: Iceland; IT: Italy; JM: Jamaica; JO: Jordan; JP: Japan;
      KE: Kenya; KG: Kyrgyzstan; KH: Cambodia; KP: North Korea; KR: South Korea; KW: Kuwait; KZ: Kazakhstan; LA: Laos;
      LB: Lebanon; LC: Saint Lucia; LI: Liechtenstein; LK: Sri Lanka; LT: Lithuania; LU: Luxembourg; LV: Latvia;
      LY: Libya; MA: Morocco; MC: Monaco; MD: Moldova; ME: Montenegro; MG: Madagascar; MK: North Macedonia; ML: Mali;
      MM: Myanmar; MN: Mongolia; MO: Macau; MT: Malta; MU: Mauritius; MW: Malawi; MX: Mexico; MY: Malaysia;
      MZ: Mozambique; NA: Namibia; NE: Niger; NG: Nigeria; NI: Nicaragua; NL: Netherlands; NO: Norway; NP: Nepal;
      NZ: New Zealand; OM: Oman; PA: Panama; PE: Peru; PF: French Polynesia; PG: Papua New Guinea; PH: Philippines;
      PK: Pakistan; PL: Poland; PR: Puerto Rico; PS: Palestine; PT: Portugal; PY: Paraguay; QA: Qatar; RO: Romania;
      RS: Serbia; RU: Russia; RW: Rwanda; SA: Saudi Arabia; SC: Seychelles; SE: Sweden; SG: Singapore; SI: Slovenia;
      SK: Slovakia; SM: San Marino; SN: Senegal; SO: Somalia; SU: Soviet Union; SV: El Salvador; SY: Syria;
      TC: Turks and Caicos Islands; TD: Chad; TH: Thailand; TJ: Tajikistan; TM: Turkmenistan; TN: Tunisia; TR: Turkey;
      TT: Trinidad and Tobago; TW: Taiwan; TZ: Tanzania; UA: Ukraine; UG: Uganda; US: United States; UY: Uruguay;
      UZ: Uzbekistan; VA: Vatican City; VE: Venezuela; VN: Vietnam; XC: Czechoslovakia; XG: East Germany; XK: Kosovo;
      YE: Yemen; YU: Yugoslavia; ZA: South Africa; ZM: Zambia; ZW: Zimbabwe
      """)
}

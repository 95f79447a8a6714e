/**
 * Words beside a name that are no part of it: titles of address, of rank and of religion, in the languages of the lists and of Singapore.
 * After the titles that the lists themselves have in their fields for them (UN: TITLE; OFAC: Title), and those of Singapore and Malaysia.
 */
export const honorifics: ReadonlySet<string> = new Set(
  `mr mrs ms miss mdm madam mister messrs dr doctor prof professor sir dame lord lady rev reverend father fr sister hon honourable
  honorable jr sr esq phd ir engineer eng capt captain col colonel lt lieutenant major maj gen general brigadier commander admiral
  sergeant president minister senator governor ambassador judge haji hajji hadji hajj hj hajah hajjah alhaji sheikh shaikh shaykh sheik
  cheikh sheykh mullah mulla molla maulavi mawlawi maulawi moulavi mulawi qari mufti imam ustaz ustad ayatollah hojjatoleslam
  dato datuk datin tun puan tuan encik cik pehin tengku tunku herr frau monsieur madame mme senor senora don dona
  signor gospodin shri sri smt`.split(/\s+/),
);

/** Written by `indicOwn`: Shri, Shrimati, Sushri, Dr, Sheikh. */
export const honorificsOfIndia: ReadonlySet<string> = new Set(['श्रि', 'श्रिमति', 'सुश्रि', 'डॉ', 'डा', 'शेख']);

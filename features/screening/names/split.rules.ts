/** `Tan Ah Kow @ Chen Yagao`: one person has both names. */
export const splitAliases = (name: string): string[] => {
  const parts = name.split(/\s*@\s*|\s+(?:a\.?k\.?a\.?|alias)\s+/i).filter((part) => /\p{L}/u.test(part));
  return parts.length > 1 ? [...parts, parts.join(' ')] : [name];
};

/** `BRANNICK, Torvald` → `Torvald BRANNICK`. Parts after a second comma stay in place: `A Co, Ltd, Singapore`. */
const givenFirst = (name: string): string => {
  const [family = '', givenName = '', ...rest] = name.split(/\s*[,，،]\s*/);
  return givenName && rest.length === 0 ? `${givenName} ${family}` : name;
};

/** `Ma. Teresa` of the Philippines is Maria Teresa; Ma without a dot is a family of China. `H.E.` is a title. */
const inFull = (name: string): string =>
  name.replace(/\bMa\.(?=\s|$)/gi, 'Maria').replace(/^\s*H\. ?(?:E|H|M|R\. ?H)\.\s+/i, '');

/** `ABC Holdings (S) Pte Ltd`, and companies in Malaysia and Hong Kong. */
const withPlace = (name: string): string =>
  name
    .replace(/\((?:s|sg)\)|\bs['’]?pore\b/gi, ' Singapore ')
    .replace(/\(m\)/gi, ' Malaysia ')
    .replace(/\(h\.?k\.?\)/gi, ' Hong Kong ');

/**
 * The words of a name as they are written, without signs between them. A person's family name before a comma comes last. Letters with
 * dots between them are one word (`N.A.` is NA), and so is what an apostrophe is in (`O'Brien`).
 */
export const splitWords = (name: string, isPerson: boolean): string[] =>
  (isPerson ? givenFirst(inFull(name)) : withPlace(name))
    // NFKC would make a blank and a mark of it.
    .replace(/´/g, "'")
    .normalize('NFKC')
    // Signs that join or cut off without being seen.
    .replace(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF\u00AD]/g, '')
    .replace(/[’‘'`ʼʿʾ]/g, '')
    .replace(/(\p{Ll}{2})(\p{Lu}{2,})(?=\s|$)/gu, '$1 $2')
    .replace(/\b(?:\p{L}\.){2,}(?:\p{L}\b)?/gu, (letters) => `${letters.replaceAll('.', '')} `)
    .replace(/&/g, ' and ')
    .replace(/\b([sSdDaAwW])\s?\/\s?([oOlLpPkK])\b\.?/g, '$1\u2215$2')
    .split(/[^\p{L}\p{M}\p{N}\u2215]+/u)
    .filter(Boolean)
    .map((word) => word.replace('\u2215', '/'));

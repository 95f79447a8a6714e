/** Names in Thai letters as the Royal system writes them in Latin, without a dictionary: family names from Sanskrit are a limit. */

const groups = (table: string): Record<string, string> =>
  Object.fromEntries(
    table
      .trim()
      .split(/\s+/)
      .flatMap((line) => {
        const [latin = '', letters = ''] = line.split(':');
        return [...letters].map((letter) => [letter, latin]);
      }),
  );

const first = groups(
  'k:ก kh:ขฃคฅฆ ng:ง ch:จฉชฌ s:ซศษส y:ญย d:ฎด t:ฏต th:ฐฑฒถทธ n:ณน b:บ p:ป ph:ผพภ f:ฝฟ m:ม r:ร l:ลฬ w:ว h:หฮ',
);
const last = groups('k:กขคฆ ng:ง t:จชซฌฎฏฐฑฒดตถทธศษส n:ญณนรลฬ p:บปพฟภ m:ม i:ย o:ว');

const consonant = '[ก-ฮ]';
/** Two consonants that begin a syllable together, a silent h before a sonant among them, and one. */
const two = 'ห[งญนมยรลว]|[กขคตปผพทสศ][รลว]';
const vowelSign = '[ะ-ู็]';

/** The vowel by its signs before and after the consonant: อ is a vowel where it follows one. */
const vowels: [before: string, after: string, latin: string][] = [
  ['เ', 'ียะ?', 'ia'],
  ['เ', 'ือ', 'uea'],
  ['เ', 'าะ', 'o'],
  ['เ', 'า', 'ao'],
  ['เ', '[อิ]', 'oe'],
  ['เ', '็?', 'e'],
  ['แ', '็?', 'ae'],
  ['โ', '', 'o'],
  ['[ใไ]', '', 'ai'],
  ['', 'ัว', 'ua'],
  ['', 'ำ|ํา', 'am'],
  ['', 'รร', 'a'],
  ['', '[ะัา]', 'a'],
  ['', '[ิี]', 'i'],
  ['', '[ึื]อ?', 'ue'],
  ['', '[ุู]', 'u'],
  ['', '็?อ', 'o'],
];
/**
 * The consonant that ends a syllable: one that has no vowel of its own, begins none with the next, and does not leave a single consonant to the
 * end of the word.
 */
const final = `(${consonant}(?!${vowelSign}|อ|รร|${consonant}$)(?<!(?:[กขคตปผพทสศ](?=[รลว]${vowelSign}))))?`;
/** Within a word r ends no syllable that has a vowel written: Su-ra-chai. */
const finalAfterVowel = final.replace(consonant, '(?!ร(?!$))[ก-ฮ]');
const patterns = vowels.map(([before, after, latin]) => {
  const begins = before ? `${two}|${consonant}` : `(?:${two})(?=${vowelSign}|รร)|${consonant}`;
  return [new RegExp(`^${before}(${begins})(?:${after})${finalAfterVowel}`), latin] as const;
});
const bare = new RegExp(`^(${consonant})${final}`);

const begin = (letters: string): string =>
  letters === 'อ'
    ? ''
    : [...(letters.length > 1 ? letters.replace(/^ห/, '') : letters)].map((each) => first[each] ?? '').join('');

export const thaiInLatin = (text: string): string => {
  let rest = text
    .normalize('NFC')
    .replace(/ฤ/g, 'ริ')
    .replace(/ตร$/, 'ตรา')
    // Silent letters with their vowels, and tones.
    .replace(/[ก-ฮ][ิุ]?[ก-ฮ]?์/g, (silent) =>
      silent.length > 2 && /^[ก-ฮ][ก-ฮ]/.test(silent) && !/^[ดทตธ]ร/.test(silent) ? (silent[0] ?? '') : '',
    )
    .replace(/[่-๋]/g, '');
  let latin = '';
  while (rest) {
    const matched = patterns
      .map(([pattern, vowel]) => ({ match: pattern.exec(rest), vowel }))
      .find(({ match }) => match);
    if (matched?.match) {
      const [all, beginning = '', end = ''] = matched.match;
      // Two r are "an", or "a" before what ends the syllable.
      const isOpen = end === '' && /รร$/.test(all);
      latin += `${begin(beginning)}${matched.vowel}${isOpen ? 'n' : (last[end] ?? '')}`;
      rest = rest.slice(matched.match[0].length);
      continue;
    }
    const open = bare.exec(rest);
    if (!open) {
      rest = [...rest].slice(1).join('');
      continue;
    }
    const end = last[open[2] ?? ''];
    latin += begin(open[1] ?? '') + (end ? `o${end}` : 'a');
    rest = rest.slice(open[0].length);
  }
  return latin;
};

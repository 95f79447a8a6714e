import { foldHan } from './fold-han.ts';

/** The commonest 3,755 Han signs of simplified Chinese: level 1 of GB 2312, which that standard orders by use. */
const commonSigns = (): ReadonlySet<string> => {
  const bytes: number[] = [];
  for (let row = 0xb0; row <= 0xd7; row += 1)
    for (let cell = 0xa1; cell <= (row === 0xd7 ? 0xf9 : 0xfe); cell += 1) bytes.push(row, cell);
  return new Set(new TextDecoder('gb18030').decode(Uint8Array.from(bytes)));
};
let common: ReadonlySet<string> | undefined;

/** Below this share of common signs it is no Chinese: 15 of 20 Western names are valid in a Chinese encoding, too. */
const least = 0.6;
const han = /\p{Script=Han}+/gu;
/** Han beside a small Latin letter is a letter with an accent that was read wrong: `Fran鏾is`. */
const besideLetter = /(?<=[a-zß-ÿ])\p{Script=Han}+|\p{Script=Han}+(?=[a-zß-ÿ])/gu;
const wrong = 0.5;

const countOf = (text: string, of: RegExp): number => text.match(of)?.length ?? 0;

const scoreOf = (text: string): number => {
  common ??= commonSigns();
  const signs = [...foldHan(text)].filter((sign) => sign > '\x7f' && !/\p{P}|\p{S}/u.test(sign));
  if (signs.length === 0) return 0;
  const known = common;
  // One cell in which Chinese touches Latin does not make a whole file of names Western.
  const misread = Math.min(1, (2 * countOf(text, besideLetter)) / Math.max(1, countOf(text, han)));
  return signs.filter((sign) => known.has(sign)).length / signs.length - wrong * misread;
};

const decoded = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** How many bytes are looked at. */
const sample = 200_000;

/** The encoding of bytes that are no Unicode: Chinese as Excel saves it on the mainland or in Taiwan, or the Latin letters of Windows. */
export const guessedEncoding = (bytes: Uint8Array): 'gb18030' | 'big5' | 'windows-1252' => {
  const start = bytes.subarray(0, sample);
  const [best] = (['gb18030', 'big5'] as const)
    .map((encoding) => {
      // What is looked at may end within a sign.
      const text = [0, 1, 2, 3].map((less) => decoded(start.subarray(0, start.length - less), encoding)).find(Boolean);
      return { encoding, score: text === undefined ? 0 : scoreOf(text) };
    })
    .toSorted((a, b) => b.score - a.score);
  return best && best.score >= least ? best.encoding : 'windows-1252';
};

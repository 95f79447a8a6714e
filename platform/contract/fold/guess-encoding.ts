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

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const scoreOf = (text: string): number => {
  common ??= commonSigns();
  const signs = [...foldHan(text)].filter((sign) => sign > '\x7f' && (narrow.test(sign) || !/\p{P}|\p{S}/u.test(sign)));
  if (signs.length === 0) return 0;
  const knownSigns = common;
  // One cell in which Chinese touches Latin does not make a whole file of names Western.
  const misread = Math.min(1, (2 * countOf(text, besideLetter)) / Math.max(1, countOf(text, han)));
  const isKnown = (sign: string) => knownSigns.has(sign) || (kana.test(sign) && !narrow.test(sign));
  return signs.filter(isKnown).length / signs.length - wrong * misread;
};

const decoded = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** The syllables of most Korean names, and of headings and places: every sign of EUC-KR is a common one of Chinese, too. */
const koreanSyllables = new Set(
  '김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민나진지엄채원천방공현함변염여추도소석선설마길연표명기반라왕금옥육인맹제모탁국수영준은혜경미숙희자순철호훈재동승상태용규환일광종병대형식창근범찬빈예린솔가시온율다보람슬별름화번락처메회사동울산부구로길시군면리층실휴월',
);
/** In Shift JIS Latin letters with accents, and Chinese, become narrow Katakana. */
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const narrow = /[\uff61-\uff9f]/u;

const shareOf = (text: string, isKnown: (sign: string) => boolean): number => {
  const signs = [...text].filter((sign) => sign > '\x7f' && /\p{L}/u.test(sign));
  return signs.length === 0 ? 0 : signs.filter(isKnown).length / signs.length;
};
const isKorean = (text: string): boolean => shareOf(text, (sign) => koreanSyllables.has(sign)) >= least;

/** How many bytes are looked at. */
const sample = 200_000;

const guessed = ['gb18030', 'big5', 'shift_jis'] as const;

/**
 * The encoding of bytes that are no Unicode: Chinese as Excel saves it on the mainland or in Taiwan, Korean, Japanese, or the Latin letters of
 * Windows.
 */
export const guessedEncoding = (bytes: Uint8Array): (typeof guessed)[number] | 'euc-kr' | 'windows-1252' => {
  const start = bytes.subarray(0, sample);
  // What is looked at may end within a sign.
  const textIn = (encoding: string) =>
    [0, 1, 2, 3].map((less) => decoded(start.subarray(0, start.length - less), encoding)).find(Boolean);
  if (isKorean(textIn('euc-kr') ?? '')) return 'euc-kr';
  const [best] = guessed
    .map((encoding) => ({ encoding, score: scoreOf(textIn(encoding) ?? '') }))
    .toSorted((a, b) => b.score - a.score);
  return best && best.score >= least ? best.encoding : 'windows-1252';
};

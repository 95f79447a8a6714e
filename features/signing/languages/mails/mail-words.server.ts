import { correctedWords } from '../../requests/corrected.rules.ts';
import type { CustomerLanguage } from '../../signing.words.ts';
import { en as englishPage } from '../en.words.ts';
import { fill } from '../fill.rules.ts';
import { words as malayPage } from '../ms.words.ts';
import { words as tamilPage } from '../ta.words.ts';
import { words as chinesePage } from '../zh.words.ts';
import { en, type MailWords } from './en.words.ts';
import { ms } from './ms.words.ts';
import { ta } from './ta.words.ts';
import { zh } from './zh.words.ts';

const mails: Record<CustomerLanguage, MailWords> = { en, zh, ms, ta };
const pages = { en: englishPage, zh: chinesePage, ms: malayPage, ta: tamilPage };

/** Says what a mail says, in the language of its recipient. */
export const mailWords =
  (language: CustomerLanguage) =>
  (word: keyof MailWords, given?: Record<string, string | number>): string =>
    fill(mails[language][word], given);
export type MailSays = ReturnType<typeof mailWords>;

/** Names in a row, as the language has them. */
export const namesIn = (language: CustomerLanguage, names: readonly string[]): string =>
  new Intl.ListFormat(language === 'en' ? 'en-SG' : language, { type: 'conjunction' }).format(names);

/** Corrections since the recipient was last asked, with a note that the earlier signature no longer counts. */
export const correctedLines = (language: CustomerLanguage, corrected: readonly string[] | null): string[] => {
  const words = correctedWords(corrected);
  if (!words) return [];
  const says = pages[language];
  const { named, more } = words;
  const list = [...named, ...(more > 0 ? [fill(says.correctedMore, { count: more })] : [])].join('; ');
  return named.length > 0 ? [`${says.corrected}: ${list}.`, says.correctedText] : [says.correctedSame];
};

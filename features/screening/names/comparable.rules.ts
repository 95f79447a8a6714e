import { formClasses } from './company-forms.rules.ts';
import { honorifics } from './honorifics.rules.ts';
import { inLatin, scriptOf } from './letters.rules.ts';
import type { NameKind } from './prepare.rules.ts';
import { splitWords } from './split.rules.ts';

const formWords: ReadonlySet<string> = new Set(Array.from(formClasses.keys()).flatMap((form) => form.split(' ')));

/** Kana alone, whose signs of voiced sounds are lost where they are compared with Latin: ガルシア is no Garcia to them. */
const isKana = (word: string): boolean =>
  /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word) && !/\p{Script=Han}/u.test(word);

/**
 * Whether a name can be compared with a list: besides titles and legal forms something of it is left in Latin letters, from a script in
 * which finding names was measured. A name in Khmer letters or Kana alone can't.
 */
export const isComparable = (kind: NameKind, name: string): boolean =>
  splitWords(name, kind === 'PERSON').some((word) => {
    const script = scriptOf(word);
    if (script === 'OTHER' || isKana(word)) return false;
    const text = inLatin(word).replace(/[^a-z0-9]/g, '');
    // Titles are looked for in Latin names only: عمر would read as "mr".
    const isTitle = script === 'LATIN' && honorifics.has(text);
    return kind === 'PERSON' ? /[a-z]{2}/.test(text) && !isTitle : text !== '' && !formWords.has(text);
  });

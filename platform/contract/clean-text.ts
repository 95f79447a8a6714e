/** What is text and what is not, for all that people type, files bring and papers print. */

/** Most texts are, and pass at once. */
const isPlain = /^[\n -~]*$/;

const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;

/** Control characters but the line break, and the code points that are no characters: XML and PDF can't hold them. */
const noCharacters = /(?!\n)\p{Cc}|\p{Noncharacter_Code_Point}/gu;

/** Blanks of every width, and the empty cell of Braille. */
const blanks = /[\p{Zs}\u2800]/gu;

/**
 * Joiners have a meaning in emoji and in scripts whose letters join: behind a letter without capitals, a sign of one, or a
 * picture. Chinese, Japanese and Korean don't join.
 */
const strayJoiners =
  /(?<![\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]+|(?<=[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}\p{sc=Hang}])[\u200c\u200d]+/gu;

/** A variation selector chooses between ☎ and ☎️. */
const strayVariations = /(?<![\p{Emoji}\p{Lo}\p{M}])[\ufe00-\ufe0f]+/gu;

// They turn the reading direction of what follows: `Tan<U+202E>...` shows another name than is stored.
const turningMarks = String.raw`\u202a-\u202e\u2066-\u2069`;

/** All other invisible characters. */
const unseen = new RegExp(
  String.raw`(?![\u200c\u200d\ufe00-\ufe0f${turningMarks}])\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffc]`,
  'gu',
);

export const turnedWords = 'This has a hidden character that turns the text around. Type it again.';

/** Whether a text would show another than is stored. */
export const isTurned = (text: string): boolean => new RegExp(`[${turningMarks}]`).test(text);

/** A letter with an accent is one sign (NFC), as keyboards write it: a Mac's file names have it as two. */
const withoutOddities = (text: string): string =>
  text
    .replace(lineEnds, '\n')
    .replace(noCharacters, ' ')
    .replace(unseen, '')
    .replace(strayVariations, '')
    .replace(strayJoiners, '')
    .normalize('NFC');

/**
 * A text as it is stored: control characters are blanks, blanks of every kind are spaces, a line ends in `\n`, and there is nothing
 * invisible, and letters with accents are one sign each. It is neither trimmed nor cut.
 */
export const cleanText = (text: string): string =>
  isPlain.test(text) ? text : withoutOddities(text).replace(blanks, ' ');

/** A text as papers, sheets and other files have it, whenever it was stored: also without what turns it or is half a character. */
export const writtenText = (text: string): string =>
  isPlain.test(text) ? text : withoutOddities(text.toWellFormed()).replace(new RegExp(`[${turningMarks}]`, 'g'), '');

/** What a file of others says, as it is stored. */
export const cleanFileText = (text: string): string => writtenText(text).replace(blanks, ' ');

/** A text in one line. */
export const cleanLine = (text: string): string => cleanFileText(text).replaceAll('\n', ' ');

import { shots } from './all.ts';
import { type Scheme, schemes } from './shot.ts';

const allWidths = [390, 1024, 1440];

const isWidth = (word: string) => /^\d+$/.test(word);
const isScheme = (word: string): word is Scheme => schemes.some((scheme) => scheme === word);

/** What the words of the command line ask for: numbers are widths, a scheme is a scheme, the rest are parts of names. */
export const askedFor = (words: string[]) => {
  const widths = words.filter(isWidth).map(Number);
  const chosen = words.filter(isScheme);
  const parts = words.filter((word) => !isWidth(word) && !isScheme(word));
  return {
    widths: widths.length > 0 ? widths : allWidths,
    schemes: chosen.length > 0 ? chosen : [...schemes],
    shots: shots.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part))),
  };
};

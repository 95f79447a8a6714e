import type { CircularType } from '../circulars.words.ts';

/** How the regulator numbers its circulars and guidelines: `PC 04-15`, `PG 01-19`, and earlier `PG 2/2011`. */
const numbered = /^(PC|PG) ?\d{1,2}[-/](\d{2}|\d{4})$/;

const prefixes: Partial<Record<CircularType, 'PC' | 'PG'>> = { PRACTICE_CIRCULAR: 'PC', PRACTICE_GUIDELINE: 'PG' };

/** Note on an unusual reference number; null if it is usual. Other types have no form of their own. */
export const refNoNote = (type: CircularType, refNo: string): string | null => {
  const prefix = prefixes[type];
  const typed = refNo.trim();
  if (!prefix || typed === '') return null;
  if (!numbered.test(typed)) return `CEA numbers these as ${prefix} 02-26 or ${prefix} 2/2026. Check the number.`;
  return typed.startsWith(prefix)
    ? null
    : `The number of this type begins with ${prefix}. Check the number or the type.`;
};

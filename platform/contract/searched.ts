import type { Cents } from './money.ts';
import { readMoney } from './typed/read-money.ts';

/**
 * What a text in a search box may mean: the number of a paper or of a deal, words of a name or an address, or an amount.
 * `cents` is null for a text that is no amount.
 */
export const searched = (text: string): { number: string; words: string; cents: Cents | null } => {
  const words = text.trim();
  return { number: paperNumber(words), words, cents: readMoney(words).value ?? null };
};

const paper = /^(INV|PF|CN|OR|RM|PR|PV|SB)[\s-]?(\d{2})[\s-]?(\d{1,6})$/;
const record = /^(D|ES)[\s-]?(\d{4})[\s-]?(\d{1,6})$/;

/** The number as papers print it, however it was typed: `inv26 138` and `INV26000138` → `INV26-000138`. */
const paperNumber = (typed: string): string => {
  const number = typed.toUpperCase();
  const [, kind, year = '', count = ''] = paper.exec(number) ?? record.exec(number) ?? [];
  if (!kind) return number;
  return `${kind}${year.length === 4 ? '-' : ''}${year}-${count.padStart(6, '0')}`;
};

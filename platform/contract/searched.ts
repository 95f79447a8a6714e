import type { Cents } from './money.ts';
import { readMoney } from './typed/read-money.ts';
import { plainTyped } from './typed/reading.ts';

/**
 * What a text in a search box may mean: the number of a paper or of a deal, whole or its beginning; words of a name or an
 * address; or an amount. `numbers` is a pattern for LIKE, `cents` is null for a text that is no amount.
 */
export const searched = (text: string): { number: string; numbers: string; words: string; cents: Cents | null } => {
  const words = text.trim();
  const bare = bareNumber(words);
  const begun = numberBegun(bare);
  const number = begun ?? paperNumber(bare);
  return {
    number,
    numbers: number.replace(/[\\%_]/g, '\\$&') + (begun ? '%' : ''),
    words,
    cents: readMoney(words).value ?? null,
  };
};

/** Whether what was searched is a number, or the beginning of one. */
export const isNumbered = ({ number, numbers }: ReturnType<typeof searched>, stored: string | null): boolean =>
  numbers.endsWith('%') && numberBegun(number) ? stored?.startsWith(number) === true : stored === number;

/** A number as it is copied from a page or a message: with a word before it, signs around it, and dashes of print. */
const bareNumber = (text: string): string =>
  plainTyped(text)
    .replace(/^(?:(?:invoice|receipt|case|deal|voucher|credit note|no|number|ref)[.:#\s]+)+/i, '')
    .replace(/^[#("“]+|[)"”.:,;]+$/g, '')
    .replace(/(?<=^[A-Z]{1,3})\/|(?<=\d)\/(?=\d)/gi, '-');

const paper = /^(INV|PF|CN|OR|RM|PR|PV|SB)[\s-]?(\d{2})[\s-]?(\d{1,6})$/;
const record = /^(D|ES|CDD|AML)[\s-]?(\d{4})[\s-]?(\d{1,6})$/;

/** The number as papers print it, however it was typed: `inv26 138` and `INV26000138` → `INV26-000138`. */
const paperNumber = (typed: string): string => {
  const number = typed.toUpperCase();
  const [, kind, year = '', count = ''] = paper.exec(number) ?? record.exec(number) ?? [];
  if (!kind) return number;
  return `${kind}${year.length === 4 ? '-' : ''}${year}-${count.padStart(6, '0')}`;
};

/** A kind, the year or its beginning, and no more of the count than zeros begin it: `or26`, `ES-2026-`, `INV26-0001`. */
const begins = /^(?:(INV|PF|CN|OR|RM|PR|PV|SB)[\s-]?(\d{1,2})|(D|ES|CDD|AML)[\s-]?(\d{1,4}))(?:[\s-](0\d{0,4})?)?$/;

/** The beginning of a number as papers print it: `or 26` → `OR26`, `es 2026 00` → `ES-2026-00`. Undefined for any other text. */
const numberBegun = (typed: string): string | undefined => {
  const [, paperKind, paperYear = '', kind, year = '', count] = begins.exec(typed.toUpperCase()) ?? [];
  const head = paperKind ? paperKind + paperYear : kind && `${kind}-${year}`;
  return head && (count ? `${head}-${count}` : head);
};

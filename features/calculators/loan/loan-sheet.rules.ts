import { formatDay } from '#platform/contract/days.ts';
import { hundredPercent } from '#platform/contract/money.ts';
import { calculators } from '../calculators.words.ts';
import type { LoanInput } from '../inputs/inputs.rules.ts';
import { propertyKinds } from '../properties.words.ts';
import type { Known } from '../rates/known.rules.ts';
import { type Line, money, type Sheet, usedRules, versionNotes, yearsWords } from '../sheet/sheet.rules.ts';
import { loanPart } from './loan-parts.rules.ts';
import { lenders } from './loans.words.ts';

/** The largest loan, and its costs. */
export const loanSheet = (known: Known, input: LoanInput): Sheet => {
  const day = input.day ?? known.today;
  const { kind, price, value, lender } = input;
  const { title } = calculators.loan;
  const about = [
    propertyKinds[kind],
    price === null ? '' : money(price),
    lenders[lender],
    input.years === null ? '' : yearsWords(input.years),
    formatDay(day),
  ]
    .filter(Boolean)
    .join(' · ');
  const base = price ? Math.min(price, value ?? price) : null;
  const empty = (missing: string): Sheet => ({ title, about, result: null, missing, parts: [], rules: [] });
  if (lender === 'NONE') return empty('Choose who lends.');
  const { found, problem, part, versions } = loanPart(known.versions, input, { kind, day, base });
  if (!found) return empty(problem ?? '');
  const { loan, limits, most } = found;
  if (loan === null) return empty('Enter a price, an income or the loan wanted.');
  const supports: Line[] =
    base === null && most !== null && limits.limit
      ? [
          {
            label: 'Price that this loan supports',
            amount: Number((BigInt(most) * BigInt(hundredPercent)) / BigInt(limits.limit) / 100n) * 100,
            note: 'With the rest in cash and CPF',
          },
        ]
      : [];
  return {
    title,
    about,
    result: { label: input.loan === null ? 'Highest loan' : 'Loan wanted', amount: loan },
    missing: '',
    parts: [{ ...part, lines: [...part.lines, ...supports], notes: [...part.notes, ...versionNotes(versions, day)] }],
    rules: usedRules(versions),
  };
};

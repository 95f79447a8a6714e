import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import { heldBecause } from '../rules/held.ts';
import { type Deductions, type LineSums, payeeOf, type Recovery } from '../rules/payee.ts';
import { earningKinds, type ItemKind, isGated } from '../words.ts';
import type { Candidate } from './candidates/candidate.ts';
import type { OwnGst } from './candidates/deductions.ts';

/** A line of a run before it is stored, with the items that it pays and what it takes back of advances. */
export type Payee = {
  personId: string;
  name: string;
  account: { bank: string; accountMasked: string; accountSince: string };
  sums: LineSums;
  /** The rate of their GST, and whether the agency makes their tax invoice. */
  gst: { gstRate: number; isSelfBilled: boolean };
  items: Candidate[];
  /** The GST of each item. */
  itemGst: Cents[];
  recoveries: Recovery[];
};
export type HeldItem = { name: string; of: string; kind: ItemKind; cents: Cents; why: string };

type At = { cutOff: Day; now: string; deductionsOf: (payee: Candidate) => Deductions & OwnGst };

/** What a run with this cut-off pays, and what it holds, with the reason. */
export const sortOut = (found: Candidate[], { deductionsOf, ...at }: At) => {
  const held: HeldItem[] = [];
  const free: Candidate[] = [];
  for (const candidate of found) {
    const why = isGated(candidate) ? heldBecause(candidate, at) : undefined;
    if (why) held.push(heldItem(candidate, why));
    else free.push(candidate);
  }
  const payees: Payee[] = [];
  for (const [personId, items] of Map.groupBy(free, (each) => each.personId)) {
    const [one] = items;
    if (!one) continue;
    const { theirRate: gstRate, isSelfBilled, ...deductions } = deductionsOf(one);
    const { paid, carried, recoveries, sums, itemGst } = payeeOf(items, deductions);
    const owing = carried.filter(({ kind }) => Object.hasOwn(earningKinds, kind));
    held.push(...owing.map((item) => heldItem(item, 'Owed to the agency: carried to the next run')));
    // Charges and debts are settled with what is paid, and pay nobody by themselves.
    const first = paid.find(isGated);
    if (!first) continue;
    const gst = { gstRate, isSelfBilled: isSelfBilled && sums.gstCents + sums.gstBackCents > 0 };
    payees.push({ personId, name: first.name, account: accountOf(first), sums, gst, items: paid, itemGst, recoveries });
  }
  return { payees, held };
};

const heldItem = ({ name, of, kind, cents }: Candidate, why: string): HeldItem => ({ name, of, kind, cents, why });

const accountOf = ({ bank, accountMasked, accountSince }: Candidate) => {
  if (!bank || !accountMasked || !accountSince) throw new Error('A payee without a bank account.');
  return { bank, accountMasked, accountSince };
};

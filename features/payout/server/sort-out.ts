import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import { heldBecause } from '../rules/held.ts';
import { type LineSums, payeeOf } from '../rules/payee.ts';
import type { ItemKind } from '../words.ts';
import type { Candidate } from './candidates.ts';

/** A line of a run before it is stored, with the items that it pays. */
export type Payee = LineSums & {
  personId: string;
  name: string;
  bank: string;
  accountMasked: string;
  accountSince: string;
  items: Candidate[];
};
export type HeldItem = { name: string; of: string; kind: ItemKind; cents: Cents; why: string };

/** What a run with this cut-off pays, and what it holds, with the reason. */
export const sortOut = (found: Candidate[], at: { cutOff: Day; now: string }) => {
  const held: HeldItem[] = [];
  const free: Candidate[] = [];
  for (const candidate of found) {
    const why = heldBecause(candidate, at);
    if (why) held.push(heldItem(candidate, why));
    else free.push(candidate);
  }
  const payees: Payee[] = [];
  for (const items of Map.groupBy(free, ({ personId }) => personId).values()) {
    const { paid, carried, sums } = payeeOf(items);
    held.push(...carried.map((item) => heldItem(item, 'Owed to the agency: carried to the next run')));
    const [first] = paid;
    if (first) payees.push({ ...accountOf(first), ...sums, items: paid });
  }
  return { payees, held };
};

const heldItem = ({ name, of, kind, cents }: Candidate, why: string): HeldItem => ({ name, of, kind, cents, why });

const accountOf = ({ personId, name, bank, accountMasked, accountSince }: Candidate) => {
  if (!bank || !accountMasked || !accountSince) throw new Error('A payee without a bank account.');
  return { personId, name, bank, accountMasked, accountSince };
};

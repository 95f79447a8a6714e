import type { Actor } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { Reading } from '#platform/server/context.ts';
import type { GstPart } from '../cobrokers/cobroke-gst.rules.ts';
import { readGstInvoices } from '../cobrokers/cobroke-gst.server.ts';
import { agencyPayeeOf } from '../cobrokers/cobroke-payee.rules.ts';
import { gstRow } from '../gst/gst-row.server.ts';
import { type HeldReason, heldReasons } from '../held/held.rules.ts';
import type { Candidate } from '../items/candidate.server.ts';
import { freeCandidates } from '../items/candidates.server.ts';
import { readDeductions } from '../items/deductions.server.ts';
import { type LineSums, noSums, payeeOf, type Recovery } from '../items/payee.rules.ts';
import { isOwed, isPaidOut, type RunKind } from '../payout.words.ts';

/** The payment to one payee, and the items carried to the next run. */
type Worked = {
  paid: Candidate[];
  carried: Candidate[];
  /** The GST that goes back with what is carried. */
  carriedGstCents: Cents;
  sums: LineSums;
  /** The rate of a salesperson's GST, and whether the agency makes their tax invoice. */
  gst: { gstRate: number; isSelfBilled: boolean };
  recoveries: Recovery[];
  /** The GST of each item of a salesperson, and what is paid of that of an agency's invoices. */
  itemGst: Cents[];
  gstParts: GstPart[];
};

/** A line of a run before it is stored. */
export type Payee = Omit<Worked, 'paid' | 'carried' | 'carriedGstCents'> & {
  payeeId: string;
  name: string;
  account: { bank: string; accountMasked: string; accountSince: string };
  items: Candidate[];
};
export type HeldItem = Pick<Candidate, 'source' | 'name' | 'of' | 'kind' | 'cents' | 'payeeId' | 'dealId'> & {
  reasons: HeldReason[];
  why: string;
};

type At = Reading<Actor | null>;
type RunTerms = { kind: RunKind; cutOff: Day; payDay: Day };

/** What a run of a kind with this cut-off pays, and what it holds, with the reason. */
export const proposeLines = async (at: At, { kind, cutOff, payDay }: RunTerms) => {
  const now = at.clock.now().toString();
  const held: HeldItem[] = [];
  const free = new Map<string, Candidate[]>();
  for (const candidate of await freeCandidates(at, kind, cutOff)) {
    const reasons = heldReasons(candidate, { cutOff, now });
    if (reasons.length > 0) held.push(heldItem(candidate, reasons));
    else if (!free.get(candidate.payeeId)?.push(candidate)) free.set(candidate.payeeId, [candidate]);
  }
  const workOut = await works[kind](at, { payDay, free });
  const payees: Payee[] = [];
  for (const [payeeId, items] of free) {
    const { paid, carried, carriedGstCents, ...worked } = workOut(items);
    const owing = [
      ...carried.filter(isOwed),
      ...gstRow(
        carried.filter((each) => isOwed(each) || each.kind === 'GST'),
        carriedGstCents,
      ),
    ];
    // What comes to nothing, as a resplit leaves it, is owed by nobody. It goes along with the next payment.
    if (owing.reduce((sum, { cents }) => sum + cents, 0) !== 0)
      held.push(...owing.map((item) => heldItem(item, [owedToAgency])));
    // Charges and debts are settled with what is paid, and pay nobody by themselves.
    const first = paid.find(isPaidOut);
    if (first) payees.push({ ...worked, payeeId, name: first.name, account: accountOf(first), items: paid });
  }
  return { payees, held };
};

const nothing = { gst: { gstRate: 0, isSelfBilled: false }, recoveries: [], itemGst: [], gstParts: [] };

/** How the items of one payee are put together, by the kind of run. */
const works: Record<
  RunKind,
  (at: At, terms: { payDay: Day; free: Map<string, Candidate[]> }) => Promise<(items: Candidate[]) => Worked>
> = {
  SALESPEOPLE: async (at, { payDay }) => {
    const deductionsOf = await readDeductions(at, payDay);
    return (items) => {
      const { theirRate: gstRate, isSelfBilled, ...deductions } = deductionsOf(items[0]);
      const worked = payeeOf(items, deductions);
      const earnedGst = worked.sums.gstCents + worked.sums.gstBackCents;
      return { ...nothing, ...worked, gst: { gstRate, isSelfBilled: isSelfBilled && earnedGst > 0 } };
    };
  },
  COBROKERS: async (at, { free }) => {
    const shares = new Set([...free.values()].flat().flatMap(({ cobroke }) => cobroke?.shareId ?? []));
    const invoices = await readGstInvoices(at, [...shares]);
    return (items) => ({ ...nothing, ...agencyPayeeOf(items, invoices) });
  },
  REFUNDS: async () => (items) => {
    const cents = items.reduce((sum, each) => sum + each.cents, 0);
    return {
      ...nothing,
      paid: items,
      carried: [],
      carriedGstCents: 0,
      sums: { ...noSums, refundedCents: cents, netCents: cents },
    };
  },
};

const owedToAgency: HeldReason = { cause: 'OWED', words: 'Owed to the agency: carried to the next run' };

const heldItem = (
  { source, name, of, kind, cents, payeeId, dealId }: Omit<HeldItem, 'reasons' | 'why'>,
  reasons: HeldReason[],
): HeldItem => ({ source, name, of, kind, cents, payeeId, dealId, reasons, why: reasons[0]?.words ?? '' });

const accountOf = ({ bank, accountMasked, accountSince }: Candidate) => {
  if (!bank || !accountMasked || !accountSince) throw new Error('A payee without a bank account.');
  return { bank, accountMasked, accountSince };
};

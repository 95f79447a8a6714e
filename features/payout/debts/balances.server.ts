import type { Actor } from '#platform/contract/actor.ts';
import type { Cents } from '#platform/contract/money.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { readGstInvoices } from '../cobrokers/cobroke-gst.server.ts';
import { agencyBalanceOf } from '../cobrokers/cobroke-payee.rules.ts';
import { type Counted, freeCounted } from '../items/candidates.server.ts';
import { readDeductions } from '../items/deductions.server.ts';
import { type Balance, balanceOf } from './balance.rules.ts';

type At = Reading<Actor | null>;
type Who = 'SALESPEOPLE' | 'COBROKERS';

/** The number of a licence is shorter than an id. */
export const kindOf = (payeeId: string): Who => (payeeId.length === 36 ? 'SALESPEOPLE' : 'COBROKERS');

/** Payees of whom something is taken back that no run has taken: all of them, or one by $1. */
const owing: Record<Who, (isOne: boolean) => string> = {
  SALESPEOPLE: (isOne) => `
    SELECT DISTINCT person_id AS id FROM earning_public
    WHERE cents < 0 AND taken_by IS NULL AND person_id IS NOT NULL ${isOne ? 'AND person_id = $1' : ''}`,
  // Of an agency GST alone may go back, by a credit note.
  COBROKERS: (isOne) => `
    SELECT tie.licence_no AS id FROM earning_public e JOIN cobroke_tie tie ON tie.share_id = e.share_id
    WHERE e.share_id IS NOT NULL AND e.cents < 0 AND e.taken_by IS NULL ${isOne ? 'AND tie.licence_no = $1' : ''}
    UNION
    SELECT tie.licence_no FROM cobroke_invoice i JOIN cobroke_tie tie ON tie.share_id = i.share_id
    WHERE i.credited_on IS NOT NULL ${isOne ? 'AND tie.licence_no = $1' : ''}`,
};

/** A function that works out the balance of a payee, of their items. */
export const readBalanceOf: Record<Who, (at: At, items: Counted[]) => Promise<(items: Counted[]) => Balance>> = {
  SALESPEOPLE: async (at) => {
    const deductionsOf = await readDeductions(at, today(at.clock));
    return (items) => balanceOf(items, deductionsOf(items[0]).earnedGstRate);
  },
  COBROKERS: async (at, all) => {
    const invoices = await readGstInvoices(at, [...new Set(all.flatMap(({ cobroke }) => cobroke?.shareId ?? []))]);
    return (items) => agencyBalanceOf(items, invoices);
  },
};

/** The debt of a payee, and the part of it that is GST paid with earlier payments. */
export type Owed = { cents: Cents; gstCents: Cents };

/**
 * The debt of each payee: earnings taken back (with GST), less those earned since and not paid, and less what was given up. Holds
 * don't count. Payees without a debt are left out.
 */
export const readOwed = async (at: At, payeeId?: string): Promise<Map<string, Owed>> => {
  const owed = new Map<string, Owed>();
  for (const kind of payeeId ? [kindOf(payeeId)] : (['SALESPEOPLE', 'COBROKERS'] as const)) {
    const owingPayees = await ask<{ id: string }>(at.db, owing[kind](payeeId !== undefined), payeeId ? [payeeId] : []);
    if (owingPayees.length === 0) continue;
    const ids = owingPayees.map(({ id }) => id);
    const free = await freeCounted(at, kind, ids, today(at.clock));
    const balance = await readBalanceOf[kind](at, [...free.values()].flat());
    for (const [id, items] of free) {
      const { cents, gstOwedCents } = balance(items);
      if (cents < 0) owed.set(id, { cents: -cents, gstCents: gstOwedCents });
    }
  }
  return owed;
};

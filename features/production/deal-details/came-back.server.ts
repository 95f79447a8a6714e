import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { DealOf } from './whose-deal.server.ts';

/** Reversals of a deal, for its timeline: lists show only the remaining amounts. */

type Credited = { number: string; issuedOn: Day; invoice: string; cents: Cents };

/** The credit notes of the deal's invoices. */
export const creditNotesOf = (at: Reading, { deal }: Pick<DealOf, 'deal'>): Promise<Credited[]> =>
  ask(
    at.db,
    `SELECT c.number, c.issued_on AS "issuedOn", i.number AS invoice, c.net_cents + c.gst_cents AS cents
     FROM credit_note c JOIN invoice_public i ON i.id = c.invoice_id WHERE i.deal_id = $1 ORDER BY c.issued_on, c.number`,
    [deal.id],
  );

type TakenBack = { number: string; returnedOn: Day };

/** Reversed ones among these receipts: returned by the bank, or entered by mistake. */
export const takenBackOf = (at: Reading, receiptIds: string[]): Promise<TakenBack[]> =>
  ask(
    at.db,
    `SELECT number, returned_on AS "returnedOn" FROM receipt_public
     WHERE id = ANY($1) AND returned_on IS NOT NULL ORDER BY returned_on, number`,
    [receiptIds],
  );

type PaidOut = { voucher: string; cents: Cents; paidOn: Day; returnedOn: Day | null; arrivedOn: Day | null };

/** The payouts that were sent with what the person earned of the deal, also those that the bank returned. */
export const paidOutOf = (at: Reading, { deal, person }: DealOf): Promise<PaidOut[]> =>
  ask(
    at.db,
    `SELECT p.voucher, sum(x.cents)::bigint AS cents, p.paid_on AS "paidOn", p.returned_on AS "returnedOn",
            p.arrived_on AS "arrivedOn"
     FROM share_part_public l JOIN earning_public x ON x.line_id = l.id
     JOIN payout_line_public p ON p.id = x.taken_by AND p.paid_on IS NOT NULL
     WHERE l.deal_id = $1 AND l.person_id = $2 GROUP BY p.id, p.voucher, p.paid_on, p.returned_on, p.arrived_on
     ORDER BY p.paid_on, p.voucher`,
    [deal.id, person.id],
  );

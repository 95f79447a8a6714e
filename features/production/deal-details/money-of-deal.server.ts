import { questionsOfDeal } from '#features/billing/index.server.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { evensOutWith } from '../money/receipts.server.ts';
import type { production } from '../room.calls.ts';
import type { DealOf } from './whose-deal.server.ts';

type Detail = Data<typeof production.detail>;

/** The invoices of deal $1, including cancelled ones, less partial credits. $2: whether the client may be known. */
const invoices = `
  SELECT i.id AS "invoiceId", i.number, CASE WHEN $2 THEN i.printed #>> '{to,text}' ELSE 'Our client' END AS "to",
         i.issued_on AS "issuedOn", i.due_on AS "dueOn", i.net_cents - part.net AS "netCents",
         i.gst_cents - part.gst AS "gstCents", i.net_cents - part.net + i.gst_cents - part.gst AS "totalCents",
         i.open_net + i.open_gst AS "openCents",
         i.disputed_at IS NOT NULL AND i.open_net + i.open_gst > 0 AS "isDisputed",
         CASE WHEN $2 AND i.open_net + i.open_gst > 0 THEN i.dispute_reason END AS "disputeReason",
         part.net + part.gst AS "creditedCents", i.credited_at IS NOT NULL AS "isCredited",
         i.written_net + i.written_gst AS "writtenOffCents"
  FROM invoice_public i
  CROSS JOIN LATERAL (
    SELECT CASE WHEN i.credited_at IS NULL THEN i.credited_net ELSE 0 END AS net,
           CASE WHEN i.credited_at IS NULL THEN i.credited_gst ELSE 0 END AS gst
  ) part
  WHERE i.deal_id = $1 ORDER BY i.issued_on, i.number`;

type Row = Omit<Detail['invoices'][number], 'questions'>;

export const invoicesOf = async (at: Reading, dealOf: DealOf): Promise<Detail['invoices']> => {
  const { deal, seesClient } = dealOf;
  const [rows, questions] = await Promise.all([
    ask<Row>(at.db, invoices, [deal.id, seesClient]),
    questionsOfDeal(at, deal.id),
  ]);
  return rows.map((row) => ({
    ...row,
    questions: questions
      .filter(({ invoiceId }) => invoiceId === row.invoiceId)
      .map(({ askedBy, askedOn, answeredOn, reason, answer }) =>
        seesClient || askedBy === dealOf.person.id
          ? { askedOn, answeredOn, reason, answer }
          : { askedOn, answeredOn, reason: null, answer: null },
      ),
  }));
};

const revisions = `
  SELECT (approved_at AT TIME ZONE 'Asia/Singapore')::date AS day, number,
         (before ->> 'commissionCents')::bigint AS "beforeCents", (after ->> 'commissionCents')::bigint AS "afterCents"
  FROM deal_revision_public WHERE deal_id = $1 AND approved_at IS NOT NULL ORDER BY number`;

type Revised = { day: Day; number: number; beforeCents: Cents; afterCents: Cents };

/** The revisions of the deal that were approved. */
export const revisionsOf = (at: Reading, { deal }: Pick<DealOf, 'deal'>): Promise<Revised[]> =>
  ask(at.db, revisions, [deal.id]);

const proFormas = `
  SELECT p.id AS "proFormaId", p.number, p.issued_on AS "issuedOn"
  FROM pro_forma p JOIN deal_bill_public b ON b.id = p.bill_id WHERE b.deal_id = $1 ORDER BY p.number`;

/** Pro-forma invoices are only for people who may know the client. */
export const proFormasOf = async (at: Reading, { deal, seesClient }: DealOf): Promise<Detail['proFormas']> =>
  seesClient ? ask(at.db, proFormas, [deal.id]) : [];

/** Receipts that paid an invoice of deal $1, or will when they have cleared, with the earning of person $2 from each. */
const receipts = `
  SELECT r.id AS "commrcvID", r.number, r.method, r.received_on AS "receivedOn",
         CASE WHEN r.returned_on IS NOT NULL THEN 'RETURNED' WHEN r.cleared_on IS NULL THEN 'CLEARING'
              WHEN r.left_cents > 0 THEN 'CREDIT' ELSE 'USED' END AS state,
         coalesce(paid.total, 0)::bigint AS "totalCents", coalesce(paid.net, 0)::bigint AS "netCents",
         coalesce(own.cents, 0)::bigint AS "ownCents"
  FROM receipt_public r
  LEFT JOIN LATERAL (
    SELECT sum(a.net_cents + a.gst_cents) AS total, sum(a.net_cents) AS net
    FROM allocation_public a JOIN invoice_public i ON i.id = a.invoice_id WHERE a.receipt_id = r.id AND i.deal_id = $1
  ) paid ON true
  LEFT JOIN LATERAL (
    SELECT sum(x.cents) AS cents FROM allocation_public a JOIN invoice_public i ON i.id = a.invoice_id AND i.deal_id = $1
    JOIN earning_public x ON x.cause_id = a.id AND x.person_id = $2
    JOIN share_part_public l ON l.id = x.line_id AND l.kind = 'OWN'
    WHERE a.receipt_id = r.id
  ) own ON true
  WHERE r.id IN (
    SELECT a.receipt_id FROM allocation_public a JOIN invoice_public i ON i.id = a.invoice_id WHERE i.deal_id = $1
    UNION
    SELECT m.receipt_id FROM receipt_intent m JOIN invoice_public i ON i.id = m.invoice_id WHERE i.deal_id = $1
  )
  ORDER BY r.received_on, r.number`;

export const receiptsOf = (at: Reading, { deal, person }: DealOf): Promise<Detail['receipts']> =>
  ask(at.db, receipts, [deal.id, person.id]);

const reminders = `
  SELECT m.id AS "reminderId", m.number, m.type, i.number AS "invoiceNumber", m.made_on AS "madeOn",
         (SELECT min(asked_at) FROM paper_mail WHERE paper_id = m.id) AS "sentAt"
  FROM reminder m JOIN invoice_public i ON i.id = m.invoice_id WHERE i.deal_id = $1 ORDER BY m.made_on, m.number`;

export const remindersOf = (at: Reading, { deal }: DealOf): Promise<Detail['reminders']> =>
  ask(at.db, reminders, [deal.id]);

type Earned = Omit<Detail['payouts'][number], 'state' | 'why'> & { returnedOn: string | null };

const earned = `
  SELECT x.id AS "earningId", l.kind, x.day AS "earnedOn", r.number, x.cents, p.id AS "lineId", p.voucher,
         p.arrived_on AS "paidOn", p.returned_on AS "returnedOn",
         ${evensOutWith} AS "evensOutWith"
  FROM share_part_public l JOIN earning_public x ON x.line_id = l.id
  LEFT JOIN allocation_public a ON a.id = x.cause_id LEFT JOIN receipt_public r ON r.id = a.receipt_id
  LEFT JOIN payout_line_public p ON p.id = x.taken_by
  WHERE l.deal_id = $1 AND l.person_id = $2 ORDER BY x.day, x.id`;

/** The person's earnings from the deal with their payout state. `held` has the reasons of unpaid ones. */
export const payoutsOf = async (
  at: Reading,
  { deal, person }: DealOf,
  held: Map<string, string | null>,
): Promise<Detail['payouts']> =>
  (await ask<Earned>(at.db, earned, [deal.id, person.id])).map((row) => {
    const { returnedOn: _, ...payout } = row;
    const why = held.get(row.earningId) ?? null;
    return { ...payout, state: stateOf(row, why), why };
  });

const stateOf = ({ paidOn, returnedOn, lineId, evensOutWith }: Earned, why: string | null) => {
  if (paidOn) return 'PAID';
  if (returnedOn) return 'RETURNED';
  if (lineId) return 'IN_RUN';
  if (evensOutWith) return 'TAKEN_BACK';
  return why ? 'HELD' : 'READY';
};

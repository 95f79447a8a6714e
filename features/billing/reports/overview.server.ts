import { isPendingDeal } from '#features/deal/server/index.ts';
import type { Waiting } from '#features/ledger/server/index.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { awaitsCompletion } from '../invoices/bill-columns.server.ts';
import { canBeSent, wasMailed } from '../reminders/can-be-sent.server.ts';
import type { billing } from '../room.calls.ts';
import type { Overview } from './reports.calls.ts';

const countAndSum = (name: string, cents: string, from: string) =>
  `(SELECT jsonb_build_object('count', count(*), 'cents', coalesce(sum(${cents}), 0)) FROM ${from}) AS "${name}"`;

/** Bills without an invoice, of deals that are not pending. */
const unbilled = (name: string, isComplete: boolean) => `(
  SELECT jsonb_build_object('count', coalesce(sum(unbilled_bills), 0), 'cents', coalesce(sum(unbilled_cents), 0)) FROM deal_public deal
  WHERE unbilled_bills > 0 AND ${awaitsCompletion('deal')} = ${isComplete ? 0 : 1}
    AND NOT ${isPendingDeal('deal.id')}
) AS "${name}"`;

const isOpen = 'open_net + open_gst > 0';

const statement = `SELECT ${[
  unbilled('waiting', false),
  unbilled('ready', true),
  countAndSum('open', 'open_net + open_gst', `invoice WHERE ${isOpen}`),
  countAndSum(
    'overdue',
    'open_net + open_gst',
    `invoice WHERE ${isOpen} AND due_on < $1 AND NOT ${isPendingDeal('invoice.deal_id')}`,
  ),
  countAndSum('disputed', 'open_net + open_gst', `invoice WHERE ${isOpen} AND disputed_at IS NOT NULL`),
  countAndSum(
    'reminders',
    'i.open_net + i.open_gst',
    `reminder r JOIN invoice i ON i.id = r.invoice_id WHERE ${canBeSent('r', 'i')} AND NOT ${wasMailed('r')}`,
  ),
  countAndSum('cheques', 'cents', 'receipt WHERE cleared_on IS NULL AND returned_on IS NULL'),
  countAndSum(
    'credit',
    'left_cents',
    'receipt WHERE left_cents > 0 AND cleared_on IS NOT NULL AND returned_on IS NULL',
  ),
  countAndSum('bankLines', 'cents', "bank_line WHERE state = 'NEW'"),
  countAndSum('possibleDuplicates', 'cents', "bank_line WHERE state = 'UNDECIDED'"),
  countAndSum('debits', 'cents', "bank_line WHERE state = 'DEBIT'"),
  countAndSum(
    'refunds',
    'cents',
    "money_request WHERE kind = 'REFUND' AND state = 'APPROVED' AND paid_on IS NULL AND reserved_at IS NULL",
  ),
  countAndSum(
    'asked',
    'i.open_net + i.open_gst',
    'reminder_request q JOIN invoice i ON i.id = q.invoice_id WHERE q.done_at IS NULL',
  ),
  countAndSum('approvals', 'cents', "money_request WHERE state = 'OPEN'"),
  `(SELECT jsonb_build_object('count', count(*)) FROM deal_revision_public WHERE approved_at IS NULL) AS "revisions"`,
].join(', ')}`;

/** What waits for finance. */
export const readOverview = async (at: Reading): Promise<Overview> => {
  const [found] = await ask<Overview>(at.db, statement, [today(at.clock)]);
  if (!found) throw new Error('An overview has one row.');
  return found;
};

/** What waits for finance, here and in the rooms that say so. */
export const readWaiting =
  (others: Waiting[]) =>
  async (at: Reading): Promise<Data<typeof billing.overview>> => {
    const found = await readOverview(at);
    const rows = await Promise.all(others.map(async ({ read, ...kind }) => ({ ...kind, ...(await read(at)) })));
    return { ...found, others: rows };
  };

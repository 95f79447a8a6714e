import { isPendingDeal } from '#features/deal/server/index.ts';
import { dayIn, type Waiting } from '#features/ledger/server/index.ts';
import { mayEnter } from '#platform/contract/actor.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { DashboardPart, QueueSource } from '#platform/server/dashboard.ts';
import { ask } from '#platform/server/database/ask.ts';
import { financeCard } from '../billing.words.ts';
import { awaitsCompletion } from '../invoices/bill-columns.server.ts';
import { canBeSent, wasMailed } from '../reminders/can-be-sent.server.ts';
import type { billing } from '../room.calls.ts';
import { daysOf, type Lateness } from './late.rules.ts';
import { financeQueues, otherQueue, queueKeys } from './queues.rules.ts';
import { FinanceFigures, type Overview } from './reports.calls.ts';

type Of = { cents: string; since: string; from: string };

const countAndSum = ({ cents, since, from }: Of) =>
  `(SELECT jsonb_build_object('count', count(*), 'cents', coalesce(sum(${cents}), 0), 'oldest', min(${since})) FROM ${from})`;

/** Bills without an invoice, of deals that are not pending. */
const unbilled = (isComplete: boolean) => `(
  SELECT jsonb_build_object('count', coalesce(sum(unbilled_bills), 0), 'cents', coalesce(sum(unbilled_cents), 0),
    'oldest', min(${dayIn('approved_at')})) FROM deal_public deal
  WHERE unbilled_bills > 0 AND ${awaitsCompletion('deal')} = ${isComplete ? 0 : 1}
    AND NOT ${isPendingDeal('deal.id')}
)`;

const isOpen = 'open_net + open_gst > 0';
const open = 'open_net + open_gst';
const openOf = 'i.open_net + i.open_gst';
const bankLines = (state: string) => ({ cents: 'cents', since: 'day', from: `bank_line WHERE state = '${state}'` });

const parts: Record<keyof Overview, string> = {
  waiting: unbilled(false),
  ready: unbilled(true),
  open: countAndSum({ cents: open, since: 'due_on', from: `invoice WHERE ${isOpen}` }),
  overdue: countAndSum({
    cents: open,
    since: 'due_on',
    from: `invoice WHERE ${isOpen} AND due_on < $1 AND NOT ${isPendingDeal('invoice.deal_id')}`,
  }),
  disputed: countAndSum({
    cents: open,
    since: dayIn('disputed_at'),
    from: `invoice WHERE ${isOpen} AND disputed_at IS NOT NULL`,
  }),
  reminders: countAndSum({
    cents: openOf,
    since: 'r.made_on',
    from: `reminder r JOIN invoice i ON i.id = r.invoice_id WHERE ${canBeSent('r', 'i')} AND NOT ${wasMailed('r')}`,
  }),
  cheques: countAndSum({
    cents: 'cents',
    since: 'received_on',
    from: 'receipt WHERE cleared_on IS NULL AND returned_on IS NULL',
  }),
  credit: countAndSum({
    cents: 'left_cents',
    since: 'received_on',
    from: 'receipt WHERE left_cents > 0 AND cleared_on IS NOT NULL AND returned_on IS NULL',
  }),
  bankLines: countAndSum(bankLines('NEW')),
  possibleDuplicates: countAndSum(bankLines('UNDECIDED')),
  debits: countAndSum(bankLines('DEBIT')),
  refunds: countAndSum({
    cents: 'cents',
    since: dayIn('decided_at'),
    from: "money_request WHERE kind = 'REFUND' AND state = 'APPROVED' AND paid_on IS NULL AND reserved_at IS NULL",
  }),
  asked: countAndSum({
    cents: openOf,
    since: dayIn('q.asked_at'),
    from: 'reminder_request q JOIN invoice i ON i.id = q.invoice_id WHERE q.done_at IS NULL',
  }),
  approvals: countAndSum({
    cents: 'cents',
    since: dayIn('prepared_at'),
    from: "money_request WHERE state = 'OPEN'",
  }),
  revisions: `(SELECT jsonb_build_object('count', count(*), 'oldest', min(${dayIn('prepared_at')}))
    FROM deal_revision_public WHERE approved_at IS NULL)`,
};

const read = async <Key extends keyof Overview>(at: Reading, keys: readonly Key[]): Promise<Pick<Overview, Key>> => {
  // Statements of which none asks for the day would have a value too many.
  const texts = keys.map((key) => `${parts[key]} AS "${key}"`);
  const [row] = await ask<Pick<Overview, Key>>(at.db, `SELECT $1::date AS today, ${texts.join(', ')}`, [
    today(at.clock),
  ]);
  if (!row) throw new Error('An overview has one row.');
  return row;
};

/** The queues of finance in this room, for its home page. Those of other rooms are added there. */
export const billingQueues: QueueSource = {
  isFor: (reader) => mayEnter(reader, 'desk:finance'),
  read: async (at) => financeQueues(await read(at, queueKeys)),
};

/** The queues that other rooms of finance have, as the home page shows them. */
const readOtherQueues = (others: Waiting[]): QueueSource => ({
  isFor: billingQueues.isFor,
  read: async (at) => {
    const rows = [];
    for (const { read, ...kind } of others) rows.push(otherQueue({ ...kind, ...(await read(at)) }));
    return rows;
  },
});

const ages = `
  SELECT coalesce(jsonb_object_agg(key, cents), '{}') AS aging,
    (SELECT jsonb_build_object('number', number, 'cents', ${open}) FROM invoice
     WHERE ${isOpen} AND due_on < $1 AND NOT ${isPendingDeal('invoice.deal_id')} ORDER BY ${open} DESC, id LIMIT 1) AS largest
  FROM (
    SELECT CASE ${Object.entries(daysOf)
      .map(([key, [, last]]) => `WHEN $1::date - due_on <= ${last} THEN '${key}'`)
      .join(' ')} END AS key, sum(${open})::bigint AS cents
    FROM invoice WHERE ${isOpen} GROUP BY 1
  ) buckets`;

type Ages = { aging: Partial<Record<Lateness, number>>; largest: { number: string; cents: number } | null };

const readAges = async (at: Reading) => {
  const [row] = await ask<Ages>(at.db, ages, [today(at.clock)]);
  if (!row) throw new Error('A sum has one row.');
  return row;
};

/** The queue of another room that the next payout is taken from. */
const nextRunKey = 'runs-DRAFT';

/** How the money stands: what is outstanding and overdue, clients' credit, and the next payout as far as it is drawn up. */
const readFigures =
  (others: Waiting[]) =>
  async (at: Reading): Promise<FinanceFigures> => {
    const figures = await read(at, ['open', 'overdue', 'credit', 'waiting']);
    const next = await others.find(({ key }) => key === nextRunKey)?.read(at);
    return { ...figures, ...(await readAges(at)), next: next ?? null };
  };

const allKeys = Object.keys(parts) as (keyof Overview)[];

/** What waits for finance, here and in the rooms that say so, and how the money stands. */
export const readWaiting =
  (others: Waiting[]) =>
  async (at: Reading): Promise<Data<typeof billing.overview>> => {
    const figures = await read(at, allKeys);
    const rows = await Promise.all(others.map(async ({ read, ...kind }) => ({ ...kind, ...(await read(at)) })));
    const next = rows.find(({ key }) => key === nextRunKey) ?? null;
    return { ...figures, ...(await readAges(at)), next, others: rows };
  };

/** The parts of the home page of finance for which the other rooms are asked, too. */
export const financeParts = (others: Waiting[]): { queues: QueueSource; figures: DashboardPart } => ({
  queues: readOtherQueues(others),
  figures: { card: financeCard, data: FinanceFigures, read: readFigures(others) },
});

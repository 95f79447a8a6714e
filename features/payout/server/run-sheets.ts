import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { type ListSheet, listSheet } from '#platform/server/sheet/list-sheet.ts';
import type { payout } from '../contract/index.ts';
import type { Line } from '../contract/lines.ts';
import type { Held, Run } from '../contract/runs.ts';
import { itemKinds, runKinds, runStates } from '../words.ts';
import { readNext, readRun, runsWhere } from './runs.ts';

const runs: ListSheet<Run> = {
  name: 'payout-runs',
  title: 'Payout runs',
  action: 'payout.runs-exported',
  columns: [
    { header: 'Run', kind: 'text', width: 16, value: ({ number }) => number ?? 'Draft' },
    { header: 'To', kind: 'text', width: 14, value: ({ kind }) => runKinds[kind] },
    { header: 'Cut-off', kind: 'day', width: 14, value: ({ cutOff }) => cutOff },
    { header: 'Pay day', kind: 'day', width: 14, value: ({ payDay }) => payDay },
    { header: 'Payees', kind: 'count', width: 10, value: ({ people }) => people },
    { header: 'Net (S$)', kind: 'money', width: 18, value: ({ netCents }) => netCents },
    { header: 'Drawn up by', kind: 'text', width: 24, value: ({ preparedBy }) => preparedBy },
    { header: 'Approved by', kind: 'text', width: 24, value: ({ approvedBy }) => approvedBy },
    { header: 'Sent', kind: 'day', width: 14, value: ({ sentOn }) => sentOn },
    { header: 'Paid', kind: 'day', width: 14, value: ({ paidOn }) => paidOn },
    { header: 'State', kind: 'text', width: 18, value: ({ state }) => runStates[state] },
  ],
};

export const runsSheet = async (at: Reading, { query }: Input<typeof payout.runsSheet>) =>
  listSheet(at, runs, query, await runsWhere(at, query));

const lines: ListSheet<Line> = {
  name: 'payout-lines',
  title: 'Payout lines',
  action: 'payout.lines-exported',
  columns: [
    { header: 'Payee', kind: 'text', width: 30, value: ({ name }) => name },
    { header: 'User name, licence or receipt', kind: 'text', width: 24, value: ({ payeeNo }) => payeeNo },
    { header: 'Bank', kind: 'text', width: 14, value: ({ bank }) => bank },
    { header: 'Account', kind: 'text', width: 16, value: ({ accountMasked }) => accountMasked },
    { header: 'Own deals (S$)', kind: 'money', width: 18, value: ({ ownCents }) => ownCents },
    { header: 'Overriding (S$)', kind: 'money', width: 18, value: ({ overridingCents }) => overridingCents },
    { header: 'GST (S$)', kind: 'money', width: 14, value: ({ gstCents }) => gstCents },
    { header: 'Fees (S$)', kind: 'money', width: 14, value: ({ feeCents }) => feeCents },
    { header: 'Withheld (S$)', kind: 'money', width: 16, value: ({ withheldCents }) => withheldCents },
    { header: 'Advances recovered (S$)', kind: 'money', width: 22, value: ({ recoveredCents }) => recoveredCents },
    { header: 'Advances paid (S$)', kind: 'money', width: 20, value: ({ advancedCents }) => advancedCents },
    { header: 'Paid again (S$)', kind: 'money', width: 18, value: ({ returnedCents }) => returnedCents },
    { header: 'Refund (S$)', kind: 'money', width: 14, value: ({ refundedCents }) => refundedCents },
    { header: 'Net (S$)', kind: 'money', width: 18, value: ({ netCents }) => netCents },
    { header: 'Statement', kind: 'text', width: 16, value: ({ voucher }) => voucher },
    { header: 'Paid', kind: 'day', width: 14, value: ({ paidOn }) => paidOn },
    { header: 'Returned', kind: 'day', width: 14, value: ({ returnedOn }) => returnedOn },
  ],
};

export const linesSheet = async (at: Reading, { params }: { params: { id: string } }) =>
  listSheet(at, lines, {}, (await readRun(at, { params })).lines);

const held: ListSheet<Held> = {
  name: 'held',
  title: 'Held',
  action: 'payout.held-exported',
  columns: [
    { header: 'Payee', kind: 'text', width: 30, value: ({ name }) => name },
    { header: 'Of', kind: 'text', width: 18, value: ({ of }) => of },
    { header: 'Kind', kind: 'text', width: 18, value: ({ kind }) => itemKinds[kind] },
    { header: 'Amount (S$)', kind: 'money', width: 18, value: ({ cents }) => cents },
    { header: 'Why it is held', kind: 'text', width: 50, value: ({ why }) => why },
  ],
};

export const heldSheet = async (at: Reading, { query }: Input<typeof payout.heldSheet>) =>
  listSheet(at, held, query, (await readNext(at, { query, params: undefined, body: undefined })).held);

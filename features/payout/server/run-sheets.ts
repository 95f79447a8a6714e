import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { type ListSheet, listSheet } from '#platform/server/sheet/list-sheet.ts';
import type { payout } from '../contract/index.ts';
import type { Held, Run } from '../contract/runs.ts';
import { itemKinds, runKinds, runStates } from '../words.ts';
import { readNext } from './read-run.ts';
import { runsWhere } from './runs.ts';

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
    { header: 'Returned', kind: 'count', width: 10, value: ({ returned }) => returned.people },
    { header: 'Returned (S$)', kind: 'money', width: 18, value: ({ returned }) => returned.cents },
    { header: 'Prepared by', kind: 'text', width: 24, value: ({ preparedBy }) => preparedBy },
    { header: 'Approved by', kind: 'text', width: 24, value: ({ approvedBy }) => approvedBy },
    { header: 'Sent', kind: 'day', width: 14, value: ({ sentOn }) => sentOn },
    { header: 'Paid', kind: 'day', width: 14, value: ({ paidOn }) => paidOn },
    { header: 'State', kind: 'text', width: 18, value: ({ state }) => runStates[state] },
  ],
};

export const runsSheet = async (at: Reading, { query }: Input<typeof payout.runsSheet>) =>
  listSheet(at, runs, query, await runsWhere(at, query));

const held: ListSheet<Held> = {
  name: 'held',
  title: 'Held',
  action: 'payout.held-exported',
  columns: [
    { header: 'Payee', kind: 'text', width: 30, value: ({ name }) => name },
    { header: 'Of', kind: 'text', width: 18, value: ({ of }) => of },
    { header: 'Kind', kind: 'text', width: 18, value: ({ kind }) => itemKinds[kind] },
    { header: 'Amount (S$)', kind: 'money', width: 18, value: ({ cents }) => cents },
    {
      header: 'Why it is held',
      kind: 'text',
      width: 80,
      value: ({ reasons }) => reasons.map(({ words }) => words).join('; '),
    },
  ],
};

export const heldSheet = async (at: Reading, { query }: Input<typeof payout.heldSheet>) =>
  listSheet(at, held, query, (await readNext(at, { query, params: undefined, body: undefined })).held);

import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { type ListSheet, listSheet } from '#platform/server/sheet/list-sheet.ts';
import { itemKinds } from '../payout.words.ts';
import type { payout } from '../room.calls.ts';
import { readNext } from '../runs/read-run.server.ts';
import type { Held } from '../runs/runs.calls.ts';

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

import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { containing } from '#platform/server/database/like.ts';
import { readPage } from '#platform/server/database/read-page.ts';
import { type ListSheet, listSheet } from '#platform/server/sheet/list-sheet.ts';
import type { Advance } from '../../contract/deductions.ts';
import type { payout } from '../../contract/index.ts';
import { advanceStates } from '../../words.ts';
import { advanceRows } from './advance-rows.ts';

const chosen = ({ search, state }: Input<typeof payout.advancesSheet>['query']) => ({
  text: `SELECT * FROM (${advanceRows}) found WHERE ($1::text IS NULL OR state = $1) AND ($2::text IS NULL OR name ILIKE $2)`,
  values: [state ?? null, search ? containing(search) : null],
});

export const listAdvances = (at: Reading, { query }: Input<typeof payout.advances>) =>
  readPage<Advance, 'cents' | 'leftCents'>(at, chosen(query), query, {
    order: `"preparedAt" ${query.sortDirection}, "advanceId"`,
    summed: ['cents', 'leftCents'],
  });

const sheet: ListSheet<Advance> = {
  name: 'advances',
  title: 'Advances',
  action: 'payout.advances-exported',
  columns: [
    { header: 'Salesperson', kind: 'text', width: 30, value: ({ name }) => name },
    { header: 'Deal', kind: 'text', width: 16, value: ({ dealNo }) => dealNo },
    { header: 'Reason', kind: 'text', width: 34, value: ({ reason }) => reason },
    { header: 'Advance (S$)', kind: 'money', width: 18, value: ({ cents }) => cents },
    { header: 'To recover (S$)', kind: 'money', width: 18, value: ({ leftCents }) => leftCents },
    { header: 'State', kind: 'text', width: 18, value: ({ state }) => advanceStates[state] },
    { header: 'Prepared by', kind: 'text', width: 24, value: ({ preparedBy }) => preparedBy },
    { header: 'Approved by', kind: 'text', width: 24, value: ({ approvedBy }) => approvedBy },
  ],
};

export const advancesSheet = (at: Reading, { query }: Input<typeof payout.advancesSheet>) => {
  const { text, values } = chosen(query);
  return listSheet(at, sheet, query, { text: `${text} ORDER BY "preparedAt" DESC, "advanceId"`, values });
};

import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { advanceRows } from './advance-rows.server.ts';
import { advanceList } from './deductions.calls.ts';

export const advances = serveList(advanceList, {
  name: 'advances',
  title: 'Advances',
  action: 'payout.advances-exported',
  order: (_, direction) => `"preparedAt" ${direction}, "advanceId"`,
  rows: (_, { search, state }) => ({
    text: `SELECT * FROM (${advanceRows}) found WHERE ($1::text IS NULL OR state = $1) AND ${isFound('searched(name)', '$2')}`,
    values: [state ?? null, patternsOf(search)],
  }),
});

import type { Examples } from '#test/access.ts';
import type { dashboard } from '../../contract.ts';

export const examples: Examples<typeof dashboard> = {
  calls: {
    home: {},
    arrange: { body: { version: 0, placed: [], hidden: ['key-dates'], shown: ['cpd'] } },
    keyDates: { query: { from: '2026-11-01', to: '2026-11-30' } },
    feed: {},
    renewFeed: {},
    stopFeed: {},
    calendar: { params: { token: 'x'.repeat(43) }, refused: 404 },
  },
};

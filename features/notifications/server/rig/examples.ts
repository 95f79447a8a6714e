import type { Examples } from '#test/access.ts';
import type { notifications } from '../../contract/index.ts';

export const examples: Examples<typeof notifications> = {
  calls: {
    list: {},
    unread: {},
    // Ids of others and of nobody are passed over.
    read: { body: { ids: ['00000000-0000-4000-8000-000000000000'] } },
    readAll: { body: { until: '2026-03-05T02:00:00Z' } },
  },
};

import type { Examples } from '#test/access.ts';
import type { training } from '../../contract/index.ts';

/** There is no course of the fixture. */
const none = '00000000-0000-4000-8000-000000000000';

export const examples: Examples<typeof training> = {
  calls: {
    courseAttended: { query: { cycle: '2026-03-05' } },
    printCert: { query: { id: none }, refused: 404 },
    registrationLogs: { query: { pageSize: '10' } },
  },
};

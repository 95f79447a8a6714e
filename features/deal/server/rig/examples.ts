import type { Examples } from '#test/access.ts';
import type { deal } from '../../contract.ts';

export const examples: Examples<typeof deal> = {
  calls: {
    // There is no deal of the fixture.
    complete: {
      params: { id: '00000000-0000-4000-8000-000000000000' },
      body: { completedOn: '2026-11-01', reason: 'Seen on paper' },
      refused: 404,
    },
  },
};

import type { Examples } from '#test/access.ts';
import type { deal } from '../../contract.ts';

// There is no deal of the fixture.
const none = { id: '00000000-0000-4000-8000-000000000000' };

export const examples: Examples<typeof deal> = {
  calls: {
    completion: { params: none, refused: 404 },
    complete: {
      params: none,
      body: { completedOn: '2026-11-01', reason: 'Seen on paper' },
      refused: 404,
    },
  },
};

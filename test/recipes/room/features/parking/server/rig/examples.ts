import type { Examples } from '#test/access.ts';
import type { parking } from '../../contract.ts';

// There is no place in the fixture.
const none = { params: { id: '00000000-0000-4000-8000-000000000000' }, refused: 404 } as const;

export const examples: Examples<typeof parking> = {
  calls: {
    list: { query: { state: 'FREE' } },
    sheet: {},
    place: none,
    change: { ...none, body: { state: 'TAKEN', note: 'Hannah Lim' } },
  },
};

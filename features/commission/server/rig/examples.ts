import type { Examples } from '#test/access.ts';
import type { commission } from '../../contract.ts';

export const examples: Examples<typeof commission> = {
  calls: {
    expected: {},
    deals: {},
    // There is no deal of the fixture.
    splits: () => ({ params: { id: '00000000-0000-4000-8000-000000000000' }, refused: 404 }),
  },
};

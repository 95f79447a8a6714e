import { expect, it } from 'vitest';
import { whyFixed } from './completion.ts';

const open = { dealNo: 'D-2026-000001', state: 'OPEN', standing: 'UNBILLED', completedOn: null } as const;

it('is recorded, and corrected until an invoice prints it', () => {
  expect(whyFixed(open)).toBeUndefined();
  expect(whyFixed({ ...open, completedOn: '2026-11-12' })).toBeUndefined();
  expect(whyFixed({ ...open, completedOn: '2026-11-12', standing: 'PART_PAID' })).toBe(
    'An invoice prints 12 Nov 2026 as its completion. Finance has to credit it before the day can be corrected.',
  );
});

it('is not recorded of a deal that was closed', () => {
  expect(whyFixed({ ...open, state: 'ABORTED', standing: 'ABORTED' })).toBe(
    'D-2026-000001 was aborted, so it can’t be completed.',
  );
});

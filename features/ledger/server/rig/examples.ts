import type { Examples } from '#test/access.ts';
import type { ledger } from '../../contract.ts';

export const examples: Examples<typeof ledger> = {
  calls: {
    balances: { query: { month: '2026-11' } },
    balancesSheet: {},
    entries: { query: { ids: '00000000-0000-4000-8000-000000000000' } },
    months: { query: { year: '2026', state: 'OPEN' } },
    monthsSheet: {},
    openInMonth: { params: { month: '2026-10' } },
    closeMonth: { params: { month: '2020-01' }, refused: 404 },
    journal: {},
  },
};

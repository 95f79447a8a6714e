import type { Examples } from '#test/access.ts';
import type { ledger } from '../../contract.ts';

export const examples: Examples<typeof ledger> = {
  calls: { balances: {}, months: {}, closeMonth: { params: { month: '2020-01' }, refused: 404 }, journal: {} },
};

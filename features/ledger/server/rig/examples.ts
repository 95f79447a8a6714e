import type { Examples } from '#test/access.ts';
import type { ledger } from '../../contract.ts';

export const examples: Examples<typeof ledger> = { calls: { balances: {}, journal: {} } };

import type { Examples } from '#test/access.ts';
import type { parking } from '../../contract.ts';

export const examples: Examples<typeof parking> = { calls: { list: {} } };

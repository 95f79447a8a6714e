import { countryCalls } from './countries.ts';
import { listCallsOf } from './lists.ts';

export const screening = { ...listCallsOf, ...countryCalls };

export * from './hit.ts';

import { countryCalls } from './countries/countries.calls.ts';
import { listCallsOf } from './lists/lists.calls.ts';

export const screening = { ...listCallsOf, ...countryCalls };

export * from './hits/hit.calls.ts';

import { expect, it } from 'vitest';
import { partyProblem } from './party-problem.ts';

it.each([
  ['INDIVIDUAL', 'NRIC', null, undefined],
  ['INDIVIDUAL', 'PASSPORT', '2026-11-20', undefined],
  ['COMPANY', 'UEN', null, undefined],
  ['COMPANY', 'NRIC', null, 'idType'],
  ['COMPANY', 'PASSPORT', null, 'idType'],
  ['INDIVIDUAL', 'UEN', null, 'idType'],
  ['INDIVIDUAL', 'FIN', '2026-11-21', 'dateOfBirth'],
] as const)('%s with %s, born %s: %s', (kind, idType, dateOfBirth, field) => {
  expect(partyProblem({ kind, idType, dateOfBirth }, '2026-11-20')?.field).toBe(field);
});

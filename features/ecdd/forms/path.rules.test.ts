import { expect, it } from 'vitest';
import type { PartyKind } from '#features/particulars/words/kinds.ts';
import { pathOf } from './path.rules.ts';

const [person, body] = ['INDIVIDUAL', 'COMPANY'] as const;

it.each<[said: string, kind: PartyKind, principal: PartyKind | null, isUcp: boolean, isEnhanced: boolean]>([
  ['P1 A1 B', person, null, false, false],
  ['P2 A1 A3 B', person, person, false, false],
  ['P3 A1 A4 B', person, body, false, false],
  ['P4 A2 B', body, null, false, false],
  ['P4 A2 B', 'MCST', null, false, false],
  ['P5 A2 A3 B', body, person, false, false],
  ['P6 A2 A4 B', body, body, false, false],
  ['P7 U1 U5', person, null, true, false],
  ['P8 U1 U3 U5', person, person, true, false],
  ['P9 U1 U4 U5', person, body, true, false],
  ['P10 U2 U5', body, null, true, false],
  ['P11 U2 U3 U5', body, person, true, false],
  ['P12 U2 U4 U5', body, body, true, false],
  ['P10 U5', 'GOVT', null, true, false],
  ['P1 A1 B C', person, null, false, true],
  ['P7 U1 U5 U6', person, null, true, true],
])('%s', (expected, kind, principal, isUcp, isEnhanced) => {
  const { path, forms } = pathOf({ kind, principal, isUcp, isEnhanced });
  expect([path, ...forms].join(' ')).toBe(expected);
});

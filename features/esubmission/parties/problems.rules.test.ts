import { describe, expect, it } from 'vitest';
import { type Peer, partyProblem, principalProblem } from './problems.rules.ts';

const plain = {
  dateOfBirth: null,
  dateOfIncorporation: null,
  tenancy: null,
  ownershipRate: null,
  beneficialOwner: null,
} as const;
const owner = { name: 'Tan', idType: 'NRIC', nationality: '', dateOfBirth: '2026-11-21' } as const;

it.each([
  ['INDIVIDUAL', 'NRIC', {}, undefined],
  ['INDIVIDUAL', 'PASSPORT', { dateOfBirth: '2026-11-20' }, undefined],
  ['COMPANY', 'UEN', {}, undefined],
  ['COMPANY', 'FOREIGN_REG', {}, undefined],
  ['COMPANY', 'UEN', { dateOfIncorporation: '2026-11-20' }, undefined],
  ['COMPANY', 'UEN', { dateOfIncorporation: '2026-11-21' }, 'dateOfIncorporation'],
  ['LLP', 'UEN', {}, undefined],
  ['TRUST', 'FOREIGN_REG', {}, undefined],
  ['ESTATE', 'NRIC', {}, undefined],
  ['GOVT', 'UEN', {}, undefined],
  ['GOVT', 'FOREIGN_REG', {}, 'idType'],
  ['MCST', 'NRIC', {}, 'idType'],
  ['ESTATE', 'UEN', {}, 'idType'],
  ['COMPANY', 'NRIC', {}, 'idType'],
  ['COMPANY', 'PASSPORT', {}, 'idType'],
  ['INDIVIDUAL', 'UEN', {}, 'idType'],
  ['INDIVIDUAL', 'FOREIGN_REG', {}, 'idType'],
  ['INDIVIDUAL', 'FIN', { dateOfBirth: '2026-11-21' }, 'dateOfBirth'],
  ['INDIVIDUAL', 'NRIC', { beneficialOwner: owner }, 'beneficialOwner.dateOfBirth'],
  ['INDIVIDUAL', 'NRIC', { tenancy: 'COMMON', ownershipRate: 1 }, undefined],
  ['INDIVIDUAL', 'NRIC', { tenancy: 'SOLE', ownershipRate: 1_000_000 }, undefined],
  ['INDIVIDUAL', 'NRIC', { tenancy: 'SOLE', ownershipRate: 500_000 }, 'ownershipRate'],
] as const)('%s with %s and %j: %s', (kind, idType, more, field) => {
  expect(partyProblem({ ...plain, ...more, kind, idType }, '2026-11-20')?.field).toBe(field);
});

describe('acting for another party', () => {
  const peer = (uuid: string, more: Partial<Peer> = {}): Peer => ({
    uuid,
    partyType: 'SELLER',
    isOnBehalf: false,
    representsPartyUUID: null,
    ...more,
  });
  const acting = (forWhom: string | null) => peer('me', { isOnBehalf: true, representsPartyUUID: forWhom });
  it.each<[string, Peer, Peer[], string | undefined]>([
    ['nobody', peer('me'), [], undefined],
    ['somebody who is named later', acting(null), [], undefined],
    ['one of its side', acting('a'), [peer('a')], undefined],
    [
      'the same as another does',
      acting('a'),
      [peer('a'), peer('b', { isOnBehalf: true, representsPartyUUID: 'a' })],
      undefined,
    ],
    ['itself', acting('me'), [peer('a')], 'representsPartyUUID'],
    ['someone of another transaction', acting('zz'), [peer('a')], 'representsPartyUUID'],
    ['the other side', acting('a'), [peer('a', { partyType: 'BUYER' })], 'representsPartyUUID'],
    ['one who acts for another', acting('a'), [peer('a', { isOnBehalf: true })], 'representsPartyUUID'],
    [
      'anyone, while somebody acts for it',
      acting(null),
      [peer('b', { isOnBehalf: true, representsPartyUUID: 'me' })],
      'isOnBehalf',
    ],
  ])('%s', (_case, self, others, field) => {
    expect(principalProblem(self, others)?.field).toBe(field);
  });
});

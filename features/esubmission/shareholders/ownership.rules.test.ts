import { describe, expect, it } from 'vitest';
import { ownershipFindings, type PartyOwnership } from './ownership.rules.ts';

const tan: PartyOwnership = {
  uuid: 'tan',
  name: 'Tan Ah Kow',
  partyType: 'SELLER',
  isOurs: true,
  tenancy: null,
  ownershipRate: null,
  isOnBehalf: false,
  hasPrincipal: false,
  isBeneficialOwner: true,
  owner: null,
  doubtful: [],
  sharesGiven: null,
  open: [],
  colleagues: [],
};
const common = (ownershipRate: number | null): PartyOwnership => ({ ...tan, tenancy: 'COMMON', ownershipRate });
const top = { about: 'owners', holderId: null, name: 'Tan Ah Kow', rate: 1_000_000 } as const;
const below = { about: 'number', holderId: 'x', name: 'Lee', rate: 400_000 } as const;

const brief = (parties: PartyOwnership[]) =>
  ownershipFindings(parties).map(({ level, code, field }) => `${level} ${code} ${field}`);

describe.each<[string, PartyOwnership[], string[]]>([
  ['nobody', [], []],
  ['someone who stands for themselves', [tan], []],
  ['tenants in common with the whole', [common(400_000), common(600_000)], []],
  ['tenants in common with less', [common(400_000), common(599_999)], ['block V16 ownershipRate']],
  ['tenants in common with more', [common(400_000), common(600_001)], ['block V16 ownershipRate']],
  ['a tenant in common without a part', [common(null)], ['block V16 ownershipRate']],
  [
    'each side for itself',
    [common(1_000_000), { ...common(500_000), partyType: 'BUYER' }],
    ['block V16 ownershipRate'],
  ],
  ['joint tenants', [{ ...tan, tenancy: 'JOINT' }], []],
  ['someone who acts for a party', [{ ...tan, isOnBehalf: true, hasPrincipal: true }], []],
  ['someone who acts for nobody', [{ ...tan, isOnBehalf: true }], ['block behalf representsPartyUUID']],
  ['someone who holds for nobody named', [{ ...tan, isBeneficialOwner: false }], ['block owner isBeneficialOwner']],
  [
    'the other side, which holds for someone without a name',
    [{ ...tan, isOurs: false, isBeneficialOwner: false }],
    ['warn owner isBeneficialOwner'],
  ],
  [
    'an owner without a number',
    [{ ...tan, isBeneficialOwner: false, owner: { name: 'Lee', hasNumber: false } }],
    ['block owner isBeneficialOwner'],
  ],
  ['an owner', [{ ...tan, isBeneficialOwner: false, owner: { name: 'Lee', hasNumber: true } }], []],
  ['a company held by nobody', [{ ...tan, sharesGiven: 0, open: [top] }], ['block owner shareholders']],
  ['that of the other side', [{ ...tan, isOurs: false, sharesGiven: 0, open: [top] }], []],
  ['a company that is held wholly', [{ ...tan, sharesGiven: 1_000_000 }], []],
  ['a company with a little open', [{ ...tan, sharesGiven: 900_000 }], ['warn owner shareholders']],
  [
    'a company with a holder to identify',
    [{ ...tan, sharesGiven: 900_000, open: [below] }],
    ['block owner shareholders', 'warn owner shareholders'],
  ],
  ['a doubtful letter behind it', [{ ...tan, doubtful: ['Lee'] }], ['warn V11 shareholders']],
  ['one of us', [{ ...tan, colleagues: [{ name: tan.name, colleague: 'Tan Ah Kow' }] }], ['declare V19 name']],
])('%s', (_case, parties, expected) => {
  it('is found', () => expect(brief(parties)).toEqual(expected));
});

it('says what the parts come to', () => {
  expect(ownershipFindings([common(400_000), common(500_000)])[0]?.message).toBe(
    'The parts of each seller who is a tenant in common come to 90%. They must make 100%.',
  );
});

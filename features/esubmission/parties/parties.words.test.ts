import { expect, it } from 'vitest';
import type { Party } from './parties.calls.ts';
import { detailLine, partyLines } from './parties.words.ts';

const someone = {
  partyType: 'TENANT',
  kind: 'INDIVIDUAL',
  idType: 'PASSPORT',
  idNumberMasked: '••••4567',
  idExpiry: null,
  nationality: '',
  residency: null,
  dateOfBirth: null,
  gender: null,
  alias: '',
  tradingName: '',
  dateOfIncorporation: null,
  passType: null,
  passExpiry: null,
  occupation: '',
  employer: '',
  phone: '',
  email: '',
  address: '',
  isOnBehalf: false,
  beneficialOwner: null,
  tenancy: null,
  shareholdersBO: [],
} as unknown as Party;

it('describes a party by its known values, without empty lines', () => {
  expect(partyLines(someone, [])).toEqual(['Passport ••••4567']);
  const party: Party = {
    ...someone,
    idExpiry: '2027-10-03',
    nationality: 'MY',
    dateOfBirth: '1971-04-02',
    gender: 'F',
    alias: 'Anna Goh',
    passType: 'EP',
    passExpiry: '2027-05-01',
    occupation: 'Engineer',
    employer: 'Acme Pte Ltd',
  };
  expect(partyLines(party, [])).toEqual([
    'Passport ••••4567 until 03 Oct 2027 · Malaysia · born 02 Apr 1971 · female',
    'Also known as Anna Goh · Employment Pass until 01 May 2027 · Engineer, Acme Pte Ltd',
  ]);
});

it.each<[Partial<Party>, string]>([
  [{ passExpiry: '2027-05-01' }, 'Pass until 01 May 2027'],
  [{ passType: 'NA' }, 'No pass'],
  [{ employer: 'Acme Pte Ltd' }, 'Acme Pte Ltd'],
  [
    { kind: 'COMPANY', tradingName: 'The Lantern', dateOfIncorporation: '2019-02-01' },
    'Trades as The Lantern · Registered on 01 Feb 2019',
  ],
])('%j reads %s', (facts, line) => {
  expect(detailLine({ ...someone, ...facts })).toBe(line);
});

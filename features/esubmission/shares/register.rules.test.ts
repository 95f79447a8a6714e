import { describe, expect, it } from 'vitest';
import { type RegisterFacts, registerFindings } from './register.rules.ts';

const registered = {
  agencyName: 'MERLION REALTY PTE. LTD.',
  licenceNo: 'L3001234K',
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
};
const lim: RegisterFacts = {
  step: 'external',
  name: 'Lim Mei Ling',
  registrationNo: 'R012345A',
  agency: { name: 'Merlion Realty Pte Ltd', licenceNo: '' },
  found: registered,
  day: '2026-11-20',
  importedOn: '2026-11-22',
};
const own: RegisterFacts = { ...lim, step: 'internal', agency: undefined };

describe.each<[string, RegisterFacts, string[]]>([
  ['registered with that agency', lim, []],
  ['by its licence', { ...lim, agency: { name: 'Merlion', licenceNo: 'L3001234K' } }, []],
  ['not in the register', { ...lim, found: undefined }, ['warn V05 external']],
  ['with another agency', { ...lim, agency: { name: 'Harbour', licenceNo: '' } }, ['warn V05 external']],
  [
    'under another licence',
    { ...lim, agency: { name: 'Merlion Realty Pte Ltd', licenceNo: 'L3009999A' } },
    ['warn V05 external'],
  ],
  ['on its last day', { ...lim, day: '2026-12-31' }, []],
  ['a day later', { ...lim, day: '2027-01-01', importedOn: '2027-01-02' }, ['block V04 external']],
  [
    'a day later, by the register of that day',
    { ...lim, day: '2027-01-01', importedOn: '2027-01-01' },
    ['warn V04 external'],
  ],
  ['before the last renewal', { ...lim, day: '2025-12-31' }, ['warn V04 external']],
  ['without days', { ...lim, found: { ...registered, validFrom: null, validTo: null } }, []],
  ['one of ours', own, []],
  ['one of ours who is not in it', { ...own, found: undefined }, ['block V04 internal']],
  [
    'one of ours who is not in an older one',
    { ...own, found: undefined, importedOn: '2026-11-20' },
    ['warn V04 internal'],
  ],
  [
    'one of ours whose registration ended',
    { ...own, day: '2027-01-01', importedOn: '2027-02-01' },
    ['block V04 internal'],
  ],
])('%s', (_case, facts, expected) => {
  it('is found', () =>
    expect(registerFindings([facts]).map(({ level, code, step }) => `${level} ${code} ${step}`)).toEqual(expected));
});

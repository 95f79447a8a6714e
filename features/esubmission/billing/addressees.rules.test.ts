import { expect, it } from 'vitest';
import { addresseesOf } from './addressees.rules.ts';

const party = (name: string, representedParty: 'I' | 'O', more: object = {}) => ({
  name,
  address: '',
  email: '',
  idType: 'NRIC' as const,
  idNumberMasked: 'S****567D',
  partyType: representedParty === 'I' ? ('SELLER' as const) : ('BUYER' as const),
  representedParty,
  isUnrepresented: false,
  ...more,
});
const submission = {
  side: 'SELLER' as const,
  parties: [
    party('Goh Siew Choo', 'I'),
    party('Goh Wei Ming', 'I', { address: '18 Leonie Hill', email: 'wm@mail.example' }),
    party('Arjun Nair', 'O'),
  ],
  agencies: [
    { name: 'Merlion Realty', address: '' },
    { name: 'Harbour Realty', address: '' },
    { name: 'Merlion Realty', address: '480 Lorong 6 Toa Payoh' },
  ],
};
const names = (...input: Parameters<typeof addresseesOf>) =>
  addresseesOf(...input).map(({ invoiceToText }) => invoiceToText);

it('offers a side together, with the first address that is known, then each alone', () => {
  expect(addresseesOf(submission, 'OWN_CLIENT')).toEqual([
    { invoiceToText: 'Goh Siew Choo and Goh Wei Ming', address: '18 Leonie Hill', email: 'wm@mail.example', uen: '' },
    { invoiceToText: 'Goh Siew Choo', address: '', email: '', uen: '' },
    { invoiceToText: 'Goh Wei Ming', address: '18 Leonie Hill', email: 'wm@mail.example', uen: '' },
  ]);
  expect(names(submission, 'OTHER_PARTY')).toEqual(['Arjun Nair']);
  expect(names({ ...submission, parties: [] }, 'OWN_CLIENT')).toEqual([]);
});

it('offers each co-broke agency once, with its address where one is known', () => {
  expect(addresseesOf(submission, 'CO_BROKE_AGENCY')).toEqual([
    { invoiceToText: 'Merlion Realty', address: '480 Lorong 6 Toa Payoh', email: '', uen: '' },
    { invoiceToText: 'Harbour Realty', address: '', email: '', uen: '' },
  ]);
});

it('knows the UEN of a company that is billed alone', () => {
  const company = party('Lantern Hill Pte Ltd', 'O', { idType: 'UEN', idNumberMasked: '201912345K' });
  const uens = (parties: (typeof company)[]) =>
    addresseesOf({ ...submission, parties }, 'OTHER_PARTY').map(({ uen }) => uen);
  expect(uens([company])).toEqual(['201912345K']);
  expect(uens([company, party('Arjun Nair', 'O')])).toEqual(['', '201912345K', '']);
});

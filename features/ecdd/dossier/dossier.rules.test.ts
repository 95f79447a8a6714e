import { expect, it } from 'vitest';
import type { FormState } from '../forms/forms.words.ts';
import {
  dossierState,
  fits,
  formFor,
  type Identity,
  isOfAnother,
  isOutdated,
  type Principal,
  propertyKey,
} from './dossier.rules.ts';

const signed = {
  amountCents: 1_000_000,
  category: 'private-residential',
  leaseMonths: 24,
  hasUcp: false,
  isForSelf: true,
  actsFor: [],
  isKept: false,
} as const;
const kallang = { kind: 'COMPANY', name: 'Kallang Print Pte Ltd', masked: '•••••123K' } as const;
const goh = { kind: 'INDIVIDUAL', name: 'Goh Siew Choo', print: 'goh', dateOfBirth: '1958-04-02' } as const;

it.each([
  ['Blk 627B Tampines Street 61 #09-118', '627B TAMPINES ST 61 #09-118', true],
  ['18 Leonie Hill #21-03, Leonie Towers', '18 Leonie Hill, #21-03', true],
  ['18 Leonie Hill #21-03', '18 Leonie Hill #21-04', false],
  ['9 Inggu Road', '9 Inggu Rd, The Villa', true],
])('%s and %s are one property: %s', (one, other, expected) => {
  expect(propertyKey(one) === propertyKey(other)).toBe(expected);
});

it('a form fits its customer, side and property', () => {
  const transaction = { caseId: 'c', side: 'SALE-SELLER', isUcp: false } as const;
  const form = { id: 'f', ...transaction, property: '9 Inggu Road' };
  const fitsWith = (change: object) =>
    fits(form, { partyUuid: 'p', ...goh, principal: null, ...transaction, ...change }, '9 Inggu Rd');
  expect(fitsWith({})).toBe(true);
  expect([{ side: 'SALE-BUYER' }, { caseId: null }, { isUcp: true }].map(fitsWith)).toEqual([false, false, false]);
});

it('a party keeps the form that it has, unless that is closed or another one says what the submission says', () => {
  const form = (id: string, change: object = {}) => ({ id, isClosed: false, isOutdated: false, ...change });
  const [two, old] = [[form('new'), form('old')], form('old', { isOutdated: true })];
  expect([formFor(two, 'old'), formFor(two, null), formFor([], 'old')]).toEqual(['old', 'new', null]);
  expect([formFor([form('new'), old], 'old'), formFor([old], 'old')]).toEqual(['new', 'old']);
  const closed = form('old', { isClosed: true });
  expect([formFor([closed], 'old'), formFor([closed, form('new')], 'old')]).toEqual([null, 'new']);
});

it.each<[string, object, boolean]>([
  ['as it is', {}, false],
  ['a tenth dearer', { amountCents: 1_100_000 }, false],
  ['more than a tenth dearer', { amountCents: 1_100_001 }, true],
  ['more than a tenth cheaper', { amountCents: 899_999 }, true],
  ['of a shop', { category: 'commercial' }, true],
  ['for ten years', { leaseMonths: 120 }, true],
  ['for seven years', { leaseMonths: 84 }, false],
  ['whose other side has no agent', { hasUcp: true }, true],
  ['of a customer who acts for somebody', { principal: kallang }, true],
])('a form of a lease holds for one %s: outdated is %s', (_, now, expected) => {
  expect(isOutdated(signed, { ...signed, principal: null, ...now })).toBe(expected);
  expect(isOutdated({ ...signed, amountCents: null }, { ...signed, principal: null })).toBe(true);
});

it.each<[string, object, Principal | null, boolean]>([
  ['the same', {}, { ...kallang, name: 'KALLANG PRINT  PTE LTD' }, false],
  ['one of several', { actsFor: [{ ...kallang, name: 'Goh Holdings Pte Ltd' }, kallang] }, kallang, false],
  ['one whose number came later', { actsFor: [{ ...kallang, masked: '' }] }, kallang, false],
  ['another one', {}, { ...kallang, name: 'Geylang Print Pte Ltd' }, true],
  ['a namesake', {}, { ...kallang, masked: '•••••999Z' }, true],
  ['nobody any more', {}, null, true],
  ['somebody, though it says for nobody', { isForSelf: true }, kallang, true],
  ['somebody, which it does not say yet', { isForSelf: null, actsFor: [] }, kallang, true],
  ['somebody of whom was not kept who it was', { actsFor: null }, kallang, false],
  ['another one since its transaction was approved', { isKept: true }, null, false],
])('a customer who acts for %s: the form is outdated is %s', (_, change, principal, expected) => {
  const form = { ...signed, isForSelf: false, actsFor: [kallang], ...change };
  expect(isOutdated(form, { ...signed, principal })).toBe(expected);
});

it.each<[string, Partial<Identity>, boolean]>([
  ['the same', { name: 'GOH SIEW  CHOO' }, false],
  ['without a day of birth', { dateOfBirth: null }, false],
  ['another name', { name: 'Lim Beng Huat' }, true],
  ['another number', { print: 'lim' }, true],
  ['no number', { print: '' }, true],
  ['another day of birth', { dateOfBirth: '1958-02-04' }, true],
  ['another kind', { kind: 'COMPANY' }, true],
])('a form of %s is of another person: %s', (_, change, expected) => {
  expect(isOfAnother({ ...goh, ...change }, goh)).toBe(expected);
});

it('a dossier stands as its form that is furthest behind', () => {
  expect(dossierState(['DONE', 'SENT', 'PENDING'], false)).toBe('SENT');
  expect(dossierState(['DONE', null], false)).toBe('INCOMPLETE');
  expect(dossierState([], false)).toBe('DONE');
  // A state of a later version, which this one does not know.
  expect(dossierState(['DONE', 'COUNTERSIGNED' as FormState], false)).toBe('INCOMPLETE');
  expect([dossierState([], true), dossierState(['DONE'], true)]).toEqual(['INCOMPLETE', 'INCOMPLETE']);
});

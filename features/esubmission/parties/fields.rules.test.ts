import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { genders, idTypes, partyKinds, passTypes, residencies } from '#features/particulars/words/kinds.ts';
import { representedSides } from '../transaction.words.ts';
import { emptyDetails, isAsked, type PartyDetail, withAskedFields } from './fields.rules.ts';

const detailKeys = Object.keys(emptyDetails) as PartyDetail[];
const facts = { partyType: 'SELLER', kind: 'INDIVIDUAL', idType: 'NRIC', residency: null, passType: null } as const;
const everyone = ['alias', 'gender'];
const business = ['tradingName', 'dateOfIncorporation'];

describe('the fields of a party', () => {
  it.each<[string, object, string[]]>([
    ['a citizen', {}, everyone],
    ['a citizen who rents', { partyType: 'TENANT' }, [...everyone, 'occupation', 'employer']],
    ['a FIN', { idType: 'FIN' }, [...everyone, 'passType', 'passExpiry']],
    ['a FIN without a pass', { idType: 'FIN', passType: 'NA' }, [...everyone, 'passType']],
    ['a passport', { idType: 'PASSPORT' }, [...everyone, 'idExpiry', 'passType', 'passExpiry']],
    ['a passport from abroad', { idType: 'PASSPORT', passType: 'NA' }, [...everyone, 'idExpiry', 'passType']],
    [
      'a foreigner’s passport',
      { idType: 'PASSPORT', residency: 'FOREIGNER' },
      [...everyone, 'idExpiry', 'passType', 'passExpiry'],
    ],
    ['the passport of a citizen', { idType: 'PASSPORT', residency: 'SC' }, [...everyone, 'idExpiry']],
    ['the passport of a permanent resident', { idType: 'PASSPORT', residency: 'PR' }, [...everyone, 'idExpiry']],
    ['a company', { kind: 'COMPANY', idType: 'UEN' }, business],
    ['a company that rents', { kind: 'COMPANY', idType: 'UEN', partyType: 'TENANT' }, business],
    ['a sole proprietor', { kind: 'SOLE_PROP', idType: 'UEN' }, business],
    ['a society', { kind: 'SOCIETY', idType: 'UEN' }, ['dateOfIncorporation']],
    ['an estate', { kind: 'ESTATE', idType: 'PASSPORT' }, []],
    ['a government body', { kind: 'GOVT', idType: 'UEN' }, []],
  ])('%s', (_, change, expected) => {
    const askedFields = detailKeys.filter((field) => isAsked(field, { ...facts, ...change }));
    expect(askedFields.toSorted()).toEqual(expected.toSorted());
  });
});

const oneOf = <T extends object>(words: T) => fc.constantFrom(...(Object.keys(words) as (keyof T)[]));
const aDay = fc.constantFrom(null, '1999-12-31', '2026-11-20', '2031-01-01');
const aWord = fc.constantFrom('', 'Anna', 'Acme Pte Ltd');
const aParty = fc.record({
  partyType: fc.constantFrom(...representedSides),
  kind: oneOf(partyKinds),
  idType: oneOf(idTypes),
  residency: fc.option(oneOf(residencies)),
  alias: aWord,
  gender: fc.option(oneOf(genders)),
  idExpiry: aDay,
  passType: fc.option(oneOf(passTypes)),
  passExpiry: aDay,
  occupation: aWord,
  employer: aWord,
  tradingName: aWord,
  dateOfIncorporation: aDay,
});

describe('a stored party', () => {
  it('has the values of its fields, and empty values for fields that it does not have', () => {
    fc.assert(
      fc.property(aParty, (input) => {
        const output = withAskedFields(input);
        for (const field of detailKeys)
          expect(output[field]).toBe(isAsked(field, output) ? input[field] : emptyDetails[field]);
        const { partyType, kind, idType, residency } = input;
        expect(output).toMatchObject({ partyType, kind, idType, residency });
        expect(withAskedFields(output)).toEqual(output);
      }),
    );
  });
});

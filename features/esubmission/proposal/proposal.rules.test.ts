import { describe, expect, it } from 'vitest';
import { propertyStatuses, relations } from '#features/contacts/record/property.words.ts';
import { emptyInfo } from '../info/infoValues.web.ts';
import { representedSides } from '../transaction.words.ts';
import { askedFor, type KnownProperty, proposedInfo } from './proposal.rules.ts';
import { filledPaths, withProposal } from './proposed.web.ts';
import { beginAddress, sidesFor } from './sides-for.rules.ts';

const flat: KnownProperty = {
  category: 'private-residential',
  propertyType: 'CONDOMINIUM',
  postalCode: '239195',
  block: '18',
  street: 'Leonie Hill',
  building: 'Leonie Towers',
  unit: '42-05',
  hdbTown: null,
  planningArea: 'River Valley',
  leaseStartYear: null,
  tenure: 'FREEHOLD',
  areaSqm: 228,
  landSqm: null,
  agencyForm: '5',
  agencyAgreementNo: 'EA-17',
  agencyFrom: '2026-08-23',
  agencyTo: '2027-02-23',
  askingCents: 268_000_000,
  rentCents: 720_000,
};

describe('what a submission takes over from a property', () => {
  it('is everything that the property says, for whoever sells it', () => {
    expect(proposedInfo('SELLER', flat, [])).toEqual({
      transactionType: 'SALE',
      representedSide: 'SELLER',
      propertyCategory: 'private-residential',
      propertyType: 'CONDOMINIUM',
      property: { postalCode: '239195', block: '18', street: 'Leonie Hill', building: 'Leonie Towers', unit: '42-05' },
      hdbTown: null,
      planningArea: 'River Valley',
      leaseStartYear: null,
      floorArea: 228,
      landArea: null,
      tenure: 'FREEHOLD',
      agencyForm: '5',
      agencyAgreementNo: 'EA-17',
      agencyFrom: '2026-08-23',
      agencyTo: '2027-02-23',
    });
  });

  it.each([
    ['LANDLORD', 'a seller’s agreement says nothing of a lease'],
    ['BUYER', 'the agreement is the owner’s'],
  ] as const)('has no agreement for the %s: %s', (side, _why) => {
    const none = { agencyForm: null, agencyAgreementNo: '', agencyFrom: null, agencyTo: null };
    expect(proposedInfo(side, flat, [])).toMatchObject(none);
  });

  it('takes an agreement of an unknown form: its number and days are the owner’s', () => {
    const { agencyForm, agencyAgreementNo } = proposedInfo('LANDLORD', { ...flat, agencyForm: null }, []);
    expect([agencyForm, agencyAgreementNo]).toEqual([null, 'EA-17']);
  });

  it('leaves out a place that its postal code contradicts, and keeps one that nobody knows', () => {
    const empty = { postalCode: '239195', block: '', street: '', building: '', unit: '' };
    expect(proposedInfo('SELLER', flat, [{ block: '20' }]).property).toEqual(empty);
    expect(proposedInfo('SELLER', { ...flat, block: '18a' }, [{ block: '20' }, { block: '18A' }]).property.block).toBe(
      '18a',
    );
  });

  it('is the side alone for somebody who buys or rents', () => {
    expect(proposedInfo('TENANT', undefined, [])).toMatchObject({ transactionType: 'LEASE', propertyCategory: null });
  });

  it('asks the price of a sale and the rent of a lease', () => {
    expect(representedSides.map((side) => askedFor(side, flat))).toEqual([268_000_000, 268_000_000, 720_000, 720_000]);
  });
});

describe('the form', () => {
  const info = proposedInfo('LANDLORD', flat, []);
  const contact = { contactId: '', name: 'Tan Siew Lian' };
  const base = { contact, info, askingCents: 720_000, commission: null, parties: [] };

  it('never begins with the price, and marks what came along', () => {
    const values = withProposal(emptyInfo, base);
    expect([values.monthlyRentCents, values.marketType, values.commission.basis]).toEqual([
      null,
      'NEW_TENANCY',
      'MONTHS_OF_RENT',
    ]);
    expect(filledPaths(values, emptyInfo).sort()).toEqual(
      ['representedSide', 'propertyCategory', 'propertyType', 'planningArea', 'floorArea', 'tenure']
        .concat(['postalCode', 'block', 'street', 'building', 'unit'].map((part) => `property.${part}`))
        .sort(),
    );
  });

  it('takes the usual rate', () => {
    const commission = { basis: 'MONTHS_OF_RENT' as const, rate: 10_000, caseNo: 'ES-2026-000012' };
    expect(withProposal(emptyInfo, { ...base, commission }).commission).toEqual({
      basis: 'MONTHS_OF_RENT',
      rate: 10_000,
      amountCents: null,
    });
  });
});

describe('what can begin from a property', () => {
  it('follows from what the contact has to do with it', () => {
    const table = Object.keys(relations).flatMap((relation) =>
      Object.keys(propertyStatuses).map((status) => [
        `${relation} ${status}`,
        sidesFor({ relation, status } as Parameters<typeof sidesFor>[0]).join(' '),
      ]),
    );
    expect(Object.fromEntries(table)).toMatchInlineSnapshot(`
      {
        "CO_OWNER FOR_RENT": "LANDLORD SELLER",
        "CO_OWNER FOR_SALE": "SELLER LANDLORD",
        "CO_OWNER GIVEN_UP": "",
        "CO_OWNER HELD": "SELLER LANDLORD",
        "CO_OWNER LET": "LANDLORD SELLER",
        "INTERESTED FOR_RENT": "TENANT BUYER",
        "INTERESTED FOR_SALE": "BUYER TENANT",
        "INTERESTED GIVEN_UP": "",
        "INTERESTED HELD": "BUYER TENANT",
        "INTERESTED LET": "BUYER TENANT",
        "OCCUPIER FOR_RENT": "",
        "OCCUPIER FOR_SALE": "",
        "OCCUPIER GIVEN_UP": "",
        "OCCUPIER HELD": "",
        "OCCUPIER LET": "",
        "OWNER FOR_RENT": "LANDLORD SELLER",
        "OWNER FOR_SALE": "SELLER LANDLORD",
        "OWNER GIVEN_UP": "",
        "OWNER HELD": "SELLER LANDLORD",
        "OWNER LET": "LANDLORD SELLER",
        "TENANT FOR_RENT": "TENANT",
        "TENANT FOR_SALE": "TENANT",
        "TENANT GIVEN_UP": "",
        "TENANT HELD": "TENANT",
        "TENANT LET": "TENANT",
      }
    `);
  });

  it('stands in an address by ids alone', () => {
    expect(beginAddress({ property: 'p' }, 'SELLER')).toBe('/e-submission/submit-new-transaction?property=p&as=SELLER');
  });
});

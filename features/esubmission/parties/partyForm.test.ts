import { describe, expect, it } from 'vitest';
import type { Summary } from '../summary/summary.calls.ts';
import { Party, PartyInput } from './parties.calls.ts';
import { partyWords } from './parties.words.ts';
import {
  checkParty,
  isAskedForBirth,
  newParty,
  type PartyValues,
  partyBody,
  partyValuesOf,
  withoutNumbers,
} from './partyForm.web.ts';

const today = '2026-11-12';
const info = { representedSide: 'SELLER' } as Summary['info'];
const tan: PartyValues = { ...newParty('SELLER', info), name: 'Tan Mei Ling', idNumber: 'S1234567D' };

describe('the form of a party', () => {
  it('is for our client on the side that we represent, and for the other party otherwise', () => {
    expect(newParty('SELLER', info).representedParty).toBe('I');
    expect(newParty('BUYER', info).representedParty).toBe('O');
  });

  it('sends none of what the server alone says of a party', () => {
    const said = Object.fromEntries(Object.keys(Party.shape).map((field) => [field, null])) as unknown as Party;
    const values = Object.keys(partyValuesOf(said));
    expect(values.toSorted()).toEqual(Object.keys(PartyInput.shape).toSorted());
  });

  it('asks openly for the date of birth of a person who is to be screened', () => {
    const sale = { ...info, transactionType: 'SALE', optionDate: '2026-11-02' } as Summary['info'];
    const lease = { transactionType: 'LEASE', propertyCategory: 'hdb', representedSide: 'LANDLORD' } as const;
    const dates = { agreementDate: '2026-11-02', tenancyStart: '2026-12-01', tenancyEnd: '2028-11-30' };
    const exempt = { ...lease, ...dates } as Summary['info'];
    const buyer = newParty('BUYER', sale);
    expect(isAskedForBirth(tan, sale)).toBe(true);
    expect(isAskedForBirth(buyer, sale)).toBe(false);
    expect(isAskedForBirth({ ...buyer, isUnrepresented: true }, sale)).toBe(true);
    expect(isAskedForBirth({ ...tan, kind: 'COMPANY' }, sale)).toBe(false);
    expect(isAskedForBirth(newParty('LANDLORD', exempt), exempt)).toBe(false);
  });

  it('requires a name and, for a new party, a number', () => {
    expect(checkParty(newParty('SELLER', info), today)).toEqual({
      name: 'This is required.',
      idNumber: 'This is required.',
    });
    expect(checkParty(tan, today)).toEqual({});
  });

  it('asks who acts for a party of the other side, and takes no answer for granted', () => {
    const buyer: PartyValues = { ...tan, ...newParty('BUYER', info), name: 'Nair', idNumber: 'S1234567D' };
    expect(checkParty(buyer, today)).toEqual({ isUnrepresented: 'This is required.' });
    for (const isUnrepresented of [true, false]) {
      expect(checkParty({ ...buyer, isUnrepresented }, today)).toEqual({});
      expect(partyBody({ ...buyer, isUnrepresented })).toMatchObject({ isUnrepresented });
      const saved = { ...partyBody(buyer), isUnrepresented, beneficialOwner: null } as unknown as Party;
      expect(partyValuesOf(saved).isUnrepresented).toBe(isUnrepresented);
      // Our client, who becomes the other side, was never asked.
      expect(partyValuesOf({ ...saved, representedParty: 'I' }).isUnrepresented).toBeNull();
    }
  });

  it('keeps the stored number if none is typed, unless the type of document changes', () => {
    const unchanged = { ...tan, idNumber: '' };
    expect(checkParty(unchanged, today, 'NRIC')).toEqual({});
    expect(partyBody(unchanged)).not.toHaveProperty('idNumber');
    expect(checkParty({ ...unchanged, idType: 'PASSPORT' }, today, 'NRIC')).toHaveProperty('idNumber');
  });

  it('shows a wrong check letter at its field, and accepts a doubtful one', () => {
    expect(checkParty({ ...tan, idNumber: 'S1234567E' }, today)).toHaveProperty('idNumber');
    expect(checkParty({ ...tan, idType: 'FIN', idNumber: 'M1234567K' }, today)).toEqual({});
  });

  it('sends no date of birth for a company, and no client of ours as unrepresented', () => {
    const company = {
      ...tan,
      kind: 'COMPANY' as const,
      idType: 'UEN' as const,
      dateOfBirth: '1990-01-01',
      isUnrepresented: true,
    };
    expect(partyBody(company)).toMatchObject({ dateOfBirth: null, isUnrepresented: false });
  });

  it('sends the fields that apply to the party', () => {
    const pass = { passType: 'EP' as const, passExpiry: '2027-05-01' };
    const typed = {
      ...tan,
      idType: 'FIN' as const,
      idNumber: 'F1234567N',
      ...pass,
      alias: 'Anna',
      tradingName: 'Acme',
    };
    expect(partyBody(typed)).toMatchObject({ ...pass, alias: 'Anna', tradingName: '' });
    expect(partyBody({ ...typed, idType: 'NRIC', idNumber: 'S1234567D' })).toMatchObject({
      alias: 'Anna',
      passType: null,
      passExpiry: null,
    });
    // A field that no longer applies is not checked.
    expect(checkParty({ ...tan, dateOfIncorporation: '2099-01-01' }, today)).toEqual({});
  });

  it('shows what another user changed in words', () => {
    expect(partyWords('passType', 'S_PASS')).toEqual({ label: 'Pass', text: 'S Pass' });
    expect(partyWords('passExpiry', '2027-05-01')).toEqual({ label: 'Pass valid until', text: '01 May 2027' });
    expect(partyWords('nationality', 'MY').text).toBe('Malaysia');
    expect(partyWords('alias', '')).toEqual({ label: 'Also known as', text: '–' });
  });

  it('sends a beneficial owner only if the party holds for one, and requires a name', () => {
    const owner = { ...tan.beneficialOwner, name: 'Lee Ah Moi', idNumber: 'S1234567A' };
    expect(partyBody({ ...tan, beneficialOwner: owner }).beneficialOwner).toBeNull();
    const held = { ...tan, isBeneficialOwner: false, beneficialOwner: owner };
    expect(checkParty(held, today)).toEqual({ 'beneficialOwner.idNumber': expect.stringMatching(/letter/) });
    expect(checkParty({ ...held, beneficialOwner: { ...owner, name: '' } }, today)).toHaveProperty(
      'beneficialOwner.name',
      'This is required.',
    );
    expect(partyBody({ ...held, beneficialOwner: { ...owner, idNumber: '' } }).beneficialOwner).toEqual({
      name: 'Lee Ah Moi',
      idType: 'NRIC',
      nationality: '',
      dateOfBirth: null,
    });
    // A missing name is a finding before submission. It does not prevent saving.
    expect(partyBody({ ...tan, isBeneficialOwner: false }).beneficialOwner).toBeNull();
  });

  it('sends an ownership share only for tenants in common, and a represented party only if there is one', () => {
    const representsPartyUUID = crypto.randomUUID();
    const sole = { ...tan, tenancy: 'JOINT' as const, ownershipRate: 500_000, representsPartyUUID };
    expect(partyBody(sole)).toMatchObject({ ownershipRate: null, representsPartyUUID: null });
    const common = { ...sole, tenancy: 'COMMON' as const, isOnBehalf: true };
    expect(partyBody(common)).toMatchObject({ ownershipRate: 500_000, representsPartyUUID });
  });

  it('keeps no number in what may be stored in the browser', () => {
    const typed = { ...tan, beneficialOwner: { ...tan.beneficialOwner, idNumber: 'S9876543C' } };
    expect(JSON.stringify(withoutNumbers(typed))).not.toMatch(/S1234567D|S9876543C/);
  });
});

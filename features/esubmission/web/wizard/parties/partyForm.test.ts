import { describe, expect, it } from 'vitest';
import type { Summary } from '../../../records.ts';
import { checkParty, newParty, type PartyValues, partyBody } from './partyForm.ts';

const today = '2026-11-12';
const info = { representedSide: 'SELLER' } as Summary['info'];
const tan: PartyValues = { ...newParty('SELLER', info), name: 'Tan Mei Ling', idNumber: 'S1234567D' };

describe('a party as it is typed', () => {
  it('is our client on the side that we act for, and the other side else', () => {
    expect(newParty('SELLER', info).representedParty).toBe('I');
    expect(newParty('BUYER', info).representedParty).toBe('O');
  });

  it('needs a name and, when new, a number', () => {
    expect(checkParty(newParty('SELLER', info), today)).toEqual({
      name: 'This is required.',
      idNumber: 'This is required.',
    });
    expect(checkParty(tan, today)).toEqual({});
  });

  it('keeps the stored number when none is typed, unless the document is another', () => {
    const unchanged = { ...tan, idNumber: '' };
    expect(checkParty(unchanged, today, 'NRIC')).toEqual({});
    expect(partyBody(unchanged)).not.toHaveProperty('idNumber');
    expect(checkParty({ ...unchanged, idType: 'PASSPORT' }, today, 'NRIC')).toHaveProperty('idNumber');
  });

  it('tells a wrong check letter at its field, and lets a doubtful one pass', () => {
    expect(checkParty({ ...tan, idNumber: 'S1234567E' }, today)).toHaveProperty('idNumber');
    expect(checkParty({ ...tan, idType: 'FIN', idNumber: 'M1234567K' }, today)).toEqual({});
  });

  it('sends no date of birth for a company, and nobody of ours as unrepresented', () => {
    const company = { ...tan, kind: 'COMPANY' as const, dateOfBirth: '1990-01-01', isUnrepresented: true };
    expect(partyBody(company)).toMatchObject({ dateOfBirth: null, isUnrepresented: false });
  });
});

import { describe, expect, it } from 'vitest';
import { combinationOf, combinationSearch, combinationWords, queryOf } from './combination.web.ts';

const today = '2026-11-21';

describe('the combination in the URL', () => {
  it('drops invalid choices', () => {
    const raw = { type: 'GIFT', property: 'hdb', side: 'toString', date: '2026-13-40', page: 3 };
    expect(combinationSearch(raw)).toEqual({ property: 'hdb' });
    expect(combinationSearch({ type: 'LEASE', date: '2026-02-03' })).toEqual({ type: 'LEASE', date: '2026-02-03' });
  });

  it('keeps a side of its transaction type', () => {
    expect(combinationOf({ type: 'LEASE', side: 'BUYER' }, today)).toMatchObject({ side: 'LANDLORD', date: today });
    expect(combinationOf({ type: 'LEASE', side: 'TENANT' }, today).side).toBe('TENANT');
  });

  it('is sent in the words of the API, and shown in those of the pages', () => {
    const combination = combinationOf({ external: 'some', internal: 'shared', bill: 'CO_BROKE_AGENCY' }, today);
    expect(queryOf(combination)).toEqual({
      transType: 'SALE',
      propType: 'hdb',
      side: 'SELLER',
      newTransPary: 'INDIVIDUAL',
      numberOfEcbs: 1,
      numberOfIcbs: 2,
      billFor: 'CO_BROKE_AGENCY',
      checkDate: today,
    });
    expect(combinationWords(combination)).toBe(
      'Sale, HDB, for the seller: a person, with an external co-broker, shared with colleagues, billed to co-broke agency; rules of 21 Nov 2026',
    );
  });
});

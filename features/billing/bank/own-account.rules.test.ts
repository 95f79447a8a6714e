import { describe, expect, it } from 'vitest';
import { ownAccount } from './own-account.rules.ts';

const both = { ofInvoices: '003-1234567', ofPayouts: '5017654321' };

describe('the account of a statement', () => {
  it.each([
    ['003 123456 7', both, 'INVOICES'],
    ['7171-0031234567', both, 'INVOICES'],
    ['501-765432-1', both, 'PAYOUTS'],
    ['9998887776', both, 'OTHER'],
    ['', both, 'UNKNOWN'],
    ['0031234567', { ...both, ofPayouts: '0031234567' }, 'INVOICES'],
    ['9998887776', { ...both, ofPayouts: '' }, 'OTHER'],
    ['9998887776', { ...both, ofInvoices: '' }, 'UNKNOWN'],
    ['9998887776', { ofInvoices: '', ofPayouts: '' }, 'UNKNOWN'],
  ])('%j of %j is %s', (account, own, whose) => {
    expect(ownAccount(account, own)).toBe(whose);
  });
});

import { expect, it } from 'vitest';
import { agencyParticulars } from '#features/firm/settings.ts';
import { type PrintedReceipt, receiptData } from './receipt-data.server.ts';

it('a cheque’s receipt says that it is to clear and what is kept as credit; once its money went back it says neither', () => {
  const printed: PrintedReceipt = {
    number: 'OR26-000001',
    issuedOn: '2026-11-20',
    receivedOn: '2026-11-19',
    from: agencyParticulars.initial,
    payer: 'Goh Wei Ling',
    method: 'CHEQUE',
    reference: '004512',
    cents: 100_000,
    leftCents: 1_000,
    invoices: [],
  };
  const issued = receiptData(printed);
  expect(issued.condition).toBe('This receipt is subject to clearance of the cheque.');
  expect(issued.left).toBe('S$ 10.00 of it is kept as credit.');
  const returned = receiptData(printed, '2026-11-25');
  expect(returned.notice).toContain('This receipt is void.');
  expect([returned.condition, returned.left]).toEqual(['', '']);
});

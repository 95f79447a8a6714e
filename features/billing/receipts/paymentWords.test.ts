import { expect, it } from 'vitest';
import { paymentWords } from './paymentWords.web.ts';

it.each([
  [[], 'Payment of S$ 6,104.00 recorded as OR26-000012'],
  [[{ number: 'INV26-000221' }], 'Payment of S$ 6,104.00 recorded for INV26-000221'],
  [[{ number: 'INV26-000221' }, { number: 'INV26-000222' }], 'Payment of S$ 6,104.00 recorded for 2 invoices'],
])('a payment of %j', (invoices, words) => expect(paymentWords(610_400, invoices, 'OR26-000012')).toBe(words));

import { expect, it } from 'vitest';
import { checksum, fieldsOf } from '../rig/pay-now.ts';
import { payNowText } from './pay-now.rules.ts';

const payment = {
  uen: '201812345K',
  name: 'Gable Realty Pte. Ltd.',
  cents: 5_406_400,
  reference: 'INV26000001',
  expires: '2099-12-31',
};

it('says whom, how much and what for, so that the amount can’t be changed', () => {
  const fields = fieldsOf(payNowText(payment));
  expect(fields).toMatchObject({
    '00': '01',
    '01': '12',
    '53': '702',
    '54': '54064.00',
    '58': 'SG',
    '60': 'Singapore',
  });
  expect(fields['59']).toBe('Gable Realty Pte. Ltd.');
  expect(fieldsOf(fields['26'] ?? '')).toEqual({
    '00': 'SG.PAYNOW',
    '01': '2',
    '02': '201812345K',
    '03': '0',
    '04': '20991231',
  });
  expect(fieldsOf(fields['62'] ?? '')).toEqual({ '01': 'INV26000001' });
});

it('ends with the checksum of all before it', () => {
  expect(checksum('123456789')).toBe('29B1');
  for (const text of [payNowText(payment), payNowText({ ...payment, cents: 1, name: '陳大文' })])
    expect(text.slice(-4)).toBe(checksum(text.slice(0, -4)));
});

it('keeps to the letters and lengths that the code takes', () => {
  const fields = fieldsOf(payNowText({ ...payment, name: `Café ${'x'.repeat(40)}`, reference: 'y'.repeat(40) }));
  expect(fields['59']).toBe(`Cafe ${'x'.repeat(20)}`);
  expect(fieldsOf(fields['62'] ?? '')['01']).toHaveLength(25);
});

import { expect, it } from 'vitest';
import { payNowText } from './pay-now.ts';

const given = {
  uen: '201812345K',
  name: 'Gable Realty Pte. Ltd.',
  cents: 5_406_400,
  reference: 'INV26000001',
  expires: '2099-12-31',
};

/** Tag, length and value, one after the other. */
const fieldsOf = (text: string): Record<string, string> => {
  const found: Record<string, string> = {};
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    found[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return found;
};

/** CRC-16/CCITT-FALSE as a division of polynomials, which is another way than the product's. */
const checksum = (text: string): string => {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  let rest = BigInt(`0b${bits}`) << 16n;
  rest ^= 0xffffn << BigInt(bits.length);
  for (let at = bits.length + 15; at >= 16; at--) if ((rest >> BigInt(at)) & 1n) rest ^= 0x11021n << BigInt(at - 16);
  return rest.toString(16).toUpperCase().padStart(4, '0');
};

it('says whom, how much and what for, so that the amount can’t be changed', () => {
  const fields = fieldsOf(payNowText(given));
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
    ...{ '00': 'SG.PAYNOW', '01': '2', '02': '201812345K', '03': '0', '04': '20991231' },
  });
  expect(fieldsOf(fields['62'] ?? '')).toEqual({ '01': 'INV26000001' });
});

it('ends with the checksum of all before it', () => {
  expect(checksum('123456789')).toBe('29B1');
  for (const text of [payNowText(given), payNowText({ ...given, cents: 1, name: '陳大文' })])
    expect(text.slice(-4)).toBe(checksum(text.slice(0, -4)));
});

it('keeps to the letters and lengths that the code takes', () => {
  const fields = fieldsOf(payNowText({ ...given, name: `Café ${'x'.repeat(40)}`, reference: 'y'.repeat(40) }));
  expect(fields['59']).toBe(`Cafe ${'x'.repeat(20)}`);
  expect(fieldsOf(fields['62'] ?? '')['01']).toHaveLength(25);
});

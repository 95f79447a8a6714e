import { expect, it } from 'vitest';
import { checkShareholder, newShareholder, shareholderBody, withKind } from './shareholderForm.ts';

const tan = { ...newShareholder(null), name: 'Tan Mei Ling', rate: 300_000 };

it('asks for a name and a part, and for a number only to be right', () => {
  expect(checkShareholder(newShareholder(null))).toEqual({ name: 'This is required.', rate: 'This is required.' });
  expect(checkShareholder(tan)).toEqual({});
  expect(checkShareholder({ ...tan, idNumber: 'S1234567A' })).toHaveProperty('idNumber');
  expect(checkShareholder({ ...tan, rate: 1_000_001 })).toHaveProperty('rate');
});

it('sends no number where none is typed', () => {
  expect(shareholderBody(tan)).not.toHaveProperty('idNumber');
  expect(shareholderBody({ ...tan, idNumber: 'S1234567D' })).toHaveProperty('idNumber', 'S1234567D');
});

it('takes the document of its kind', () => {
  expect(withKind(tan, 'COMPANY')).toEqual({ kind: 'COMPANY', idType: 'UEN' });
  expect(withKind({ ...tan, idType: 'PASSPORT' }, 'INDIVIDUAL')).toEqual({ kind: 'INDIVIDUAL', idType: 'PASSPORT' });
});

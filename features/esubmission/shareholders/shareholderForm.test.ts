import { expect, it } from 'vitest';
import {
  checkShareholder,
  newShareholder,
  shareholderBody,
  shareholderValuesOf,
  withKind,
} from './shareholderForm.web.ts';

const tan = { ...newShareholder(null), name: 'Tan Mei Ling', rate: 300_000 };

it('requires a name and a share, and checks a number only if there is one', () => {
  expect(checkShareholder(newShareholder(null), 1_000_000)).toEqual({
    name: 'This is required.',
    rate: 'This is required.',
  });
  expect(checkShareholder(tan, 1_000_000)).toEqual({});
  expect(checkShareholder({ ...tan, idNumber: 'S1234567A' }, 1_000_000)).toHaveProperty('idNumber');
  expect(checkShareholder({ ...tan, rate: 1_000_001 }, 1_000_000)).toHaveProperty('rate');
  expect(checkShareholder(tan, 300_000)).toEqual({});
  expect(checkShareholder(tan, 299_999)).toEqual({ rate: 'The others hold 70.0001%. Enter at most 29.9999%.' });
});

it('sends no number if none is typed', () => {
  expect(shareholderBody(tan)).not.toHaveProperty('idNumber');
  expect(shareholderBody({ ...tan, idNumber: 'S1234567D' })).toHaveProperty('idNumber', 'S1234567D');
});

it('takes of a shown row what can be changed, and nothing else', () => {
  const { idNumber: _, ...row } = tan;
  const shown = { ...row, id: '0190', idNumberMasked: '••••567D', print: '••••567D', rate: 300_000 };
  expect(checkShareholder(shareholderValuesOf(shown), 1_000_000)).toEqual({});
  expect(shareholderBody(shareholderValuesOf(shown))).toMatchObject({ name: 'Tan Mei Ling' });
});

it('sets the identity document of the kind', () => {
  expect(withKind(tan, 'COMPANY')).toEqual({ kind: 'COMPANY', idType: 'UEN' });
  expect(withKind({ ...tan, idType: 'PASSPORT' }, 'INDIVIDUAL')).toEqual({ kind: 'INDIVIDUAL', idType: 'PASSPORT' });
});

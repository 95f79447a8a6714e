import { describe, expect, it } from 'vitest';
import { columnsOfFile, dayOfFile, rowOfFile } from './rules.ts';

const head = [
  'salesperson_name',
  'registration_no',
  'registration_start_date',
  'registration_end_date',
  'estate_agent_name',
  'estate_agent_license_no',
];
const at = { name: 0, registrationNo: 1, validFrom: 2, validTo: 3, agencyName: 4, licenceNo: 5 };

it('finds its columns by name, in any order, behind a byte order mark', () => {
  expect(columnsOfFile(head)).toEqual({ at });
  expect(columnsOfFile(['\uFEFFRegistration_No', ...head.filter((name) => name !== 'registration_no')])).toHaveProperty(
    'at.registrationNo',
    0,
  );
  expect(columnsOfFile(head.slice(1))).toEqual({ missing: ['salesperson_name'] });
});

it.each([
  ['2026-01-31', '2026-01-31'],
  ['2026-01-31T00:00:00', '2026-01-31'],
  ['31/01/2026', '2026-01-31'],
  ['1/2/2026', '2026-02-01'],
  ['31 Jan 2026', '2026-01-31'],
  ['31-January-2026', '2026-01-31'],
  ['31 Foo 2026', null],
  ['', null],
])('reads %j as %j', (text, day) => {
  expect(dayOfFile(text)).toBe(day);
});

describe('a line', () => {
  const cells = ['LIM  MEI LING', 'r012345a', '2026-01-01', '31/12/2026', 'MERLION REALTY PTE LTD', 'L3001234K'];
  it('is kept tidy', () => {
    expect(rowOfFile(cells, at)).toEqual({
      registrationNo: 'R012345A',
      name: 'LIM MEI LING',
      licenceNo: 'L3001234K',
      agencyName: 'MERLION REALTY PTE LTD',
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
    });
  });
  it.each([
    ['a broken registration number', 1, 'R12'],
    ['no name', 0, '-'],
    ['a masked licence', 5, 'L3....2K'],
    ['no agency', 4, ' '],
  ])('with %s is left out', (_case, index, text) => {
    expect(rowOfFile(cells.with(index, text), at)).toBeUndefined();
  });
  it('with a day that is none has none', () => {
    expect(rowOfFile(cells.with(2, '2026-02-30').with(3, '-'), at)).toMatchObject({ validFrom: null, validTo: null });
  });
});

import { describe, expect, it } from 'vitest';
import { fittingShape, lineReader } from '#platform/contract/table-shape.ts';
import { dayOfFile, registerFile } from './rules.ts';

const head = [
  'salesperson_name',
  'registration_no',
  'registration_start_date',
  'registration_end_date',
  'estate_agent_name',
  'estate_agent_license_no',
];
const read = (cells: string[], columns = head) => {
  const found = fittingShape('file.csv', columns, [registerFile]);
  return typeof found === 'string' ? found : lineReader(found)(cells);
};

it('finds its columns by their headings, in any order, behind a byte order mark', () => {
  const cells = ['R012345A', 'LIM MEI LING', '', '', 'MERLION REALTY PTE LTD', 'L3001234K'];
  const others = head.filter((name) => name !== 'registration_no');
  expect(read(cells, ['\uFEFFRegistration_No', ...others])).toMatchObject({ registrationNo: 'R012345A' });
  expect(read(cells, head.slice(1))).toBe(
    'file.csv has columns of none of these files: salesperson information. No column is headed “salesperson_name”.',
  );
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
    expect(read(cells)).toEqual({
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
    expect(read(cells.with(index, text))).toBeUndefined();
  });
  it('with a day that is none has none', () => {
    expect(read(cells.with(2, '2026-02-30').with(3, '-'))).toMatchObject({ validFrom: null, validTo: null });
  });
});

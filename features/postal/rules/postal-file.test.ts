import { describe, expect, it } from 'vitest';
import { fittingShape, lineReader } from '#platform/contract/table-shape.ts';
import { postalFiles } from './postal-file.ts';

const readerOf = (head: string[]) => {
  const found = fittingShape('file.csv', head, postalFiles);
  return typeof found === 'string' ? undefined : lineReader(found);
};

describe('condominiums', () => {
  const read = readerOf(['\uFEFFusr_mcno', 'usr_devtname', 'devt_location', 'mcst_postalcode']);
  it.each([
    [
      'BENG TONG MANSION',
      '247 TANJONG KATONG ROAD 437035',
      '437035',
      '247',
      'Tanjong Katong Road',
      'Beng Tong Mansion',
    ],
    [' LEVENUE ', '55  LENGKONG EMPAT 417642', '417642', '55', 'Lengkong Empat', 'Levenue'],
    ['SGX CENTRE', '2 SHENTON WAY 68804', '068804', '2', 'Shenton Way', 'Sgx Centre'],
    ['MCST819', '251F PASIR PANJANG ROAD 118610', '118610', '251F', 'Pasir Panjang Road', ''],
    ['Management Corporation Strata Title No.  2860', 'No. 1 ROSYTH ROAD 546133', '546133', '1', 'Rosyth Road', ''],
    ['NA', '99/A/B HIGHLAND ROAD 549172', '549172', '99/A/B', 'Highland Road', ''],
    ['X', '3 #B2-01 LORONG 24 GEYLANG 398623', '398623', '3', 'Lorong 24 Geylang', 'X'],
  ])('%s at %s', (name, location, postalCode, block, street, building) => {
    expect(read?.(['0001', name, location, '208558'])).toEqual({
      address: { postalCode, block, street, building, source: 'condominiums' },
    });
  });
  it.each(['na', '443B JOO CHIAT ROAD', 'PLQ Mall PAYA LEBAR ROAD 409057'])('leaves out %j', (location) => {
    expect(read?.(['0001', 'A NAME', location, '208558'])).toBeUndefined();
  });
});

it('reads HDB blocks, which have no codes', () => {
  const read = readerOf(['blk_no', 'street', 'max_floor_lvl']);
  const address = { postalCode: null, block: '1A', street: 'Bedok Sth Ave 1', building: '', source: 'hdb' };
  expect(read?.(['1a', 'BEDOK STH AVE 1', '14'])).toEqual({ address });
  expect(read?.(['', 'BEDOK STH AVE 1', '14'])).toBeUndefined();
});

it('reads the list of codes', () => {
  const read = readerOf(['postal_code']);
  expect(read?.(['018906'])).toEqual({ code: '018906' });
  expect(read?.(['18906'])).toEqual({ code: '018906' });
  expect(read?.(['1890'])).toBeUndefined();
});

it('knows no other file', () => {
  expect(readerOf(['salesperson_name', 'registration_no'])).toBeUndefined();
});

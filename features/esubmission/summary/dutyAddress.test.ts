import { expect, it } from 'vitest';
import { sampleInfo, sampleLease } from '#demo/sample.ts';
import type { TransactionInfo } from '../info/info.calls.ts';
import { dutyAddress } from './dutyAddress.web.ts';

const place = '/agent-tools/calculators';
const addressOf = (info: object) => dutyAddress(info as TransactionInfo);
const sale = (change: Parameters<typeof sampleInfo>[0]) =>
  addressOf(sampleInfo({ optionDate: '2026-03-05', exerciseDate: null, ...change }));
const lease = (change: Parameters<typeof sampleLease>[0]) =>
  addressOf(sampleLease({ agreementDate: '2026-03-05', tenancyStart: '2026-04-01', ...change }));

it.each([
  [sale({ propertyCategory: 'hdb' }), `${place}/seller?kind=HDB&price=2480000&day=2026-03-05`],
  [sale({ representedSide: 'BUYER', exerciseDate: '2026-03-19' }), `${place}/buyer?price=2480000&day=2026-03-19`],
  [sale({ propertyCategory: 'land' }), undefined],
  [lease({ tenancyEnd: '2028-03-31' }), `${place}/lease?day=2026-03-05&rent=6800&years=2&months=0`],
  [lease({ tenancyEnd: '2027-10-14' }), `${place}/lease?day=2026-03-05&rent=6800&years=1&months=7`],
  [lease({ tenancyEnd: '2199-01-01' }), `${place}/lease?day=2026-03-05&rent=6800&endless=yes`],
  [
    lease({ tenancyEnd: '2027-03-31', marketType: 'EXTENSION' }),
    `${place}/lease?leaseKind=EXTENSION&day=2026-03-05&rent=6800&years=1&months=0`,
  ],
])('leads to the calculator, filled in: %#', (address, expected) => {
  expect(address).toBe(expected);
});

import { expect, it } from 'vitest';
import { sampleLease } from '#demo/sample.ts';
import { TransactionInfo } from '../info/info.calls.ts';
import { usualLimits } from '../info/limits.rules.ts';
import { foreignTenantLease } from './foreign-tenant-lease.rules.ts';

const lease = (tenancyEnd: string, propertyCategory: 'hdb' | 'private-residential' = 'hdb') =>
  TransactionInfo.parse(
    sampleLease({
      propertyCategory,
      propertyType: propertyCategory === 'hdb' ? '4R' : 'CONDOMINIUM',
      agreementDate: '2026-11-12',
      tenancyStart: '2026-12-01',
      tenancyEnd,
    }),
  );
const limits = { ...usualLimits, today: '2026-11-20' };
const tenant = (nationality: string) => ({ name: 'Maria Santos', partyType: 'TENANT', nationality }) as const;

it.each([
  ['its 24 months', '2028-11-30', 'PH', false],
  ['24 months that name the day after', '2028-12-01', 'PH', false],
  ['a day more than those', '2028-12-02', 'PH', true],
  ['36 months, which nobody may exceed', '2029-11-30', 'PH', true],
  ['a day more than the longest lease, which is refused by itself', '2029-12-02', 'PH', false],
  ['36 months of a Malaysian', '2029-11-30', 'MY', false],
])('a flat let to a foreigner for %s', (_, tenancyEnd, nationality, isTooLong) => {
  const message = foreignTenantLease(lease(tenancyEnd), [tenant(nationality)], limits);
  expect(message !== undefined).toBe(isTooLong);
});

it('a condominium is let for as long as one likes', () => {
  expect(foreignTenantLease(lease('2029-11-30', 'private-residential'), [tenant('PH')], limits)).toBeUndefined();
});

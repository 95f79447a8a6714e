import { describe, expect, it } from 'vitest';
import { usualLimits } from '../../../limits.ts';
import { checkInfo, infoBody } from './infoChecks.ts';
import { commissionOf, isLate, turnedInto } from './infoForm.ts';
import { emptyInfo, type InfoValues, infoValuesOf } from './infoValues.ts';

const today = '2026-11-12';
const flat: InfoValues = {
  ...emptyInfo,
  propertyCategory: 'hdb',
  propertyType: '4R',
  property: { postalCode: '521627', block: '627B', street: 'Tampines St 61', building: '', unit: '#09-118' },
  representedSide: 'SELLER',
  priceCents: 72_800_000,
  optionDate: '2026-11-10',
  optionSerialNo: 'A-1',
  hdbTown: 'Tampines',
  commission: { basis: 'PERCENT', rate: 20_000, amountCents: null },
};

const check = (values: InfoValues, limits = usualLimits) => checkInfo(values, today, limits);

describe('the transaction info as it is typed', () => {
  it('asks for what must be there, each at its field', () => {
    const errors = check(emptyInfo);
    expect(Object.keys(errors).sort()).toEqual([
      'commission.rate',
      'optionDate',
      'priceCents',
      'property.block',
      'property.postalCode',
      'property.street',
      'propertyCategory',
      'propertyType',
      'representedSide',
    ]);
    const { 'commission.rate': rate, ...others } = errors;
    expect(new Set(Object.values(others))).toEqual(new Set(['This is required.']));
    expect(rate).toContain('percentage');
  });

  it('is satisfied with a whole one, and works the commission out', () => {
    expect(check(flat)).toEqual({});
    expect(infoBody(flat)).toMatchObject({
      property: { unit: '09-118' },
      commission: { basis: 'PERCENT', rate: 20_000, amountCents: 1_456_000 },
    });
  });

  it('sends no unit for landed property, nor the serial number of an HDB option', () => {
    const house: InfoValues = { ...flat, propertyCategory: 'landed', propertyType: 'TERRACE' };
    expect(check(house)).toEqual({});
    expect(infoBody(house)).toMatchObject({ property: { unit: '' }, optionSerialNo: '', hdbTown: null });
  });

  it('asks why an option older than 14 days is reported late', () => {
    expect(isLate('2026-10-29', today, usualLimits)).toBe(false);
    expect(isLate('2026-10-28', today, usualLimits)).toBe(true);
    expect(check({ ...flat, optionDate: '2026-10-28' })).toHaveProperty('lateReason');
    // By the agency's own limit, where it has set one.
    expect(check({ ...flat, optionDate: '2026-10-28' }, { ...usualLimits, lateLimitDays: 30 })).toEqual({});
  });

  it('refuses dates that cannot follow each other', () => {
    expect(check({ ...flat, optionDate: '2026-11-13' })).toHaveProperty('optionDate');
    expect(check({ ...flat, exerciseDate: '2026-11-09' })).toHaveProperty('exerciseDate');
    expect(check({ ...flat, completionDate: '2026-11-09' })).toHaveProperty('completionDate');
  });

  it('judges the dates while other fields are still empty, and asks for no reason before the option has a date', () => {
    const begun: InfoValues = { ...emptyInfo, optionDate: '2026-11-10', exerciseDate: '2026-11-09' };
    expect(check(begun)).toHaveProperty('exerciseDate');
    expect(check({ ...emptyInfo, exerciseDate: '2026-10-01' })).not.toHaveProperty('lateReason');
  });

  it('takes a fixed commission as it is typed', () => {
    const fixed: InfoValues = { ...flat, commission: { basis: 'FIXED', rate: 20_000, amountCents: 1_000_000 } };
    expect(commissionOf(fixed)).toBe(1_000_000);
    expect(infoBody(fixed).commission).toEqual({ basis: 'FIXED', rate: null, amountCents: 1_000_000 });
    const untold: InfoValues = { ...fixed, commission: { ...fixed.commission, amountCents: null } };
    expect(check(untold)).toEqual({ 'commission.amountCents': 'This is required.' });
  });

  it('reads a saved one back as it was', () => {
    const saved = { ...infoBody(flat), district: '18' };
    expect(infoValuesOf(saved)).toEqual({
      ...flat,
      property: { ...flat.property, unit: '09-118' },
      commission: infoBody(flat).commission,
    });
  });

  const tenancy: InfoValues = {
    ...flat,
    ...turnedInto('LEASE', flat),
    monthlyRentCents: 340_000,
    agreementDate: '2026-11-10',
    tenancyStart: '2026-12-01',
    tenancyEnd: '2028-11-30',
    commission: { basis: 'MONTHS_OF_RENT', rate: 10_000, amountCents: null },
  };

  it('turns into a lease for the landlord, and back, and forgets nothing', () => {
    expect(tenancy).toMatchObject({ transactionType: 'LEASE', representedSide: 'LANDLORD', marketType: 'NEW_TENANCY' });
    expect({ ...tenancy, ...turnedInto('SALE', tenancy) }).toMatchObject({
      representedSide: 'SELLER',
      priceCents: 72_800_000,
      commission: { basis: 'PERCENT', rate: null },
    });
    expect(turnedInto('SALE', flat)).toEqual({});
  });

  it('asks of a lease what a lease has', () => {
    const errors = check({ ...emptyInfo, ...turnedInto('LEASE', emptyInfo) });
    expect(Object.keys(errors)).toEqual(
      expect.arrayContaining(['monthlyRentCents', 'agreementDate', 'tenancyStart', 'tenancyEnd', 'commission.rate']),
    );
    expect(errors).not.toHaveProperty('priceCents');
    expect(errors).not.toHaveProperty('optionDate');
  });

  it('sends of a lease what a lease has, with the commission in months of rent', () => {
    expect(check(tenancy)).toEqual({});
    const body = infoBody(tenancy);
    expect(body).toMatchObject({ monthlyRentCents: 340_000, commission: { rate: 10_000, amountCents: 340_000 } });
    expect(body).not.toHaveProperty('optionSerialNo');
    expect(infoValuesOf(body)).toMatchObject({ tenancyEnd: '2028-11-30', priceCents: null });
  });

  it('tells of a lease what can’t be, each at its field', () => {
    const late = { ...tenancy, agreementDate: '2026-10-28' };
    expect(Object.keys(check(late))).toEqual(['lateReason']);
    expect(Object.keys(check({ ...tenancy, tenancyEnd: '2026-11-30' }))).toEqual(['tenancyEnd']);
    // Too short for HDB: by the agency's settings, so that it is told when it is submitted.
    expect(check({ ...tenancy, tenancyEnd: '2026-12-30' })).toEqual({});
  });
});

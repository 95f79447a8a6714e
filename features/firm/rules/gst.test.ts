import { describe, expect, it } from 'vitest';
import { gstRateOn, isRegisteredOn, ownRateOn } from './gst.ts';

const rates = [
  { validFrom: '2023-01-01', rate: 80_000 },
  { validFrom: '2024-01-01', rate: 90_000 },
];

describe('the rate of GST', () => {
  it.each([
    ['2022-12-31', 0],
    ['2023-01-01', 80_000],
    ['2023-12-31', 80_000],
    ['2024-01-01', 90_000],
    ['2030-01-01', 90_000],
  ])('of %s is %s', (day, rate) => {
    expect(gstRateOn(rates, day)).toBe(rate);
    expect(gstRateOn(rates.toReversed(), day)).toBe(rate);
  });
});

describe('the registration for GST', () => {
  it.each([
    [{ from: '2024-03-01', until: '2026-02-28' }, '2024-02-29', false],
    [{ from: '2024-03-01', until: '2026-02-28' }, '2024-03-01', true],
    [{ from: '2024-03-01', until: '2026-02-28' }, '2026-02-28', true],
    [{ from: '2024-03-01', until: '2026-02-28' }, '2026-03-01', false],
    [{ from: '2024-03-01', until: null }, '2099-12-31', true],
    [{ from: null, until: null }, '2026-01-01', false],
  ])('%o holds on %s: %s', (registration, day, holds) => {
    expect(isRegisteredOn(registration, day)).toBe(holds);
  });
});

describe('the rate that somebody else charges', () => {
  const registered = { gstNumber: 'M90123456X', gstFrom: '2023-07-01' };
  it.each([
    ['2023-06-30', registered, 0],
    ['2023-07-01', registered, 80_000],
    ['2023-12-31', registered, 80_000],
    ['2024-01-01', registered, 90_000],
    ['2024-01-01', { gstNumber: null, gstFrom: null }, 0],
  ])('on %s, %o: %s', (day, business, rate) => {
    expect(ownRateOn(business, rates, day)).toBe(rate);
  });
});

import { describe, expect, it } from 'vitest';
import { attemptAfter, delayBefore } from './back-off.ts';

describe('a server that dies', () => {
  it('is back at once the first time, and within seconds however often it dies soon after', () => {
    let attempt = 0;
    const delays = Array.from({ length: 20 }, () => {
      const delay = delayBefore(attempt);
      attempt = attemptAfter(attempt, 1_500);
      return delay;
    });
    expect(delays.slice(0, 6)).toEqual([0, 100, 250, 500, 1000, 2000]);
    expect(Math.max(...delays)).toBe(2000);
  });

  it('is back at once when it ran well', () => {
    expect(delayBefore(attemptAfter(5, 10_001))).toBe(0);
  });

  it('is tried ever more slowly, and without end, when it can’t start', () => {
    expect([5, 6, 7, 1_000].map(delayBefore)).toEqual([2000, 5000, 5000, 5000]);
  });
});

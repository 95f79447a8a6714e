import { describe, expect, it } from 'vitest';
import { gstAtIssue } from './gst-at-issue.rules.ts';

const [nine, eight] = [
  { isRegistered: true, gstRate: 90_000 },
  { isRegistered: true, gstRate: 80_000 },
];
const none = { isRegistered: false, gstRate: 0 };
const credit = (receiptId: string, leftCents: number, gst = nine) => ({ receiptId, leftCents, gst });

describe('the GST of an invoice of S$ 1,000.00', () => {
  it('is that of today, with money of the same rate or without any', () => {
    expect(gstAtIssue(100_000, nine, [])).toEqual({ gst: nine, paid: [] });
    expect(gstAtIssue(100_000, nine, [credit('a', 40_000), credit('b', 90_000)])).toEqual({
      gst: nine,
      paid: [
        { receiptId: 'a', cents: 40_000 },
        { receiptId: 'b', cents: 69_000 },
      ],
    });
  });

  it('is that of the money, which came before and pays it whole', () => {
    expect(gstAtIssue(100_000, nine, [credit('a', 100_000, eight), credit('b', 9_000, eight)])).toEqual({
      gst: eight,
      paid: [
        { receiptId: 'a', cents: 100_000 },
        { receiptId: 'b', cents: 8_000 },
      ],
    });
    expect(gstAtIssue(100_000, nine, [credit('a', 120_000, none)])).toEqual({
      gst: none,
      paid: [{ receiptId: 'a', cents: 100_000 }],
    });
  });

  it('is not of two rates', () => {
    expect(gstAtIssue(100_000, nine, [credit('a', 107_999, eight)])).toEqual({
      problem:
        'The money came when GST was 8%, and pays S$ 1,079.99 of S$ 1,080.00. An invoice has one rate: revise the deal so that what the money pays has a billing of its own.',
    });
    expect(gstAtIssue(100_000, nine, [credit('a', 50_000, eight), credit('b', 100_000)])).toHaveProperty('problem');
  });
});

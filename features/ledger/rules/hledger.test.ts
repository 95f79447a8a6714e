import { expect, it } from 'vitest';
import { hledgerEntry, hledgerHead } from './hledger.ts';

it('declares every account, with people as sub-accounts', () => {
  const head = hledgerHead([{ account: 2100, person: 'hannah.lim' }]);
  expect(head).toContain('commodity SGD 1000.00\n');
  expect(head).toContain('account assets:1100 Receivable  ; type: A\n');
  expect(head).toContain('account liabilities:2100 Salespeople:hannah.lim\n');
});

it('writes an entry to the cent, with its tags, and no break in its description', () => {
  const entry = {
    id: 7,
    day: '2026-11-23',
    valueDay: '2026-10-31',
    event: 'invoice',
    text: 'INV26-000001;\nGoh',
    lines: [
      { account: 1100 as const, person: null, deal: 'D-2026-000001', cents: 9_007_199_254_740_991 },
      { account: 2100 as const, person: 'hannah.lim', deal: null, cents: -5 },
    ],
  };
  expect(hledgerEntry(entry)).toBe(`
2026-11-23 (7) INV26-000001 Goh  ; event:invoice, valueday:2026-10-31
    assets:1100 Receivable  SGD 90071992547409.91  ; deal:D-2026-000001
    liabilities:2100 Salespeople:hannah.lim  SGD -0.05
`);
});

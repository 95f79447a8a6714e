import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { walkLists } from '#test/finance-lists.ts';

/** The first of finance in an agency that has nothing yet. How its pages say so: e2e/finance-empty.long.ts. */
const app = await testApp();
const finance = await app.signIn(await app.aStaff('finance'));
const place = '/agency/v1/finance';

/** The commission plans that an agency begins with (`features/commission/seed.sql`). */
const plans = 3;

it('every list, and its file, is empty, but for that of plans', async () =>
  expect(await walkLists(finance)).toBe(plans));

const today = String(Temporal.Now.plainDateISO('Asia/Singapore'));

/** Queues of what has no amount. */
const withoutAmount = [
  'revisions',
  'rates',
  'plan-changes',
  'agency-accounts',
  'holds',
  'setting-changes',
  'gst-rates',
];
const isWithoutAmount = (value: { key?: string } | null) => withoutAmount.includes(value?.key ?? '');

it.each([
  ...['SALESPEOPLE', 'COBROKERS', 'REFUNDS'].map((kind) => `${place}/payouts/next?kind=${kind}&cutOff=${today}`),
  `${place}/gst?quarter=${today.slice(0, 4)}-Q1`,
  `${place}/ledger/balances`,
  '/api/v1/dashboard',
])('%s holds nothing', async (path) => {
  const { status, body } = await finance.get(path);
  expect([status, body.errors ?? []]).toEqual([200, []]);
  // No figure is missing: those of nothing are zero.
  const figures = JSON.stringify(body.data, (_, value) => (isWithoutAmount(value) ? undefined : value));
  expect(figures).not.toMatch(/"\w*[cC]ents":null/);
});

import { read, utils } from '@e965/xlsx';
import { beforeAll, expect, it } from 'vitest';
import { anAgencyThatPays } from '../rig/payouts.ts';
import type { Held } from './held.calls.ts';
import { choiceOf } from './held-reasons.rules.ts';

const { preparer, place, days, anEarner, aPaidDeal, putOnHold, readNext } = await anAgencyThatPays();

beforeAll(async () => {
  const { agent, dealId } = await anEarner({ name: 'Hannah Lim' });
  await aPaidDeal(agent, { papers: false });
  const rajesh = await anEarner({ name: 'Rajesh Nair', account: false });
  await putOnHold(rajesh.eSubId);
  await anEarner({ name: 'Tan Wei', account: false });
  const hold = (source: string, reason: string) =>
    preparer.post('/agency/v1/finance/payout-holds', { kind: 'DEAL', source, reason });
  await hold(dealId, 'A complaint of the client');
  await hold(rajesh.dealId, 'Disputed');
});

type Query = Record<string, string | number>;
const queryOf = (query: Query) =>
  new URLSearchParams(Object.entries({ cutOff: days.cutOff, ...query }).map(([key, value]) => [key, String(value)]));
const listed = async (query: Query = {}) => {
  const { status, body } = await preparer.get(`${place}/held?${queryOf(query)}`);
  expect([status, body.errors]).toEqual([200, []]);
  return body.data;
};

/** What the filters find of all that is held, as the rules of the page would. */
const byRule = (held: Held[], { search = '', why = '' }: { search?: string; why?: string }) => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return held.filter((item) => {
    const text = [item.name, item.of, ...item.reasons.map((reason) => reason.words)].join(' ').toLowerCase();
    return (
      (why === '' || item.reasons.some((each) => choiceOf(each) === why)) && words.every((word) => text.includes(word))
    );
  });
};
const sumOf = (items: { cents: number }[]) => items.reduce((sum, { cents }) => sum + cents, 0);
const keyOf = ({ deal, payeeId, reasons }: Held) =>
  [deal?.dealNo ?? payeeId, ...reasons.map(({ words }) => words)].join(' ');
const bySource = (one: Held, other: Held) => (one.source < other.source ? -1 : 1);

it.each([
  {},
  { search: 'hannah' },
  { search: '  COMPLAINT  lim ' },
  { search: 'nair nothing' },
  { why: 'Held by finance' },
  { why: 'Documents are missing' },
  { why: 'There is no bank account', search: 'tan' },
  { why: 'What nothing is held for' },
])('%j finds what the rules hold of it, with its sum, and so does the file', async (query) => {
  const { held } = await readNext();
  const expected = byRule(held, query);
  const { rows, sums, totalRecords, ...beside } = await listed({ ...query, pageSize: 100 });
  expect(rows.flatMap(({ items }: { items: Held[] }) => items).toSorted(bySource)).toEqual(expected.toSorted(bySource));
  expect(sums).toEqual({ cents: sumOf(expected) });
  expect(totalRecords).toBe(new Set(expected.map(keyOf)).size);
  for (const { items, cents } of rows) {
    expect(new Set(items.map(keyOf)).size).toBe(1);
    expect(cents).toBe(sumOf(items));
  }
  expect(beside).toMatchObject({
    cutOff: days.cutOff,
    listed: expected.length,
    held: held.length,
    reasons: [...new Set(held.flatMap(({ reasons }: Held) => reasons.map(choiceOf)))].toSorted(),
  });
  const { raw } = await preparer.get(`${place}/held/export?${queryOf(query)}`);
  const lines = utils.sheet_to_json(read(raw).Sheets.Held ?? {});
  expect(lines.map((line) => (line as Record<string, unknown>).Payee)).toEqual(expected.map(({ name }) => name));
});

it('has the deals in order, a page at a time, and other kinds and cut-offs', async () => {
  const { rows, totalRecords } = await listed({ sortDirection: 'asc', pageSize: 100 });
  const deals = rows.map(({ of }: { of: string }) => of);
  expect(deals).toEqual(deals.toSorted());
  expect(totalRecords).toBeGreaterThan(2);
  const second = await listed({ sortDirection: 'asc', pageSize: 1, pageNumber: 2 });
  expect(second.rows).toEqual([rows[1]]);
  expect(second.sums).toEqual((await listed({ pageSize: 1 })).sums);
  const early = await listed({ cutOff: '2026-11-01' });
  expect(early.reasons).toContain('It came in after the cut-off');
  const proposed = (await preparer.get(`${place}/days`)).body.data.cutOff;
  expect((await preparer.get(`${place}/held`)).body.data.cutOff).toBe(proposed);
  expect(await listed({ kind: 'COBROKERS' })).toMatchObject({ rows: [], held: 0, sums: { cents: 0 } });
});

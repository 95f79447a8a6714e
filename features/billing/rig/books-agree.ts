import { expect } from 'vitest';
import type { aMoneyDesk } from './money-desk.ts';

/** Expects the invariants of the books: the ledger has the amounts that the records have. */
export const requireBooksAgree = async ({ app, finance }: Awaited<ReturnType<typeof aMoneyDesk>>) => {
  const { rows } = (await finance.get('/agency/v1/finance/ledger/balances')).body.data;
  const balance = (no: number) => {
    const row = rows.find(({ account }: { account: number }) => account === no);
    return row ? row.debitCents - row.creditCents : 0;
  };
  const sums = await app.services.database.$client.query<Record<string, number>>(`
    SELECT (SELECT coalesce(sum(open_net + open_gst), 0) FROM invoice)::bigint AS "1100",
           (SELECT -coalesce(sum(open_net), 0) FROM invoice)::bigint AS "4000",
           (SELECT -coalesce(sum(left_cents), 0) FROM receipt)::bigint AS "2300",
           (SELECT coalesce(sum(cents), 0) FROM receipt WHERE cleared_on IS NULL AND returned_on IS NULL)::bigint AS "1010",
           (SELECT -coalesce(sum(gst_cents) FILTER (WHERE credited_at IS NULL), 0) FROM invoice)::bigint AS "2000",
           (SELECT -coalesce(sum(e.cents), 0) FROM earning e JOIN split_line l ON l.id = e.line_id WHERE l.kind = 'OWN')::bigint AS "2100",
           (SELECT -coalesce(sum(e.cents), 0) FROM earning e JOIN split_line l ON l.id = e.line_id WHERE l.kind = 'AGENCY')::bigint AS "4100"`);
  for (const [account, cents] of Object.entries(sums.rows[0] ?? {}))
    expect([account, balance(Number(account))]).toEqual([account, cents]);
  const { rows: wrongLines } = await app.services.database.$client.query(`
    SELECT count(*)::int AS wrong FROM split_line l
    WHERE l.cents - l.left_cents <> (SELECT coalesce(sum(e.cents), 0) FROM earning e WHERE e.line_id = l.id)`);
  expect(wrongLines).toEqual([{ wrong: 0 }]);
};

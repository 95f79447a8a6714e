import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';

let app: TestApp;
let desk: Client;

/** 10,030 approved and 30 submitted, all in one street; the newest are the submitted ones. */
beforeAll(async () => {
  app = await testApp();
  desk = await app.letIn(await app.aStaff('submissions'));
  const { userId } = await app.aSalesperson();
  await app.services.database.execute(sql`
    INSERT INTO esubmission (case_no, transaction_type, property_category, property_type, represented_side, postal_code, block,
      street, building, unit, district, price_cents, option_date, commission_basis, commission_cents, status, created_by, created_at, search)
    SELECT 'ES-2020-' || lpad(n::text, 6, '0'), 'SALE', 'hdb', '4R', 'SELLER', '560123', n::text, 'Bulk Street', '', '09-118', '20',
      n, '2020-01-01', 'FIXED', 0, CASE WHEN n > 10030 THEN 2 ELSE 7 END, ${userId}, timestamptz '2020-01-01' + n * interval '1 hour',
      ' es-2020-' || lpad(n::text, 6, '0') || ' | blk ' || n || ' bulk street 09-118' || CASE WHEN n <= 3000 THEN ' | oldtown' ELSE '' END
    FROM generate_series(1, 10060) n`);
  await app.services.database.execute(sql`ANALYZE esubmission`);
});

const list = async (query: string) => (await desk.get(`/api/v1/esubmissions${query}`)).body.data;
const chip = (data: { statusCounts: { id: number }[] }, id: number) => data.statusCounts.find((each) => each.id === id);

it('counts to 10,000 and then says that there are more', async () => {
  const data = await list('');
  expect(data).toMatchObject({ totalRecords: 10_000, totalIsCapped: true });
  expect(data.rows[0].caseNo).toBe('ES-2020-010060');
  expect(chip(data, 7)).toMatchObject({ count: 10_000, isCapped: true });
  expect(chip(data, 2)).toMatchObject({ count: 30, isCapped: false });
  expect(await list('?status=2')).toMatchObject({ totalRecords: 30, totalIsCapped: false });
});

it('counts some pages of hits ahead when many have the word, and still shows the first of all in order', async () => {
  const data = await list('?search=bulk&sortBy=Price&sortDirection=desc');
  expect(data).toMatchObject({ totalRecords: 100, totalIsCapped: true });
  expect(data.rows.map(({ priceCents }: { priceCents: number }) => priceCents)).toEqual(
    Array.from({ length: 20 }, (_, index) => 10_060 - index),
  );
  expect(data.statusCounts.some(({ isCapped }: { isCapped: boolean }) => isCapped)).toBe(true);
});

it('counts 1,000 hits of a search where they are not met at once', async () => {
  // Only older rows match; none of the 4,000 newest does.
  const data = await list('?search=oldtown&pageSize=3');
  expect(data).toMatchObject({ totalRecords: 1_000, totalIsCapped: true });
  expect(data.rows.map(({ caseNo }: { caseNo: string }) => caseNo)).toEqual([
    'ES-2020-003000',
    'ES-2020-002999',
    'ES-2020-002998',
  ]);
});

it('counts the chosen status of a search exactly where it can', async () => {
  const data = await list('?search=bulk%20street&status=2&pageSize=7&pageNumber=5');
  expect(data).toMatchObject({ totalRecords: 30, totalIsCapped: false });
  expect(data.rows.map(({ caseNo }: { caseNo: string }) => caseNo)).toEqual(['ES-2020-010032', 'ES-2020-010031']);
  expect(chip(data, 2)).toMatchObject({ count: 30, isCapped: false });
});

it.each([
  ['es-2020-000042', ['ES-2020-000042']],
  ['ES-2020-000042 bulk', ['ES-2020-000042']],
  ['es-2020-999999', []],
  ['es-2020-00004 street', ['ES-2020-000049', 'ES-2020-000048', 'ES-2020-000047']],
])('finds “%s”', async (search, expected) => {
  const data = await list(`?search=${encodeURIComponent(search)}&pageSize=3`);
  expect(data.rows.map(({ caseNo }: { caseNo: string }) => caseNo)).toEqual(expected);
});

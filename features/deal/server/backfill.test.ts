import { readFile } from 'node:fs/promises';
import { asc, eq } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { deal, dealBill, dealShare } from './tables.ts';

const migration = (name: string) => readFile(new URL(`../../../migrations/${name}`, import.meta.url), 'utf8');
const clock = clockAt('2026-11-20T02:00:00Z');
let app: TestApp;
let hannah: Client;
let desk: Client;

beforeAll(async () => {
  app = await testApp({ clock });
  hannah = await app.letIn(await app.aSalesperson());
  desk = await app.letIn(await app.aStaff('submissions'));
});

const anApproved = async (unit: string, external: boolean) => {
  const info = { property: { ...sampleInfo().property, unit } };
  const { eSubId } = await anEsubmission(hannah, { status: 'submitted', info });
  if (external)
    await app.services.database.$client.query(
      `INSERT INTO external_cobroke (esubmission_id, position, agency_name, licence_no, gst_registered, salesperson_name,
         registration_no, share_basis, share_rate, amount_cents)
       VALUES ($1, 0, 'Harbour & Hill Realty Pte Ltd', '', true, 'Desmond Yeo', 'R034567D', 'PERCENT', 50, 100)`,
      [eSubId],
    );
  // One after the other: numbers follow the order of approval.
  clock.advance({ minutes: 5 });
  for (const to of [3, 7])
    await desk.put(`/api/v1/esubmissions/${eSubId}/status/${to}`, { reason: to === 7 ? 'Checked on paper' : '' });
};

const everything = async () => {
  const { database } = app.services;
  const rows = await database.select().from(deal).orderBy(asc(deal.dealNo));
  return Promise.all(
    rows.map(async ({ id, ...row }) => {
      const shares = await database
        .select()
        .from(dealShare)
        .where(eq(dealShare.dealId, id))
        .orderBy(dealShare.position);
      const bills = await database.select().from(dealBill).where(eq(dealBill.dealId, id)).orderBy(dealBill.position);
      const own = <T extends object>(of: T[]) => of.map((each) => ({ ...each, id: '', dealId: '' }));
      return { ...row, shares: own(shares), bills: own(bills) };
    }),
  );
};

it('what was approved before there were deals gets the one that its approval makes now', async () => {
  await anApproved('70-1', false);
  await anApproved('70-2', true);
  const made = await everything();
  expect(made.map(({ shares }) => shares.length)).toEqual([1, 2]);

  const [first, snapshot, completion, category, wider, basis] = [
    await migration('0012-2-deal.sql'),
    await migration('0044-commission.sql'),
    await migration('0046-earnings.sql'),
    await migration('0060-plan-schemes.sql'),
    await migration('0113-wider-snapshot.sql'),
    await migration('0148-1-basis-of-a-bill.sql'),
  ];
  const place = ['postal_code', 'block', 'street', 'building', 'unit', 'district'];
  const added = [
    'case_no',
    'owner_id',
    'signed_on',
    'address',
    'category',
    'side',
    'market',
    'property_type',
    ...place,
  ];
  const empty = added.map((name) => `ALTER COLUMN ${name} DROP NOT NULL`).join(', ');
  const owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  await owner.query(`BEGIN; TRUNCATE deal CASCADE; DELETE FROM counter WHERE name LIKE 'deal.%';
    ALTER TABLE deal ${empty};
    ALTER TABLE deal_share ALTER COLUMN share_basis DROP NOT NULL, DROP CONSTRAINT deal_share_of_agency;
    ${first.slice(first.indexOf('-- What was approved before'))}
    ${snapshot.slice(snapshot.indexOf('UPDATE deal d'), snapshot.indexOf('CREATE INDEX deal_newest'))}
    ${(`${completion}${category}${wider}${basis}`.match(/UPDATE deal(_share|_bill)? [dsb] [^;]+;/g) ?? []).join('')} COMMIT;`);
  const { rows } = await owner.query("SELECT value FROM counter WHERE name LIKE 'deal.dealNo.%'");
  await owner.end();
  expect(await everything()).toEqual(made);
  expect(rows.map(({ value }) => Number(value))).toEqual([2]);
});

import { read, utils } from '@e965/xlsx';
import { beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client, Person } from '#test/people.ts';
import { casesOf } from '../rig/a-case.ts';

let app: TestApp;
let hannah: Client;
let ravi: Client;
let desk: Client;

beforeAll(async () => {
  app = await testApp();
  [hannah, ravi] = [await app.letIn(await app.aSalesperson()), await app.letIn(await app.aSalesperson())];
  desk = await app.letIn(await app.aStaff('submissions'));
  const { aCase } = casesOf(app);
  const make = (owner: Person, caseNo: string, columns: Parameters<typeof aCase>[1]) =>
    aCase(owner, { caseNo, ...columns });
  // More than one batch, to check the order across batches.
  for (let count = 0; count < 1_005; count += 1)
    await make(hannah.person, `H-${String(count).padStart(4, '0')}`, { priceCents: 100 * (count + 1), status: 2 });
  await make(hannah.person, 'H-DRAFT', { status: 1, street: '=HYPERLINK("http://x")' });
  await make(ravi.person, 'R-DRAFT', { status: 1 });
  await make(ravi.person, 'R-SUBMITTED', { status: 2, propertyCategory: 'hdb', search: ' r-submitted' });
}, 60_000);

const sheetOf = async (who: Client, query = '') => {
  const { status, raw, headers } = await who.get(`/api/v1/esubmissions/export${query}`);
  expect(status).toBe(200);
  const { Sheets } = read(raw);
  const rows = utils.sheet_to_json<Record<string, unknown>>(Sheets.Submissions ?? {});
  return { rows, headers, names: rows.map((row) => row['Case number']) };
};

test('a salesperson’s file has all of their own in the order asked for', async () => {
  const { rows, names, headers } = await sheetOf(hannah, '?sortBy=Price&sortDirection=asc&status=2');
  expect(names).toEqual(Array.from({ length: 1_005 }, (_, count) => `H-${String(count).padStart(4, '0')}`));
  expect(rows[149]).toMatchObject({ 'Price (S$)': 150, Status: 'Submitted', Salesperson: hannah.person.name });
  expect(headers['content-disposition']).toMatch(/^attachment; filename="submissions_\d{14}\.xlsx"/);
});

test('what looks like a formula is text', async () => {
  const { rows } = await sheetOf(hannah, '?status=1');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.Address).toContain('=HYPERLINK("http://x")');
});

test('the desk’s file has everybody’s but the drafts, through the filters of the list', async () => {
  expect((await sheetOf(desk)).names).toHaveLength(1_006);
  expect((await sheetOf(desk, '?propertyCategory=hdb&search=r-submitted')).names).toEqual(['R-SUBMITTED']);
  expect((await sheetOf(desk, '?status=1')).names).toEqual([]);
});

test('one person has two files made at a time; what the others ask for is answered meanwhile', async () => {
  const held = await app.services.database.$client.connect();
  const url = '/api/v1/esubmissions/export';
  try {
    await held.query('BEGIN');
    // A slow reader keeps an export open; here the reader takes nothing of it.
    await held.query('LOCK TABLE stored_file, esubmission IN ACCESS EXCLUSIVE MODE');
    const under = [hannah.get(url), hannah.get(url)];
    const third = await vi.waitFor(async () => {
      const answer = await hannah.get(url);
      expect(answer.status).toBe(429);
      return answer;
    });
    expect(third.body.errors[0].message).toBe('Your last files are still being made. Wait until one of them is there.');
    expect(third.headers['retry-after']).toBe('5');
    expect((await ravi.get('/api/v1/users/info')).status).toBe(200);
    await held.query('ROLLBACK');
    expect((await Promise.all(under)).map(({ status }) => status)).toEqual([200, 200]);
  } finally {
    held.release();
  }
  expect((await hannah.get(url)).status).toBe(200);
});

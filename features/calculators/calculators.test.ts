import { beforeAll, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { readPdf } from '#test/pdf.ts';
import type { Client } from '#test/people.ts';
import { rateKinds } from './rates/rates.words.ts';

const place = '/api/v1/calculators';
let app: TestApp;
let agent: Client;
let finance: Client;
let second: Client;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-03-05T02:00:00Z') });
  agent = await app.letIn(await app.aSalesperson({ name: 'Hannah Lim' }));
  finance = await app.letIn(await app.aStaff('finance'));
  second = await app.letIn(await app.aStaff('finance'));
});

const sheet = async (query: string) => {
  const { status, raw, body } = await agent.get(`${place}/${query}`);
  return { status, errors: body?.errors, text: status === 200 ? (await readPdf(raw)).text : '' };
};

it('prints a sheet with its figures, its rules and who hands it out, on one page', async () => {
  const { text } = await sheet(
    'buyer?kind=PRIVATE&price=1850000&buyers=CITIZEN-2,PR-1&age=38&years=25&interest=2.35&income=20000&cpf=180000&legal=3000',
  );
  expect(text).toContain('S$ 432,100');
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(
    /Additional buyer’s stamp duty: from 27 Apr 2023\. Stamp Duties Act 1929 .+ Notification 2023, S 243\/2023/,
  );
  expect(text).toMatch(/Hannah Lim[\s\S]*CEA registration no\. R\d{6}A/);
  expect(text).toContain('IRAS decides');
  expect(text).not.toContain('Page 1 of');
});

it.each([
  ['seller?price=900000&bought=2025-08-01', 'S$ 144,000'],
  ['lease?rent=3800&years=2&months=6', 'S$ 456'],
  ['loan?kind=HDB&lender=HDB&years=25&price=720000', 'S$ 540,000'],
])('prints %s', async (query, figure) => {
  expect((await sheet(query)).text).toContain(figure);
});

it('says what is missing, and refuses what is no value', async () => {
  expect(await sheet('buyer')).toMatchObject({ status: 400, errors: [{ message: 'Enter the price.' }] });
  expect(await sheet('buyer?price=1e6')).toMatchObject({ status: 400, errors: [{ field: 'price' }] });
  expect(await sheet('buyer?price=10000000000.01')).toMatchObject({ status: 400 });
  expect((await sheet('lease?rent=10000000000&years=99')).text).toContain('S$ 1,920,000,000');
});

const version = {
  kind: 'LEASE',
  fromDay: '2026-07-01',
  terms: { freeUpTo: 100_000, rate: 5_000, years: 4 },
  source: 'IRAS, Lease duty',
};

it('adds a version once a second person approves it, and never changes one', async () => {
  expect((await agent.post(`${place}/rules`, version)).status).toBe(403);
  expect((await finance.post(`${place}/rules`, version)).status).toBe(200);
  const [change] = (await second.get(`${place}/changes`)).body.data.rows;
  expect(change).toMatchObject({ title: 'Lease duty from 01 Jul 2026', isMine: false });
  expect((await finance.post(`${place}/changes/${change.changeId}/approval`)).status).toBe(403);
  expect((await sheet('lease?rent=3000&years=2&day=2026-07-01')).text).toContain('S$ 288');
  expect((await second.post(`${place}/changes/${change.changeId}/approval`)).status).toBe(200);
  expect((await sheet('lease?rent=3000&years=2&day=2026-07-01')).text).toContain('S$ 360');
  expect((await sheet('lease?rent=3000&years=2&day=2026-06-30')).text).toContain('S$ 288');

  const { rows } = await app.services.database.$client.query(
    `SELECT added_by FROM duty_rule WHERE from_day = '2026-07-01'`,
  );
  expect(rows).toEqual([{ added_by: finance.person.userId }]);

  expect((await finance.post(`${place}/rules`, version)).body.errors[0]).toMatchObject({ field: 'fromDay' });
  for (const table of ['duty_rule', 'loan_rule'])
    await expect(app.services.database.$client.query(`UPDATE ${table} SET note = 'x'`)).rejects.toThrow(
      'never changed',
    );
});

it('takes terms of their kind alone', async () => {
  const bands = (upTo: (number | null)[]) => ({
    ...version,
    kind: 'BSD_OTHER',
    terms: { bands: upTo.map((each) => ({ upTo: each, rate: 10_000 })) },
  });
  const refused = [
    { ...version, terms: { limit: 1 } },
    { ...version, source: 'IRAS e-Tax Guide (taxsg.com)' },
    bands([100, 50, null]),
    bands([100]),
    bands([null, null]),
    { ...version, terms: { ...version.terms, rate: 1_000_001 } },
  ];
  for (const body of refused) expect((await finance.post(`${place}/rules`, body)).status).toBe(400);
});

it('answers every rule that there is', async () => {
  const { versions } = (await agent.get(`${place}/rules`)).body.data;
  expect(new Set(versions.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(Object.keys(rateKinds)));
});

it('names acts and orders to everybody, and where copies were read to finance alone', async () => {
  type Known = { source: string; readAt?: string };
  const read = async (by: typeof agent): Promise<Known[]> => (await by.get(`${place}/rules`)).body.data.versions;
  const [seen, known] = [await read(agent), await read(finance)];
  expect(seen.filter(({ source, readAt }) => /\w\.(com|sg|org)\b/.test(source) || readAt !== undefined)).toEqual([]);
  expect(known.some(({ readAt }) => readAt?.includes('taxsg.com'))).toBe(true);
  expect((await sheet('seller?price=720000&bought=2012-06-01&day=2015-03-05')).text).toContain('S 16/2011');
});

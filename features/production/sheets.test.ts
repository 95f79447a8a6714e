import { read, utils } from '@e965/xlsx';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anAgencyThatPays } from '#features/payout/rig/payouts.ts';
import { setUpline } from '#features/people/index.server.ts';
import { transact } from '#platform/server/context.ts';
import type { Client } from '#test/people.ts';

const agency = await anAgencyThatPays();
const { app } = agency;
let leader: Client;
let member: Client;

beforeAll(async () => {
  leader = await app.letIn(await app.aSalesperson({ name: '=1+0 Leader' }));
  ({ agent: member } = await agency.anEarner({ name: '=2+0 Member' }));
  await agency.giveAccount(leader, { rested: true });
  await transact(app.asNobody, (at) =>
    setUpline(at, { personId: member.person.userId, uplineId: leader.person.userId, fromDay: '2020-01-01' }),
  );
  await agency.aPaidDeal(member);
  await agency.aRun('paid');
});

/** The sheets of an answer, each as rows of cells, the head first. */
const sheetsOf = (raw: Buffer): Record<string, unknown[][]> => {
  const book = read(raw);
  return Object.fromEntries(
    Object.entries(book.Sheets).map(([name, sheet]) => [name, utils.sheet_to_json<unknown[]>(sheet, { header: 1 })]),
  );
};

const sumOf = (rows: unknown[][] = [], column: string) => {
  const at = rows[0]?.indexOf(column) ?? -1;
  expect(at, column).toBeGreaterThanOrEqual(0);
  return Math.round(rows.slice(1).reduce((sum, row) => sum + Number(row[at] ?? 0), 0) * 100);
};

describe('the files of production', () => {
  it('have the rows of My Transactions', async () => {
    const place = '/api/v1/my-production/';
    const { raw, status } = await member.post(`${place}deal-submitted-report`, { by: 'SIGNED' });
    expect(status).toBe(200);
    const rows = sheetsOf(raw)['My transactions'];
    const { totals, totalRecords } = (await member.get(`${place}search-deal-submitted?by=SIGNED`)).body.data;
    expect(rows).toHaveLength(totalRecords + 1);
    expect(sumOf(rows, 'Gross commission (S$)')).toBe(totals.grossCents);
    expect(sumOf(rows, 'Received (S$)')).toBe(totals.receivedCents);
    const report = (await member.get(`${place}deal-submitted-report?by=SIGNED`)).body.data;
    expect(report.totals).toEqual(totals);
    for (const part of ['months', 'types', 'states'])
      expect(report[part].reduce((sum: number, each: { grossCents: number }) => sum + each.grossCents, 0)).toBe(
        totals.grossCents,
      );
  });

  it('have the income of a year, its earnings and its months with the same sums', async () => {
    const report = (who: Client, body: object) => who.post('/api/v1/my-production/income-report', body);
    const sheets = sheetsOf((await report(member, { year: '2026' })).raw);
    const paid = (await member.get('/api/v1/my-production/search-payout')).body.data.totals.cents;
    expect(sumOf(sheets['By month'], 'Paid out (S$)')).toBe(paid);
    expect(sumOf(sheets.Detail, 'Amount (S$)')).toBe(
      sumOf(sheets['By month'], 'Own deals (S$)') + sumOf(sheets['By month'], 'Overriding (S$)'),
    );
    // A name that looks like a formula stays text.
    expect(sheets.Summary?.[2]?.[1]).toContain('=2+0 Member');
    expect(sheetsOf((await report(member, { year: '2019' })).raw).Detail).toHaveLength(1);
    expect((await report(member, { year: 'last' })).status).toBe(400);
    expect((await report(member, { year: '2026', saNo: 'S99999' })).status).toBe(404);
    expect((await report(leader, { year: '2026', saNo: await codeOf(member) })).status).toBe(404);
    expect((await report(agency.preparer, { year: '2026', saNo: await codeOf(member) })).status).toBe(200);
  });

  it('have a team as its screen shows it, by level, and its deals', async () => {
    const place = '/api/v1/team-production/';
    const { rowsSum } = (await leader.get(`${place}team-performance-detail`)).body.data;
    expect(rowsSum.grossCents).toBeGreaterThan(0);
    const screen = sheetsOf((await leader.post(`${place}team-performance-detail`, {})).raw)['Team performance'];
    expect(screen?.slice(1).map(([name]) => name)).toEqual(['You', '=2+0 Member', 'Group']);
    const report = sheetsOf((await leader.get(`${place}download-team-performance-report`)).raw);
    expect(report['Level 1']).toEqual(screen);
    const deals = sheetsOf((await leader.get(`${place}team-deal-submitted/export`)).raw)['Team transactions'];
    expect(sumOf(deals, 'Gross commission (S$)')).toBe(rowsSum.grossCents);
    expect(JSON.stringify(deals)).not.toContain('#53-');
  });
});

describe('more rows than a file may hold', () => {
  const { config } = app.services;
  const allowed = config.exportRows;
  const most = (rows: number) => {
    config.exportRows = rows;
  };
  afterEach(() => most(allowed));

  it('are refused in words before the file begins, and nothing is recorded', async () => {
    const my = '/api/v1/my-production';
    const unpaid = await app.letIn(await app.aSalesperson());
    await agency.aBilledDeal(unpaid);
    const files: [rows: number, file: () => ReturnType<Client['get']>][] = [
      [2, () => member.get(`${my}/search-payout-deal/export`)],
      [2, () => member.get(`${my}/search-received-deal/export`)],
      [1, () => member.get(`${my}/search-payout/export`)],
      [1, () => unpaid.get(`${my}/search-outstanding-invoice/export`)],
      [1, () => leader.post('/api/v1/team-production/team-performance-detail', {})],
      [2, () => member.post(`${my}/deal-submitted-report`, {})],
      [2, () => member.post(`${my}/income-report`, { year: '2026' })],
      [1, () => leader.get('/api/v1/team-production/team-deal-submitted/export?withOwn=true')],
      [3, () => agency.preparer.get('/agency/v1/finance/deals/export')],
    ];
    const made = async () =>
      (await agency.query(`SELECT FROM audit_row WHERE action LIKE '%-exported' AND aggregate = 'export-reading'`))
        .length;
    const before = await made();
    for (const [rows, file] of files) {
      most(rows - 1);
      const { status, body } = await file();
      expect(status).toBe(413);
      expect(body.errors[0].message).toBe(
        `There are ${rows} rows, and a file holds ${rows - 1} at most. Narrow the days, or choose more filters.`,
      );
      most(rows);
      expect((await file()).status).toBe(200);
    }
    expect(await made()).toBe(before + files.length);
  });

  it('are counted over all levels of a team', async () => {
    const place = '/api/v1/team-production/';
    const under = await app.letIn(await app.aSalesperson());
    await transact(app.asNobody, (at) =>
      setUpline(at, { personId: under.person.userId, uplineId: member.person.userId, fromDay: '2020-01-01' }),
    );
    await agency.aPaidDeal(under);
    most(1);
    expect((await leader.post(`${place}team-performance-detail`, {})).status).toBe(200);
    expect((await leader.get(`${place}download-team-performance-report`)).status).toBe(413);
    most(2);
    expect((await leader.get(`${place}download-team-performance-report`)).status).toBe(200);
  });
});

const codeOf = async ({ person }: Client) =>
  (await agency.query<{ sa_no: string }>('SELECT sa_no FROM person WHERE id = $1', [person.userId]))[0]?.sa_no ?? '';

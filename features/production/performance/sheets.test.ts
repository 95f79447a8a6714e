import { read, utils } from '@e965/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAgencyThatPays } from '#features/payout/rig/payouts.ts';
import { setUpline } from '#features/people/index.server.ts';
import { transact } from '#platform/server/context.ts';
import type { Client } from '#test/people.ts';

const agency = await anAgencyThatPays();
const { app } = agency;
const salespersonNamed = async (name: string) => app.letIn(await app.aSalesperson({ name }));
const [above, leader, low] = [
  await salespersonNamed('Above'),
  await salespersonNamed('The leader'),
  await salespersonNamed('The member'),
];
const under = (member: Client, upline: Client) =>
  transact(app.asNobody, (at) =>
    setUpline(at, { personId: member.person.userId, uplineId: upline.person.userId, fromDay: '2020-01-01' }),
  );

/** Each sheet of an answer as rows of cells, the head first. */
const sheetsOf = (raw: Buffer): Record<string, unknown[][]> => {
  const book = read(raw);
  return Object.fromEntries(
    Object.entries(book.Sheets).map(([name, sheet]) => [name, utils.sheet_to_json<unknown[]>(sheet, { header: 1 })]),
  );
};

/** What these rows have in a column, in cents. */
const sumOf = (head: unknown[] = [], rows: unknown[][], column: string) => {
  const at = head.indexOf(column);
  expect(at, column).toBeGreaterThanOrEqual(0);
  return Math.round(rows.reduce((sum, row) => sum + Number(row[at] ?? 0), 0) * 100);
};

beforeAll(async () => {
  await under(leader, above);
  await under(low, leader);
  for (const who of [above, leader, low]) await agency.aBilledDeal(who);
});

describe('the file of a team', () => {
  const place = '/api/v1/team-production/';

  it('sums to the group at each level, with the change on what was before', async () => {
    // Half of it a year before.
    await agency.query(
      `INSERT INTO team_month (leader_id, month, via_id, gross_cents, own_cents, deals, own_deals, value_cents, own_value_cents)
       SELECT leader_id, '2025-03-01', via_id, gross_cents / 2, own_cents / 2, deals, own_deals, value_cents, own_value_cents
       FROM team_month WHERE leader_id = $1 AND via_id = $2`,
      [above.person.userId, leader.person.userId],
    );
    const report = sheetsOf((await above.get(`${place}download-team-performance-report`)).raw);
    for (const [level, nearer] of [
      [1, 'You'],
      [2, 'You and nearer levels'],
    ] as const) {
      const { group, nearer: near } = (await above.get(`${place}team-performance-detail?level=${level}`)).body.data;
      const [head, ...rows] = report[`Level ${level}`] ?? [];
      expect([rows.at(0)?.[0], rows.at(-1)?.[0]]).toEqual([nearer, 'Group']);
      for (const [column, field] of [
        ['Group gross (S$)', 'grossCents'],
        ['Value of group deals (S$)', 'valueCents'],
      ] as const) {
        expect(sumOf(head, rows.slice(0, -1), column)).toBe(group[field]);
        expect(sumOf(head, rows.slice(-1), column)).toBe(group[field]);
        expect(sumOf(head, rows.slice(0, 1), column)).toBe(near[field]);
      }
    }
    const at = report['Level 1']?.[0]?.indexOf('Change (%)') ?? -1;
    expect(report['Level 1']?.find(([name]) => name === leader.person.name)?.[at]).toBe(100);
  });

  it('is in the order of the screen', async () => {
    const other = await salespersonNamed('A member without deals');
    await under(other, leader);
    const namesBy = async (sortBy: string, sortDirection: string) => {
      const order = { sortBy, sortDirection };
      const raw = (await leader.post(`${place}team-performance-detail`, order)).raw;
      const { rows } = (await leader.get(`${place}team-performance-detail?${new URLSearchParams(order)}`)).body.data;
      const names = sheetsOf(raw)
        ['Team performance']?.slice(2, -1)
        .map(([name]) => name);
      expect(names).toEqual(rows.map(({ name }: { name: string }) => name));
      return names;
    };
    expect((await namesBy('Group', 'desc'))?.at(-1)).toBe('A member without deals');
    expect((await namesBy('Group', 'asc'))?.at(0)).toBe('A member without deals');
    const byName = await namesBy('Name', 'asc');
    expect(await namesBy('Name', 'desc')).toEqual(byName?.toReversed());
  });
});

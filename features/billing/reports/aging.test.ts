import { read, utils } from '@e965/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { setUpline } from '#features/people/index.server.ts';
import { transact } from '#platform/server/context.ts';
import { agingGroups } from '../billing.words.ts';
import { aMoneyDesk } from '../rig/money-desk.ts';
import { lateness } from './late.rules.ts';

const place = '/agency/v1/finance/aging';
const rig = await aMoneyDesk('2026-11-12');
const { app, finance } = rig;
const whole = 5_406_400;
const [kumar, tan] = await Promise.all(
  ['Rajesh Kumar', '100% Tan'].map(async (name) => app.letIn(await app.aSalesperson({ name }))),
);

type Row = { name: string; buckets: Record<string, number>; totalCents: number; disputedCents: number };

/** Hannah Lim, whose leader is Rajesh Kumar: not due, and 40 days late and disputed. Rajesh Kumar: 10 days late. 100% Tan: not due. */
beforeAll(async () => {
  const query = (text: string, values: unknown[]) => app.services.database.$client.query(text, values);
  const invoiceDue = async (owner: typeof kumar, dueOn: string, client: string) => {
    const { invoiceId } = await rig.anInvoice(owner);
    const to = JSON.stringify(client);
    await query("UPDATE invoice SET due_on = $2, printed = jsonb_set(printed, '{to,text}', $3::jsonb) WHERE id = $1", [
      invoiceId,
      dueOn,
      to,
    ]);
    return invoiceId;
  };
  await invoiceDue(rig.agent, '2026-12-04', 'Goh Siew Choo');
  const disputed = await invoiceDue(rig.agent, '2026-10-11', 'Goh Siew Choo');
  await invoiceDue(kumar, '2026-11-10', 'Harbour & Hill Pte. Ltd.');
  await invoiceDue(tan, '2026-12-04', 'Lim_Chen');
  const reason = 'The commission was agreed lower';
  expect((await finance.put(`/agency/v1/finance/invoices/${disputed}/dispute`, { reason })).status).toBe(200);
  const above = { uplineId: kumar?.person.userId ?? '', fromDay: '2020-01-01' };
  await transact(app.asNobody, (at) => setUpline(at, { personId: rig.agent.person.userId, ...above }));
}, 60_000);

const [hannah, rajesh, withoutLeader] = ['Hannah Lim', 'Rajesh Kumar', 'Without a leader'];
const [goh, harbour, lim] = ['Goh Siew Choo', 'Harbour & Hill Pte. Ltd.', 'Lim_Chen'];

describe('the aging', () => {
  it.each<[string, string[]]>([
    ['by=AGENT', [hannah, rajesh, '100% Tan']],
    ['by=AGENT&search=LIM', [hannah]],
    ['by=AGENT&search=100%25', ['100% Tan']],
    ['by=AGENT&search=h', [hannah]],
    ['by=AGENT&has=OVERDUE', [hannah, rajesh]],
    ['by=AGENT&has=DISPUTED', [hannah]],
    ['by=AGENT&has=NOT_DUE', [hannah, '100% Tan']],
    ['by=AGENT&has=D30', [rajesh]],
    ['by=AGENT&has=D60', [hannah]],
    ['by=AGENT&has=OVER', []],
    ['by=AGENT&has=NOT_DUE&search=tan', ['100% Tan']],
    ['by=TEAM', [rajesh, withoutLeader]],
    ['by=TEAM&search=kumar', [rajesh]],
    ['by=TEAM&search=without', [withoutLeader]],
    ['by=TEAM&has=D30', [withoutLeader]],
    ['by=CLIENT', [goh, harbour, lim]],
    ['by=CLIENT&search=harbour %26', [harbour]],
    ['by=CLIENT&search=m_ch', [lim]],
    ['by=CLIENT&has=DISPUTED', [goh]],
  ])('%s finds those that it says, with their sums, and the file has the same rows', async (query, names) => {
    const report = (await finance.get(`${place}?${query}`)).body.data;
    const rows = report.rows as Row[];
    expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
    expect(report).toMatchObject({
      totalRecords: rows.length,
      sums: Object.fromEntries(Object.keys(lateness).map((late) => [late, sum(({ buckets }) => buckets[late] ?? 0)])),
      sumCents: sum(({ totalCents }) => totalCents),
      disputedCents: sum(({ disputedCents }) => disputedCents),
    });
    const { Sheets, SheetNames } = read((await finance.get(`${place}/export?${query}`)).raw);
    const [head = [], ...lines] = utils.sheet_to_json<(string | number)[]>(Sheets[SheetNames[0] ?? ''] ?? {}, {
      header: 1,
    });
    const by = new URLSearchParams(query).get('by') as keyof typeof agingGroups;
    const late = Object.values(lateness).map((words) => `${words} (S$)`);
    expect(head).toEqual([agingGroups[by], ...late, 'Outstanding (S$)', 'Disputed (S$)']);
    expect(lines).toEqual(
      rows.map(({ name, buckets, totalCents, disputedCents }) => [
        name,
        ...Object.keys(lateness).map((key) => (buckets[key] ?? 0) / 100),
        ...[totalCents / 100, disputedCents / 100],
      ]),
    );
  });

  it('has pages, whose sums are those of all that is found', async () => {
    const pages = await Promise.all(
      [1, 2].map(async (page) => (await finance.get(`${place}?has=OVERDUE&pageSize=1&pageNumber=${page}`)).body.data),
    );
    expect(pages.map(({ rows }) => rows.map(({ name }: Row) => name))).toEqual([[hannah], [rajesh]]);
    for (const { totalRecords, sumCents } of pages) expect([totalRecords, sumCents]).toEqual([2, 3 * whole]);
  });

  it('is refused by another filter, and to whoever is not of finance', async () => {
    for (const path of [place, `${place}/export`, `${place}/invoices/export`]) {
      for (const query of ['by=AGENCY', 'has=LATE', 'state=OVERDUE'])
        expect([query, (await finance.get(`${path}?${query}`)).status]).toEqual([query, 400]);
      for (const who of [rig.agent, rig.desk]) expect((await who.get(path)).status).toBe(403);
    }
  });
});

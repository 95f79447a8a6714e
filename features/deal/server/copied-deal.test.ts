import { expect, it } from 'vitest';
import { sampleExternal, sampleInfo } from '#demo/sample.ts';
import { verifyAudit } from '#platform/server/audit/verify.ts';
import { listTables, type Table } from '#platform/server/tables/list-tables.ts';
import { testApp } from '#test/app.ts';
import { anApprovedDeal } from '#test/approved-deal.ts';
import { poolOf } from '#test/pool-of.ts';

const app = await testApp();
const owner = poolOf(app.ownerUrl);
const desk = await app.letIn(await app.aStaff('submissions'));

const { database, secrets, config } = app.services;
const verify = () => verifyAudit(database.$client, secrets, config.auditAnchorFile);

/** Counts go on, and a queue is made for its first job. */
const shared = /\b(counter|queue)$/;

/** Names and times, which no two submissions share. */
const own =
  /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[^"]+|v1\.[^"]+|(es|d)-\d{4}-\d{6}|71-\d\d|R\d{6}A|\\\\x[0-9a-f]+|person\d+/gi;
const numbered = /"(id|seq|document|move)": \d+/g;
/** What a job was queued by: a copy is made by no request. */
const byRequest = /"_request": "[^"]*"(, )?|, "_request": "[^"]*"/g;

/** Each save of a draft asks for the cases of its parties; a copy is made in one step. */
const ofDrafts = 'esubmission.party-cases';

const readTable = async ({ name }: Table): Promise<[string, string[]]> => {
  const { rows } = await owner.query<{ text: string }>(`SELECT to_jsonb(t)::text AS text FROM ${name} t`);
  return [name, rows.map(({ text }) => text)];
};

/** The rows that something adds or changes, by their tables. */
const written = async (work: () => Promise<unknown>) => {
  const client = await owner.connect();
  const tables = (await listTables(client)).filter(({ name }) => !shared.test(name));
  client.release();
  const before = new Map(await Promise.all(tables.map(readTable)));
  await work();
  const after = await Promise.all(tables.map(readTable));
  const rows = after.map(([name, texts]) => {
    const news = texts.filter((text) => !before.get(name)?.includes(text) && !text.includes(ofDrafts));
    return [
      name,
      news.map((text) => text.replace(byRequest, '').replace(own, '…').replace(numbered, '"$1": …')).toSorted(),
    ] as const;
  });
  return Object.fromEntries(rows.filter(([, texts]) => texts.length > 0));
};

it.each([
  ['with its papers', { papers: true }],
  ['without papers', { papers: false }],
])('a deal by copy, %s, has the rows of one that was reported and approved', async (name, given) => {
  const make = async (unit: string) => {
    const agent = await app.letIn(await app.aSalesperson({ name: 'Hannah Lim' }));
    const other = await app.aSalesperson({ name: 'Rajesh Kumar' });
    const shares = [
      { userId: agent.person.userId, role: 'CA' as const, shareRate: 700_000 },
      { userId: other.userId, role: 'ICB' as const, shareRate: 300_000 },
    ];
    const info = { property: { ...sampleInfo().property, unit } };
    const bill = { invoiceToText: `Copied ${name}` };
    return written(() => anApprovedDeal(agent, desk, { ...given, info, bill, shares, external: [sampleExternal()] }));
  };
  const reported = await make('71-11');
  expect(Object.keys(reported).length).toBeGreaterThan(15);
  expect(await make('71-12')).toEqual(reported);
  expect(await verify()).toMatchObject({ faults: [] });
});

import { read as openBook, utils } from '@e965/xlsx';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { aSubmittedCase, move } from '#features/esubmission/rig/moves.ts';
import { auditRow } from '#platform/server/audit/tables.ts';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { poolOf } from '#test/pool-of.ts';
import type { AuditFact, AuditLine } from './audit.calls.ts';

let app: TestApp;
let admin: Client;
let agent: Client;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  admin = await app.letIn(await app.anAdmin());
  agent = await app.letIn(await app.aSalesperson());
});

const read = async (query: string) => (await admin.get(`/agency/v1/audit?${query}`)).body.data;

describe('the audit trail', () => {
  it('is found by who did it, with what, and on which day of the agency', async () => {
    const { eSubId } = await aSubmittedCase(agent);
    const mine = await read(`person=${agent.person.userName.toUpperCase()}&aggregate=esubmission&pageSize=100`);
    expect(mine.totalRecords).toBe(mine.rows.length);
    expect(mine.rows[0]).toMatchObject({ by: agent.person.userName, title: 'Submitted', aggregateId: eSubId });
    expect((await read(`aggregateId=${eSubId}`)).totalRecords).toBe(mine.totalRecords);
    expect((await read('person=nobody.here')).totalRecords).toBe(0);
    // 02:00 in UTC is 10:00 in Singapore; its day began eight hours before that of UTC.
    expect((await read(`aggregateId=${eSubId}&from=2026-11-20&to=2026-11-20`)).totalRecords).toBe(mine.totalRecords);
    expect((await read(`aggregateId=${eSubId}&from=2026-11-21`)).totalRecords).toBe(0);
  });

  it('has ids that say nothing of how many rows stand between two: those of compliance are not shown', async () => {
    const compliance = await app.letIn(await app.aStaff('compliance'));
    await aSubmittedCase(agent);
    const suspicion = { subject: 'Cash Buyer', narrative: 'Pays in cash' };
    expect((await compliance.post('/api/v1/compliance/register', suspicion)).status).toBe(200);
    await aSubmittedCase(agent);
    const { rows } = await read('pageSize=100');
    const ids = rows.map(({ id }: AuditLine) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id: string) => !/^[\w-]{22}$/.test(id))).toEqual([]);
    expect((await read('pageSize=100')).rows.map(({ id }: AuditLine) => id).slice(-10)).toEqual(ids.slice(-10));
    expect([ids.toSorted(), ids.toSorted().toReversed()]).not.toContainEqual(ids);
  });

  it('says nothing of what compliance holds', async () => {
    const compliance = await app.letIn(await app.aStaff('compliance'));
    const { eSubId } = await aSubmittedCase(agent);
    expect((await move(compliance, eSubId, 8, 'A name on a list')).status).toBe(200);
    const { rows } = await read(`aggregateId=${eSubId}`);
    expect(rows[0].title).toBe('Submitted');
    expect((await read(`person=${compliance.person.userName}&aggregate=esubmission`)).totalRecords).toBe(0);
  });

  it('shows every other row, also those that are no move', async () => {
    const { eSubId } = await aSubmittedCase(agent);
    const stored = await app.services.database.$count(auditRow, eq(auditRow.aggregateId, eSubId));
    expect(stored).toBeGreaterThan(3);
    expect((await read(`aggregateId=${eSubId}&pageSize=100`)).rows).toHaveLength(stored);
  });

  it('has who read what is sensitive: a document, the summary as a PDF, the list as a sheet', async () => {
    const { eSubId, fileIds } = await anEsubmission(agent, { status: 'submitted' });
    const desk = await app.letIn(await app.aStaff('submissions'));
    const open = () => desk.get(`/media/v1/documents/${fileIds[0]}/download`);
    expect((await Promise.all([open(), open()])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await agent.get(`/media/v1/documents/${fileIds[0]}/download`)).status).toBe(200);
    expect((await desk.get(`/api/v1/esubmissions/${eSubId}/download-summary`)).status).toBe(200);
    expect((await desk.get('/api/v1/esubmissions/export?search=Goh&transactionType=SALE')).status).toBe(200);
    const stranger = await app.letIn(await app.aSalesperson());
    expect((await stranger.get(`/media/v1/documents/${fileIds[0]}/download`)).status).toBe(404);

    const ofCase = await read(`aggregateId=${eSubId}&aggregate=esubmission-reading`);
    const by = desk.person.userName;
    expect(ofCase.rows).toMatchObject([
      { by, title: 'Summary downloaded' },
      { by: agent.person.userName, title: 'Document opened' },
      { by, title: 'Document opened' },
      { by, title: 'Document opened' },
    ]);
    const [exported] = (await read(`person=${by}&aggregate=export-reading`)).rows;
    expect(exported).toMatchObject({
      title: 'Submissions exported',
      note: 'search, transaction type',
      kind: 'Export',
      name: by,
    });
  });

  it('names a record by its own kind, and is found by the beginning of its number', async () => {
    const { eSubId } = await aSubmittedCase(agent);
    const { rows } = await read(`aggregateId=${eSubId}`);
    const { name } = rows[0];
    expect(rows[0]).toMatchObject({ kind: 'Submission', name: expect.stringMatching(/^ES-2026-\d{6}$/) });
    for (const typed of [name, name.toLowerCase(), name.replaceAll('-', ' ')]) {
      const entries = await read(`search=${encodeURIComponent(typed)}&pageSize=100`);
      expect(entries.totalRecords).toBeGreaterThan(3);
      expect(new Set(entries.rows.map((row: { name: string }) => row.name))).toEqual(new Set([name]));
    }
    expect((await read('search=ES-2026-&pageSize=1')).totalRecords).toBeGreaterThan(rows.length);
    const byPerson = await read(`search=${agent.person.userName.toUpperCase()}&pageSize=1`);
    expect(byPerson.totalRecords).toBeGreaterThan(0);
    expect((await read('search=ES-1999')).totalRecords).toBe(0);
  });

  it('names the parties and files that stand in details, and shows no id', async () => {
    const { eSubId } = await aSubmittedCase(agent);
    const { rows } = await read(`aggregateId=${eSubId}&pageSize=100`);
    const facts = rows.flatMap((row: AuditLine) => row.facts);
    const added = rows.find(({ title }: AuditLine) => title === 'Party added');
    const parties = (await agent.get(`/api/v1/related-parties?eSubId=${eSubId}`)).body.data;
    expect(added.facts).toContainEqual({ label: 'Party', before: null, after: expect.stringMatching(/^[A-Z]/) });
    expect(JSON.stringify(parties)).toContain(added.facts.find(({ label }: AuditFact) => label === 'Party').after);
    expect(facts.some(({ after }: AuditFact) => after === 'D-01.pdf')).toBe(true);
    expect(facts.filter(({ after }: AuditFact) => /[\da-f]{8}-[\da-f]{4}-|…[\da-f]{8}/.test(after))).toEqual([]);
  });

  it('has a file of the same rows, without what compliance holds, which is an entry itself', async () => {
    const compliance = await app.letIn(await app.aStaff('compliance'));
    const { eSubId } = await aSubmittedCase(agent);
    expect((await move(compliance, eSubId, 8, 'A name on a list')).status).toBe(200);
    const { rows } = await read(`aggregateId=${eSubId}&pageSize=100`);
    const { status, raw } = await admin.get(`/agency/v1/audit/export?aggregateId=${eSubId}`);
    expect(status).toBe(200);
    const sheet = openBook(raw).Sheets['Audit trail'];
    const lines = utils.sheet_to_json<Record<string, string>>(sheet as never);
    expect(lines.map((line) => line.Action)).toEqual(rows.map((row: { title: string }) => row.title));
    expect(lines.some((line) => line.Details?.includes('Status: Draft → Submitted'))).toBe(true);
    expect(JSON.stringify(lines)).not.toContain('A name on a list');
    const [exported] = (await read(`person=${admin.person.userName}&aggregate=export`)).rows;
    expect(exported).toMatchObject({ title: 'Audit trail exported', note: expect.stringContaining('aggregate') });
  });

  it('is verified', async () => {
    const { status, body } = await admin.post('/agency/v1/audit/verify');
    expect(status).toBe(200);
    // No number: those of rows and chains would grow with what compliance enters.
    expect(body.data).toEqual({ isWhole: true });
    const owner = poolOf(app.ownerUrl);
    await owner.query('ALTER TABLE audit_row DISABLE TRIGGER audit_row_is_final');
    await owner.query(`UPDATE audit_row SET actor_name = 'nobody' WHERE id = (SELECT max(id) FROM audit_row)`);
    await owner.query('ALTER TABLE audit_row ENABLE TRIGGER audit_row_is_final');
    expect((await admin.post('/agency/v1/audit/verify')).body.data).toEqual({ isWhole: false });
  });
});

import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { aSubmittedCase, move } from '#features/esubmission/server/rig/moves.ts';
import { auditRow } from '#platform/server/audit/tables.ts';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';

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
    expect(exported).toMatchObject({ title: 'List exported', note: 'search, transaction type' });
  });

  it('is verified', async () => {
    const { status, body } = await admin.post('/agency/v1/audit/verify');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ rows: expect.any(Number), faults: [] });
    expect(body.data.chains).toBeGreaterThan(2);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { aClaimed, cases, historyOf, lastAudit, summaryOf } from '../rig/moves.ts';

let app: TestApp;
let hannah: Client;
let desk: Client;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson());
  desk = await app.letIn(await app.aStaff('submissions'));
});

type Document = { documentId: string; partyUuid: string | null; name: string; required: boolean; stage: string };

const approve = (eSubId: string, body: object = {}) => desk.put(`${cases}/${eSubId}/status/7`, body);
const required = async (eSubId: string): Promise<Document[]> =>
  (await summaryOf(desk, eSubId)).documents.filter((each: Document) => each.required && each.stage === 'submit');
const judge = (eSubId: string, { documentId, partyUuid }: Document, verdict: string, note = '') =>
  desk.put(`${cases}/${eSubId}/documents/${documentId}/verdict`, {
    verdict,
    note,
    ...(partyUuid ? { partyUuid } : {}),
  });

describe('an approval', () => {
  it('names the required documents that are not accepted, and needs a reason, which is kept and audited', async () => {
    const eSubId = await aClaimed(hannah, desk);
    const documents = await required(eSubId);
    expect(documents.length).toBeGreaterThan(2);
    for (const document of documents.slice(2)) await judge(eSubId, document, 'accepted');
    const refused = await approve(eSubId);
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'reason' }] } });
    for (const { name } of documents.slice(0, 2)) expect(refused.body.errors[0].message).toContain(name);
    expect((await summaryOf(desk, eSubId)).status.id).toBe(3);

    expect((await approve(eSubId, { reason: 'Seen on paper' })).status).toBe(200);
    expect(await lastAudit(app, eSubId)).toMatchObject({
      action: 'esubmission.approved',
      detail: { reason: 'Seen on paper', unaccepted: documents.slice(0, 2).map(({ documentId }) => documentId) },
    });
    expect((await historyOf(app, eSubId)).at(-1)).toEqual([3, 7, 'Seen on paper']);
  });

  it('needs no reason once all of them are accepted', async () => {
    const eSubId = await aClaimed(hannah, desk);
    for (const document of await required(eSubId)) await judge(eSubId, document, 'accepted');
    expect((await approve(eSubId)).status).toBe(200);
    expect((await lastAudit(app, eSubId))?.detail).not.toHaveProperty('unaccepted');
  });

  it('is blocked by an open query, whatever the reason', async () => {
    const eSubId = await aClaimed(hannah, desk);
    const documents = await required(eSubId);
    for (const document of documents) await judge(eSubId, document, 'accepted');
    const [first] = documents;
    if (!first) throw new Error('No document is required.');
    await judge(eSubId, first, 'queried', 'The second page is missing');
    const refused = await approve(eSubId, { reason: 'Never mind' });
    expect(refused.status).toBe(409);
    expect(refused.body.errors[0].message).toContain(`A query is open: ${first.name}`);
    await judge(eSubId, first, 'accepted');
    expect((await approve(eSubId)).status).toBe(200);
  });
});

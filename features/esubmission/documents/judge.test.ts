import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { casesOf } from '../rig/a-case.ts';
import { lineOf, markedPdf, otp, remove, upload } from '../rig/documents.ts';
import { aClaimed, lastAudit, move, summaryOf } from '../rig/moves.ts';

let app: TestApp;
let hannah: Client;
let mei: Client;
let rig: ReturnType<typeof casesOf>;

beforeAll(async () => {
  app = await testApp();
  rig = casesOf(app);
  hannah = await app.letIn(await app.aSalesperson());
  mei = await app.letIn(await app.aStaff('submissions'));
});

const judge = (who: Client, id: string, verdict: string, note = '', documentId = 'D-01', partyUuid?: string) =>
  who.put(`/api/v1/esubmissions/${id}/documents/${documentId}/verdict`, {
    verdict,
    note,
    ...(partyUuid ? { partyUuid } : {}),
  });
const verdictOf = async (who: Client, id: string) => (await lineOf(who, id, 'D-01'))?.verdict;

describe('a document at the desk', () => {
  it('is accepted or queried, seen by its salesperson, and audited', async () => {
    const id = await aClaimed(hannah, mei);
    const version = await rig.versionOf(id);
    expect(await judge(mei, id, 'accepted', 'not kept')).toMatchObject({
      status: 200,
      body: { data: { eSubId: id, version: version + 1 } },
    });
    expect(await verdictOf(hannah, id)).toEqual({
      verdict: 'accepted',
      note: '',
      byName: mei.person.name,
      at: expect.stringMatching(/Z$/),
    });
    expect(await judge(mei, id, 'queried', ' The second page is missing ')).toMatchObject({ status: 200 });
    expect(await verdictOf(hannah, id)).toMatchObject({ verdict: 'queried', note: 'The second page is missing' });
    expect(await lastAudit(app, id)).toMatchObject({
      action: 'esubmission.document-queried',
      detail: { documentId: 'D-01', partyUuid: null, note: 'The second page is missing' },
    });
    expect((await summaryOf(hannah, id)).findings).toContainEqual(
      expect.objectContaining({ level: 'warn', step: 'documents', message: expect.stringContaining('query') }),
    );
    await judge(mei, id, 'none');
    expect(await verdictOf(hannah, id)).toBeNull();
  });

  it('is answered by a new file, its query to be read, and an accepted one is open again when a file goes', async () => {
    const id = await aClaimed(hannah, mei);
    await judge(mei, id, 'queried', 'Blurred');
    await judge(mei, id, 'accepted', '', 'D-33');
    await move(mei, id, 5, 'See the documents');
    const { fileId } = (await lineOf(hannah, id, 'D-01')) ?? { fileId: '' };
    await remove(hannah, fileId);
    expect(await verdictOf(hannah, id)).toMatchObject({ verdict: 'queried' });
    await upload(hannah, id, otp, 'clear.pdf', markedPdf('clear'));
    expect(await verdictOf(hannah, id)).toMatchObject({ verdict: 'answered', note: 'Blurred' });
    const consent = await lineOf(hannah, id, 'D-33');
    expect(consent?.verdict).toMatchObject({ verdict: 'accepted' });
    await remove(hannah, consent?.fileId ?? '');
    expect((await lineOf(hannah, id, 'D-33'))?.verdict).toBeNull();
  });

  it('is judged by who has claimed the case, in words, and only where it is asked for', async () => {
    const id = await aClaimed(hannah, mei);
    const colleague = await app.letIn(await app.aStaff('submissions'));
    expect((await judge(colleague, id, 'accepted')).body.errors[0].code).toBe('esubmission.locked');
    expect((await judge(hannah, id, 'accepted')).status).toBe(403);
    expect((await judge(mei, crypto.randomUUID(), 'accepted')).status).toBe(404);
    expect((await judge(mei, id, 'queried')).body.errors[0]).toMatchObject({ field: 'note' });
    expect((await judge(mei, id, 'accepted', '', 'D-07')).body.errors[0]).toMatchObject({ field: 'documentId' });
    expect((await judge(mei, id, 'accepted', '', 'D-02')).status).toBe(200);
    expect((await judge(mei, id, 'accepted', '', 'D-03')).body.errors[0]).toMatchObject({ field: 'verdict' });
    expect((await judge(mei, id, 'queried', 'Was one used?', 'D-03')).status).toBe(200);
    expect((await lineOf(hannah, id, 'D-03'))?.verdict).toMatchObject({ verdict: 'queried', note: 'Was one used?' });
    expect((await judge(mei, id, 'accepted', '', 'D-08')).body.errors[0]).toMatchObject({ field: 'partyUuid' });
    await move(mei, id, 2);
    expect((await judge(mei, id, 'accepted')).status).toBe(409);
  });

  it('is nobody else’s to read', async () => {
    const id = await aClaimed(hannah, mei);
    await judge(mei, id, 'queried', 'Blurred');
    await rig.change(id, { status: 7 });
    const finance = await app.letIn(await app.aStaff('finance'));
    expect(await verdictOf(finance, id)).toBeNull();
    expect(await verdictOf(hannah, id)).toMatchObject({ verdict: 'queried' });
  });
});

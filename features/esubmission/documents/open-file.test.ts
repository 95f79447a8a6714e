import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { nilFileId } from '#platform/contract/files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { esubmissionMember } from '../record/tables.server.ts';
import { casesOf } from '../rig/a-case.ts';
import { download, lineOf, markedPdf, otp, remove, upload } from '../rig/documents.ts';
import { esubmissionDocument, esubmissionFile } from './tables.server.ts';

let app: TestApp;
let hannah: Client;
let ravi: Client;
let rig: ReturnType<typeof casesOf>;

beforeAll(async () => {
  app = await testApp();
  rig = casesOf(app);
  hannah = await app.letIn(await app.aSalesperson());
  ravi = await app.letIn(await app.aSalesperson());
});

describe('a file', () => {
  it('is opened by its owner and the desks that check it, and is missing to everyone else', async () => {
    const id = await rig.aCase(hannah.person);
    const { fileId } = (await upload(hannah, id, otp)).body.data;
    const desks = ['submissions', 'compliance', 'finance', 'content'] as const;
    const staff = await Promise.all(desks.map(async (desk) => app.letIn(await app.aStaff(desk))));
    const admin = await app.letIn(await app.anAdmin());
    const member = { userId: ravi.person.userId, esubmissionId: id, capacity: 'COBROKE' as const };
    await app.services.database.insert(esubmissionMember).values({ ...member, createdAt: '2026-03-01T02:00:00Z' });
    const statuses = async () =>
      Promise.all([hannah, ravi, ...staff, admin].map(async (who) => (await download(who, fileId)).status));
    expect(await statuses()).toEqual([200, 404, 404, 404, 404, 404, 404]);
    await rig.change(id, { status: 7 });
    expect(await statuses()).toEqual([200, 404, 200, 200, 404, 404, 200]);
    expect((await download(app.anyone as Client, fileId)).status).toBe(401);
    expect((await download(hannah, crypto.randomUUID())).status).toBe(404);
    expect((await download(hannah, '..%2F..%2Fx')).status).toBe(400);

    await rig.aParty(id);
    expect(await lineOf(ravi, id, 'D-01')).toMatchObject({ fileId, fileGroup: [] });
    expect(await lineOf(ravi, id, 'D-08')).toMatchObject({ required: true, partyName: null });
  });

  it('is taken off while the case is open: its line is missing again, and its name gone', async () => {
    const id = await rig.aCase(hannah.person);
    const one = (await upload(hannah, id, otp, '1.pdf', markedPdf('1'))).body.data.fileId;
    const two = (await upload(hannah, id, otp, '2.pdf', markedPdf('2'))).body.data.fileId;
    expect(await remove(hannah, one)).toMatchObject({
      status: 200,
      body: { message: 'Delete Document successfully!' },
    });
    expect(await lineOf(hannah, id, 'D-01')).toMatchObject({ fileId: two, fileGroup: [{ originalName: '2.pdf' }] });
    expect((await download(hannah, one)).status).toBe(404);
    expect((await remove(hannah, one)).status).toBe(404);

    expect((await remove(hannah, two)).status).toBe(200);
    expect(await lineOf(hannah, id, 'D-01')).toMatchObject({ fileId: nilFileId, spChecklistComplianceDate: null });
    const documents = await app.services.database
      .select()
      .from(esubmissionDocument)
      .where(eq(esubmissionDocument.esubmissionId, id));
    expect(documents).toEqual([]);
    expect(await rig.versionOf(id)).toBe(5);
  });

  it('is not taken off by a stranger (404), nor once submitted (409)', async () => {
    const id = await rig.aCase(hannah.person);
    const { fileId } = (await upload(hannah, id, otp)).body.data;
    expect((await remove(ravi, fileId)).status).toBe(404);
    await rig.change(id, { status: 2 });
    expect((await remove(hannah, fileId)).body.errors[0].code).toBe('esubmission.locked');
    const files = await app.services.database.select().from(esubmissionFile).where(eq(esubmissionFile.fileId, fileId));
    expect(files).toHaveLength(1);
  });
});

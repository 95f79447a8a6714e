import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StoredFile } from '#features/media/contract/index.ts';
import { auditRow } from '#platform/server/audit/tables.ts';
import { samplePdf, samplePng } from '#platform/server/storage/sample-files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { casesOf } from '../rig/a-case.ts';
import { download, lineOf, listOf, markedPdf, otp, upload } from '../rig/documents.ts';

let app: TestApp;
let hannah: Client;
let rig: ReturnType<typeof casesOf>;

beforeAll(async () => {
  app = await testApp();
  rig = casesOf(app);
  hannah = await app.letIn(await app.aSalesperson());
});

const storedKeys = async () => (await Array.fromAsync(app.services.files.list())).map(({ key }) => key);

describe('an upload', () => {
  it('fills its line, counts no longer as missing, is audited without its name, and comes back byte for byte', async () => {
    const id = await rig.aCase(hannah.person);
    const { missing } = await listOf(hannah, id);
    const answer = await upload(hannah, id, otp, 'S1234567D option.pdf');
    expect(answer).toMatchObject({ status: 200, body: { message: 'Upload Document successfully!' } });
    const { fileId } = answer.body.data;
    const line = await lineOf(hannah, id, 'D-01');
    expect(line).toMatchObject({ fileId, spChecklistComplianceDate: expect.stringMatching(/Z$/) });
    expect(line?.fileGroup).toEqual([
      {
        fileId,
        fileName: `${fileId}.pdf`,
        originalName: 'S1234567D option.pdf',
        contentType: 'application/pdf',
        size: samplePdf().length,
        uploadedAt: expect.any(String),
      },
    ]);
    expect((await listOf(hannah, id)).missing).toBe(missing - 1);
    expect(await rig.versionOf(id)).toBe(2);
    const [trail] = await app.services.database.select().from(auditRow).where(eq(auditRow.aggregateId, id));
    expect(trail).toMatchObject({ action: 'esubmission.file-added', detail: { fileId, documentId: 'D-01' } });
    expect(JSON.stringify(trail)).not.toContain('S1234567D');

    const file = await download(hannah, fileId);
    expect(file.status).toBe(200);
    expect(file.raw.equals(samplePdf())).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment; filename="S1234567D option.pdf"'),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    });
  });

  it('of many files at once to one line keeps them all, and the version counts each', async () => {
    const id = await rig.aCase(hannah.person);
    const names = Array.from({ length: 8 }, (_, index) => `page ${index}.pdf`);
    const answers = await Promise.all(names.map((name) => upload(hannah, id, otp, name, markedPdf(name))));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    const line = await lineOf(hannah, id, 'D-01');
    expect(line?.fileGroup.map(({ originalName }: StoredFile) => originalName).toSorted()).toEqual(names);
    expect(await rig.versionOf(id)).toBe(9);
  });

  it('that is sent again makes one file, and leaves no bytes behind', async () => {
    const id = await rig.aCase(hannah.person);
    const first = await upload(hannah, id, otp);
    const before = await storedKeys();
    const again = await Promise.all([upload(hannah, id, otp), upload(hannah, id, otp)]);
    for (const answer of again) expect(answer.body.data).toEqual(first.body.data);
    expect(await storedKeys()).toEqual(before);
    expect((await lineOf(hannah, id, 'D-01'))?.fileGroup).toHaveLength(1);
    expect((await upload(hannah, id, otp, 'another name.pdf')).body.data).not.toEqual(first.body.data);
  });

  it('names its party where the document is asked for each', async () => {
    const id = await rig.aCase(hannah.person);
    const [one, two] = [await rig.aParty(id), await rig.aParty(id)];
    const other = await rig.aParty(await rig.aCase(hannah.person));
    const to = (partyUuid?: string) =>
      upload(hannah, id, { documentId: 'D-08', ...(partyUuid ? { partyUuid } : {}) }, 'nric.png', samplePng());
    expect((await to(one)).status).toBe(200);
    expect((await to(two)).status).toBe(200);
    expect((await to()).body.errors[0]).toMatchObject({ field: 'partyUuid' });
    expect((await to(other)).body.errors[0]).toMatchObject({ field: 'partyUuid' });
    const rows = (await listOf(hannah, id)).rows.filter(({ documentId }) => documentId === 'D-08');
    expect(rows.map(({ fileGroup }) => fileGroup.length)).toEqual([1, 1]);
  });

  it('is added, with a warning, when another document has the same file already', async () => {
    const id = await rig.aCase(hannah.person);
    const add = async (documentId: string, name: string, bytes = samplePdf()) =>
      (await upload(hannah, id, { documentId }, name, bytes)).body.data.alsoAt;
    expect(await add('D-01', 'option.pdf')).toEqual([]);
    expect(await add('D-33', 'consent.pdf')).toEqual(['Option to purchase']);
    expect(await add('D-33', 'other.png', samplePng())).toEqual([]);
    // The same file again for the same line: an upload that was repeated.
    expect(await add('D-01', 'option.pdf')).toEqual([]);
  });

  it.each([
    ['BUYER', 'HFE letter'],
    ['SELLER', 'Intent to sell'],
  ] as const)('of HDB is asked of its own side: for the %s it is the %s', async (representedSide, name) => {
    const id = await rig.aCase(hannah.person, { representedSide });
    expect(await lineOf(hannah, id, 'D-24')).toMatchObject({ name });
  });

  it('stays in sight when its line is not asked for any more', async () => {
    const id = await rig.aCase(hannah.person);
    await upload(hannah, id, { documentId: 'D-24' });
    await rig.change(id, { propertyCategory: 'landed' });
    expect(await lineOf(hannah, id, 'D-24')).toMatchObject({
      required: false,
      fileGroup: [{ originalName: 'scan.pdf' }],
    });
  });

  it.each([
    ['../../x.pdf', 'x.pdf'],
    ['C:\\temp\\..\\y.pdf', 'y.pdf'],
    ['a\u202Efdp.pdf', 'afdp.pdf'],
    ['陳.pdf', '陳.pdf'],
    ['合約 ஒப்பந்தம்.pdf', '合約 ஒப்பந்தம்.pdf'],
  ])('named %j is kept and shown as %j', async (name, shownName) => {
    const id = await rig.aCase(hannah.person);
    const { fileId } = (await upload(hannah, id, otp, name)).body.data;
    expect((await lineOf(hannah, id, 'D-01'))?.fileGroup).toMatchObject([{ originalName: shownName }]);
    expect((await download(hannah, fileId)).headers['content-disposition']).toContain(encodeURIComponent(shownName));
  });
});

import { Readable } from 'node:stream';
import { beforeAll, expect, it } from 'vitest';
import { verifyAudit } from '#platform/server/audit/verify.ts';
import { transact } from '#platform/server/context.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { uploadAll } from './upload-all.server.ts';

let app: TestApp;
let hannah: Client;
let stranger: Client;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson());
  stranger = await app.letIn(await app.aSalesperson());
});

const aFile = (line: { documentId: string; partyUuid: string | null }) => ({
  documentId: line.documentId,
  partyUuid: line.partyUuid,
  file: { fileName: `${line.documentId}.pdf`, source: Readable.from([samplePdf()]) },
});
const bringTo = (eSubId: string, who: Client, bring: Parameters<typeof uploadAll>[1]['bring']) =>
  transact({ ...app.asNobody, actor: who.person }, (at) => uploadAll(at, { eSubId, bring }));
const checklistOf = async (eSubId: string) =>
  (await hannah.get(`/api/v1/document-templates?eSubId=${eSubId}`)).body.data;

it('adds a file to every line that submission requires, as one change with one audit row', async () => {
  const { eSubId } = await anEsubmission(hannah, { status: 'draft' });
  const before = await checklistOf(eSubId);
  expect(before.missing).toBeGreaterThan(3);
  await bringTo(eSubId, hannah, async (open) =>
    open.filter(({ required, stage }) => required && stage === 'submit').map(aFile),
  );
  const after = await checklistOf(eSubId);
  expect(after.missing).toBe(0);
  expect(after.spChecklistComplianceDate).not.toBeNull();
  const { rows } = await app.services.database.$client.query(
    `SELECT detail FROM audit_row WHERE aggregate_id = $1 AND action = 'esubmission.files-added'`,
    [eSubId],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].detail.files).toHaveLength(before.missing);
  expect(
    (await verifyAudit(app.services.database.$client, app.services.secrets, app.services.config.auditAnchorFile))
      .faults,
  ).toEqual([]);
});

it('takes none where one has no open line, and none from a stranger', async () => {
  const { eSubId } = await anEsubmission(hannah, { status: 'draft' });
  const twice = bringTo(eSubId, hannah, async ([first]) => (first ? [aFile(first), aFile(first)] : []));
  await expect(twice).rejects.toThrow('needs an open line');
  await expect(bringTo(eSubId, stranger, async () => [])).rejects.toThrow('could not be found');
  expect((await checklistOf(eSubId)).rows.every(({ fileGroup }: { fileGroup: [] }) => fileGroup.length === 0)).toBe(
    true,
  );
});

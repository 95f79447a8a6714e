import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { listOf, remove, upload } from '../rig/documents.ts';

let app: TestApp;
let hannah: Client;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson());
});

describe('the checklist', () => {
  it('is dated when nothing is missing for the first time, and not again', async () => {
    const { eSubId, fileIds } = await anEsubmission(hannah);
    const first = await listOf(hannah, eSubId);
    expect(first).toMatchObject({ missing: 0, spChecklistComplianceDate: expect.stringMatching(/Z$/) });
    const line = first.rows.find(({ fileId }) => fileId === fileIds[0]);
    await remove(hannah, fileIds[0] ?? '');
    expect(await listOf(hannah, eSubId)).toMatchObject({ missing: 1 });
    await upload(hannah, eSubId, { documentId: line?.documentId ?? '' });
    const { missing, spChecklistComplianceDate } = await listOf(hannah, eSubId);
    expect({ missing, spChecklistComplianceDate }).toEqual({
      missing: 0,
      spChecklistComplianceDate: first.spChecklistComplianceDate,
    });
  });
});

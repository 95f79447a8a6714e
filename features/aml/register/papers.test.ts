import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';

let app: TestApp;
let hannah: Client;
let farid: Client;
let denise: Client;
let admin: Client;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson());
  farid = await app.letIn(await app.aStaff('compliance'));
  denise = await app.letIn(await app.aStaff('compliance'));
  admin = await app.letIn(await app.anAdmin());
});

describe('papers of a suspicion', () => {
  const url = '/api/v1/compliance/register';
  const bytes = samplePdf();
  const entered = async () =>
    (await farid.post(url, { subject: 'Cash Payer', narrative: 'Paid in cash' })).body.data.entryId as string;
  const add = (entryId: string, who = farid) =>
    who.upload(`${url}/${entryId}/papers`, {}, { name: 'Bank slip.pdf', bytes });
  const filesStored = async () =>
    (await ask(app.services.database, "SELECT FROM stored_file WHERE original_name = 'Bank slip.pdf'")).length;

  it('are kept sealed, opened by compliance alone, and every opening is recorded', async () => {
    const entryId = await entered();
    for (const other of [hannah, admin]) expect((await add(entryId, other)).status).toBe(403);
    const { paperId } = (await add(entryId)).body.data;
    expect((await denise.get(`${url}/${entryId}`)).body.data.papers).toMatchObject([
      { paperId, name: 'Bank slip.pdf', size: bytes.length, addedBy: farid.person.name },
    ]);
    const opened = await denise.get(`${url}/${entryId}/papers/${paperId}`);
    expect(opened.raw.equals(bytes)).toBe(true);
    for (const other of [hannah, admin])
      expect((await other.get(`${url}/${entryId}/papers/${paperId}`)).status).toBe(403);
    expect((await denise.get(`${url}/${await entered()}/papers/${paperId}`)).status).toBe(404);
    // Nothing of it lies where files lie, nor in clear in its row.
    expect(await filesStored()).toBe(0);
    const [row] = await ask<{ sealed: string }>(app.services.database, 'SELECT sealed FROM str_file WHERE id = $1', [
      paperId,
    ]);
    expect(row?.sealed).toMatch(/^v1\./);
    const trail = `SELECT action, actor_name AS by FROM audit_row WHERE aggregate LIKE 'str-entry%' AND aggregate_id = $1 AND action LIKE 'entry.paper%' ORDER BY id`;
    expect(await ask(app.services.database, trail, [entryId])).toEqual([
      { action: 'entry.paper-added', by: farid.person.userName },
      { action: 'entry.paper-opened', by: denise.person.userName },
    ]);
  });

  it('can be deleted until the suspicion is decided, and added after it', async () => {
    const entryId = await entered();
    const [first, second] = [(await add(entryId)).body.data.paperId, (await add(entryId)).body.data.paperId];
    expect((await farid.delete(`${url}/${entryId}/papers/${first}`)).status).toBe(200);
    const decision = { version: 1, filing: 'NOT_FILE', reason: 'Explained', relationship: 'CONTINUE' };
    expect((await farid.put(`${url}/${entryId}/filing`, decision)).status).toBe(200);
    expect((await farid.delete(`${url}/${entryId}/papers/${second}`)).status).toBe(409);
    expect((await add(entryId)).status).toBe(200);
  });
});

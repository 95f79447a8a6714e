import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleInfo, sampleLease, sampleParties, sampleShareholder } from '#demo/sample.ts';
import { loadList } from '#features/ecdd/rig/listed.ts';
import { finishForm } from '#features/ecdd/rig/ready-form.ts';
import { transact } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { dryRun } from '#platform/server/dry-run.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { aHeldCompany, anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { countPapers } from '../checklist/count-papers.server.ts';
import { followDueDiligence } from '../due-diligence/sync.server.ts';
import { cases, move, summaryOf } from '../rig/moves.ts';
import { completeEsubmission } from '../status/complete.server.ts';
import { esubmissionRows } from './load.server.ts';

let app: TestApp;
let hannah: Client;
let desk: Client;
let farid: Client;

beforeAll(async () => {
  app = await testApp();
  hannah = watched(await app.letIn(await app.aSalesperson()));
  desk = watched(await app.letIn(await app.aStaff('submissions')));
  farid = watched(await app.letIn(await app.aStaff('compliance')));
  await loadList(app, []);
  await ask(
    app.services.database,
    `INSERT INTO setting (key, value) VALUES ('dueDiligenceForms', '{"from": "2025-07-01"}')`,
  );
});

const settle = () =>
  doQueued(app, 'esubmission.party-cases', 'aml.screen-case', 'aml.case-changed', 'ecdd.form-changed');

const facts = `
  SELECT e.id, d.lacks_client AS "lacksClient", d.ended_at IS NOT NULL AS "isEnded",
    (SELECT jsonb_agg(to_jsonb(y) ORDER BY y.position) FROM ecdd_duty y WHERE y.dossier_id = d.id) AS duties,
    (SELECT to_jsonb(p) FROM esubmission_papers p WHERE p.esubmission_id = e.id) AS papers
  FROM esubmission e LEFT JOIN ecdd_dossier d ON d.esubmission_id = e.id ORDER BY e.id`;

/** The facts of all submissions as they are stored, and as they are once each is worked out anew. */
const factsNow = () =>
  transact(app.asNobody, async (at) => {
    const stored = await ask(at.db, facts);
    const anew = await dryRun(at, async (within) => {
      for (const row of await esubmissionRows.read(within.db, sql`true`)) {
        await followDueDiligence(within, row.id);
        await countPapers(within, row);
      }
      return ask(within.db, facts);
    });
    return { stored, anew };
  });

/** The calls that succeeded. */
const called = new Set<string>();

/** A client of the same person that checks after each successful call that the derived facts of every submission equal those computed anew, before any job ran. */
const watched = (client: Client): Client => {
  const look = async <T extends { status: number }>(what: string, url: string, answer: Promise<T>): Promise<T> => {
    const response = await answer;
    const { stored, anew } = await factsNow();
    expect(stored, `${what} ${url}`).toEqual(anew);
    if (response.status === 200) called.add(`${what} ${url.replace(/\?.*/, '').replace(/[0-9a-f-]{36}/g, '…')}`);
    return response;
  };
  return {
    ...client,
    post: (url, ...rest) => look('POST', url, client.post(url, ...rest)),
    put: (url, ...rest) => look('PUT', url, client.put(url, ...rest)),
    delete: (url, ...rest) => look('DELETE', url, client.delete(url, ...rest)),
    upload: (url, ...rest) => look('POST', url, client.upload(url, ...rest)),
  };
};

const parties = '/api/v1/related-parties';
const versionOf = async (eSubId: string) => (await summaryOf(hannah, eSubId)).version;
const papersOf = async (eSubId: string) => {
  const { stored } = await factsNow();
  return (stored as { id: string; papers: object | null }[]).find(({ id }) => id === eSubId)?.papers;
};

/** A submission with its forms signed, submitted by its owner. */
const aSubmitted = async (unit: string, type: 'SALE' | 'LEASE' = 'SALE') => {
  const property = { ...sampleInfo().property, unit };
  const info = type === 'LEASE' ? { ...sampleLease({ property }), transactionType: type } : { property };
  const { eSubId, partyUuids } = await anEsubmission(hannah, { settle, info });
  const { formId } = (await hannah.post(`${cases}/${eSubId}/due-diligence/${partyUuids[0]}`, {})).body.data;
  await finishForm(app, hannah, formId, {}, {});
  await settle();
  await submit(eSubId);
  return eSubId;
};

const submit = async (eSubId: string) => {
  const { findings } = await summaryOf(hannah, eSubId);
  const overrides = findings.map(({ code }: { code: string }) => ({ code, reason: 'Right as it is' }));
  const answer = await hannah.put(`${cases}/${eSubId}/status/2`, { overrides });
  expect(answer.body.errors).toEqual([]);
};

const ok = async (answer: Promise<{ status: number; body: { errors?: unknown } }>) => {
  const { status, body } = await answer;
  expect([status, body.errors]).toEqual([200, []]);
};

describe('each change of a submission leaves what follows from it fresh', () => {
  it('of a draft: its particulars, its parties, their shareholders and principals', async () => {
    const info = sampleInfo({ property: { ...sampleInfo().property, unit: '61-1' } });
    const { eSubId, version, partyUuids } = await anEsubmission(hannah, { status: 'draft', info });
    const lease = { ...sampleLease({ property: info.property }), eSubId, version };
    await ok(hannah.put(cases, lease));
    await ok(hannah.put(cases, { ...info, eSubId, version: await versionOf(eSubId) }));
    const other = { ...info, property: { ...info.property, unit: '61-2' } };
    await ok(hannah.put(cases, { ...other, eSubId, version: await versionOf(eSubId) }));
    const uuid = partyUuids[0] ?? '';
    const seller = { ...sampleParties()[0], uuid, eSubId, representedParty: 'O' };
    await ok(hannah.put(parties, { ...seller, version: await versionOf(eSubId) }));
    const owner = { name: 'Lim Kah Hoe', idType: 'PASSPORT', idNumber: 'X1234567', nationality: 'SG' };
    const held = { ...sampleParties()[0], uuid, eSubId, isBeneficialOwner: false, beneficialOwner: owner };
    await ok(hannah.put(parties, { ...held, version: await versionOf(eSubId) }));
    const made = await aHeldCompany(hannah, { eSubId, version: await versionOf(eSubId) });
    const shareholders = `${parties}/party/${made.companyUuid}/shareholders`;
    const holder = { ...sampleShareholder({ rate: 300_000 }), version: made.version };
    await ok(hannah.put(`${shareholders}/${made.shareholderId}`, holder));
    await ok(hannah.delete(`${shareholders}/${made.shareholderId}?version=${await versionOf(eSubId)}`));
    await settle();
    await ok(hannah.delete(`${parties}?eSubId=${eSubId}&uuid=${uuid}&version=${await versionOf(eSubId)}`));
    await ok(hannah.delete(`${cases}?id=${eSubId}`));
  });

  it('of one that is taken back, returned, rejected, and copied', async () => {
    const eSubId = await aSubmitted('61-3');
    await ok(move(hannah, eSubId, 1));
    await submit(eSubId);
    await ok(move(desk, eSubId, 3));
    await ok(move(desk, eSubId, 5, 'The price is of another flat'));
    await submit(eSubId);
    await ok(move(desk, eSubId, 3));
    await ok(move(desk, eSubId, 6, 'The option is of another flat'));
    await ok(hannah.post(`${cases}/${eSubId}/clone`));
  });

  it('of one that is approved, held, released and settled; and the papers that come then', async () => {
    const eSubId = await aSubmitted('61-4', 'LEASE');
    expect(await papersOf(eSubId)).toBeNull();
    await ok(move(desk, eSubId, 3));
    await ok(move(desk, eSubId, 7));
    expect(await papersOf(eSubId)).toMatchObject({ due_diligence: 0 });
    const open = await papersOf(eSubId);
    const { rows } = (await hannah.get(`/api/v1/document-templates?eSubId=${eSubId}`)).body.data;
    const later = rows.find(
      ({ level, stage, partyUuid }: Record<string, unknown>) =>
        level === 'required' && stage !== 'submit' && partyUuid === null,
    );
    const place = { eSubId, documentId: later.documentId };
    const upload = () => hannah.upload('/api/v1/esubmission-uploads', place, { name: 'paper.pdf', bytes: samplePdf() });
    const { fileId } = (await upload()).body.data;
    expect(await papersOf(eSubId)).not.toEqual(open);
    await ok(hannah.delete(`/media/v1/documents?fileId=${fileId}`));
    expect(await papersOf(eSubId)).toEqual(open);
    await upload();
    const verdict = `${cases}/${eSubId}/documents/${later.documentId}/verdict`;
    await ok(desk.put(verdict, { partyUuid: null, verdict: 'accepted', note: '' }));
    await ok(move(farid, eSubId, 8, 'A question of compliance'));
    await ok(move(farid, eSubId, 7, 'Answered'));
    expect(await transact(app.asNobody, (at) => completeEsubmission(at, eSubId))).toBe(true);
    const { stored, anew } = await factsNow();
    expect(stored).toEqual(anew);
  });

  it('by every kind of change that there is', () => {
    const changes = [
      'POST /api/v1/esubmissions',
      'PUT /api/v1/esubmissions',
      'DELETE /api/v1/esubmissions',
      'POST /api/v1/esubmissions/…/clone',
      'POST /api/v1/related-parties',
      'PUT /api/v1/related-parties',
      'DELETE /api/v1/related-parties',
      'POST /api/v1/related-parties/party/…/shareholders',
      'PUT /api/v1/related-parties/party/…/shareholders/…',
      'DELETE /api/v1/related-parties/party/…/shareholders/…',
      'POST /api/v1/esubmission-uploads',
      'DELETE /media/v1/documents',
      'PUT /api/v1/esubmissions/…/documents/D-21/verdict',
      ...[1, 2, 3, 5, 6, 7, 8].map((status) => `PUT /api/v1/esubmissions/…/status/${status}`),
    ];
    expect([...called]).toEqual(expect.arrayContaining(changes));
  });
});

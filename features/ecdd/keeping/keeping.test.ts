import { beforeAll, expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Answer, Client } from '#test/people.ts';
import { poolOf } from '#test/pool-of.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { syncDossier } from '../dossier/sync.server.ts';
import { addPaper } from '../rig/add-paper.ts';
import { loadList } from '../rig/listed.ts';
import { aReadyForm } from '../rig/ready-form.ts';
import { caseOfForms } from './case-keeper.server.ts';
import { completedOn } from './completed.server.ts';
import { endViews } from './over.server.ts';

let app: TestApp;
let hannah: Client;
let farid: Client;
let denise: Client;

const place = '/api/v1/ecdd-aml-forms';
const path = '/api/v1/compliance/kept-forms';
const purges = '/api/v1/compliance/purges';
const cash = { questionFID: '5.06', checkedResult: 'Y', remark: 'A tenth of the price', detail: '' } as const;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  farid = await app.letIn(await app.aStaff('compliance'));
  denise = await app.letIn(await app.aStaff('compliance'));
  await loadList(app, []);
});

const sql = <Row extends object>(text: string, values: unknown[] = []) => ask<Row>(app.services.database, text, values);

/** A signed form with papers, of six years ago. */
const anOldForm = async (): Promise<string> => {
  const id = await aReadyForm(app, hannah, { answers: [cash] });
  await addPaper(hannah, id, 'SIGNED', { version: '1' });
  await sql(`UPDATE ecdd_form SET changed_at = changed_at - interval '6 years' WHERE id = $1`, [id]);
  await sql(`UPDATE ecdd_signature SET signed_at = signed_at - interval '6 years' WHERE form_id = $1`, [id]);
  return id;
};
const due = async (state = 'DUE'): Promise<string[]> =>
  (await farid.get(`${path}?pageSize=100&state=${state}`)).body.data.rows.map(({ id }: { id: string }) => id);
const askFor = (ids: string[], who = farid) => who.post(purges, { formIds: ids, reason: 'Five years are over' });
const decide = (id: string, isApproved: boolean, who = denise) => who.put(`${purges}/${id}`, { isApproved });

it('deletes all of a form once two officers say so, and keeps its trail without a name', async () => {
  const id = await anOldForm();
  const files = await sql<{ id: string }>(
    `SELECT file_id AS id FROM ecdd_file WHERE form_id = $1
     UNION SELECT file_id FROM ecdd_signature WHERE form_id = $1`,
    [id],
  );
  expect(files).toHaveLength(2);
  expect(await due()).toContain(id);
  const request = await askFor([id]);
  expect([request.status, request.body.errors]).toEqual([200, []]);
  expect([await due(), await due('ASKED')]).toEqual([expect.not.arrayContaining([id]), [id]]);
  expect((await askFor([id], denise)).status).toBe(409);
  const purge = request.body.data.id;
  expect((await decide(purge, true, farid)).status).toBe(403);
  // Two officers who approve at once: it is done once.
  const third = await app.letIn(await app.aStaff('compliance'));
  const both = await Promise.all([decide(purge, true), decide(purge, true, third)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await farid.get(`${place}/${id}`)).status).toBe(404);
  for (const table of [
    'ecdd_answer',
    'ecdd_rating',
    'ecdd_wrong',
    'ecdd_signature',
    'ecdd_file',
    'ecdd_customer_part',
    'ecdd_approval',
  ])
    expect(await sql(`SELECT form_id FROM ${table} WHERE form_id = $1`, [id])).toEqual([]);
  const ids = files.map((file) => file.id);
  expect(await sql('SELECT file_id FROM stored_file WHERE file_id = ANY($1::uuid[])', [ids])).toEqual([]);
  const [done] = (await farid.get(purges)).body.data;
  expect(done).toMatchObject({ state: 'PURGED', forms: 1, purged: [{ cDDFor: 'SALE-SELLER', count: 1 }] });
  const trail = await sql<{ row: string }>('SELECT audit_row::text AS row FROM audit_row WHERE aggregate_id = $1', [
    id,
  ]);
  expect(trail.some(({ row }) => row.includes('form.purged'))).toBe(true);
  expect(trail.filter(({ row }) => /Goh Siew Choo|S1234567D|siewchoo/.test(row))).toEqual([]);
});

it('of a link takes what was signed and sealed along', async () => {
  const id = await aReadyForm(app, hannah);
  await hannah.post(`${place}/send-for-signing`, { id, recipient: 'email', way: 'SHARE' });
  await sql(`UPDATE ecdd_form SET changed_at = changed_at - interval '6 years' WHERE id = $1`, [id]);
  const { id: purge } = (await askFor([id])).body.data;
  expect((await decide(purge, true)).status).toBe(200);
  expect(await sql('SELECT id FROM signing_request WHERE ref = $1', [id])).toEqual([]);
});

it('waits for a legal hold, and for an entry of the register', async () => {
  const id = await anOldForm();
  const hold = () => farid.post(`${path}/${id}/hold`, { reason: 'Court case' });
  expect((await hold()).status).toBe(200);
  expect((await hold()).status).toBe(409);
  // Whoever placed it does not lift it.
  expect((await farid.delete(`${path}/${id}/hold`)).status).toBe(403);
  expect([(await due('HELD')).includes(id), (await askFor([id])).status]).toEqual([true, 409]);
  expect((await denise.delete(`${path}/${id}/hold`)).status).toBe(200);
  const { id: purge } = (await askFor([id])).body.data;
  // What is known by the time of the approval counts, too.
  const { aMLID } = (await hannah.get(`${place}/${id}`)).body.data;
  const entry = { aMLID, subject: 'Goh Siew Choo', narrative: 'Three accounts in a week' };
  expect((await farid.post('/api/v1/compliance/register', entry)).status).toBe(200);
  await doQueued(app, 'aml.case-changed');
  expect((await decide(purge, true)).status).toBe(409);
  expect((await farid.get(`${place}/${id}`)).status).toBe(200);
  expect((await decide(purge, false)).status).toBe(200);
});

it('tells who placed a legal hold of its end, while they are at the desk', async () => {
  const notifiedCount = async (hasLeft: boolean) => {
    const officer = await app.letIn(await app.aStaff('compliance'));
    const id = await aReadyForm(app, hannah);
    expect((await officer.post(`${path}/${id}/hold`, { reason: 'Court case' })).status).toBe(200);
    const { userId } = officer.person;
    if (hasLeft) await sql(`UPDATE person SET desks = '{finance}' WHERE id = $1`, [userId]);
    expect((await denise.delete(`${path}/${id}/hold`)).status).toBe(200);
    return (await sql(`SELECT title FROM notification WHERE person_id = $1 AND kind = 'legalHoldLifted'`, [userId]))
      .length;
  };
  expect([await notifiedCount(false), await notifiedCount(true)]).toEqual([1, 0]);
});

it('on hold keeps a document that its salesperson deletes, who sees nothing of that', async () => {
  const id = await aReadyForm(app, hannah);
  expect((await farid.post(`${path}/${id}/hold`, { reason: 'Court case' })).status).toBe(200);
  const { fileId } = (await addPaper(hannah, id, 'WEALTH')).body.data;
  const remove = () => hannah.delete(`${place}/${id}/files/${fileId}`);
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
  const file = `/media/v1/documents/${fileId}/download`;
  expect([(await hannah.get(file)).status, (await farid.get(file)).status]).toEqual([404, 200]);
  const read = async (who: Client) => (await who.get(`${place}/${id}`)).body.data;
  expect([(await read(hannah)).papers, (await read(hannah)).officer]).toEqual([[], undefined]);
  expect((await read(farid)).officer.removed).toMatchObject([{ fileId, name: 'Payslips.pdf' }]);
});

/** A form of six years ago, of a customer whom nobody has screened since. */
const aForgottenForm = async (customer: object) => {
  const id = await aReadyForm(app, hannah, { customer });
  await addPaper(hannah, id, 'SIGNED', { version: '1' });
  const { aMLID } = (await hannah.get(`${place}/${id}`)).body.data;
  return { id, aMLID: aMLID as string, age: () => age(id, aMLID) };
};
const age = async (id: string, aMLID: string) => {
  await sql(`UPDATE ecdd_form SET changed_at = changed_at - interval '6 years' WHERE id = $1`, [id]);
  await sql(`UPDATE ecdd_signature SET signed_at = signed_at - interval '6 years' WHERE form_id = $1`, [id]);
  await sql(`UPDATE aml_case SET created_at = created_at - interval '6 years' WHERE id = $1`, [aMLID]);
  await sql(
    `UPDATE screening_run SET at = at - interval '6 years' WHERE subject_id IN (SELECT id FROM aml_subject WHERE case_id = $1)`,
    [aMLID],
  );
};
const purgeOf = async (ids: string[]) => {
  const { id: purge } = (await askFor(ids)).body.data;
  expect((await decide(purge, true)).body.errors).toEqual([]);
  const [done] = (await farid.get(purges)).body.data;
  return done.cases as number;
};
const isThere = async (aMLID: string) => (await sql('SELECT id FROM aml_case WHERE id = $1', [aMLID])).length === 1;

it('takes the screening of a customer along with the last of their forms, and leaves the trail without a name', async () => {
  await loadList(app, ['A-1,person,Torvald Brannick,,1965-03-01,NO,sanction,']);
  const torvald = { name: 'Torvald Brannick', idType: 'PASSPORT', idNumber: 'N1000001', dateOfBirth: '1965-03-01' };
  const first = await aForgottenForm(torvald);
  const { hitId } = (await farid.get('/api/v1/compliance/hits?search=Brannick')).body.data.rows[0];
  const { factsHash, contentHash } = (await farid.get(`/api/v1/compliance/hits/${hitId}`)).body.data;
  const verdict = { factsHash, contentHash, note: 'The passport says so' };
  expect((await farid.put(`/api/v1/compliance/hits/${hitId}/true`, verdict)).status).toBe(200);
  await expect(sql('DELETE FROM hit_decision WHERE hit_id = $1', [hitId])).rejects.toThrow('A decision stays.');
  await first.age();
  // What compliance decided of late keeps the record, and so does another form.
  const second = (await hannah.get(`${place}/${first.id}`)).body.data;
  const { property, category, particulars, listECDDAMLFormResult: _ } = second;
  const more = { aMLID: first.aMLID, cDDFor: 'SALE-SELLER', property, category, particulars };
  const other = (await hannah.post(place, { ...more, listECDDAMLFormResult: [] })).body.data.id as string;
  expect([await purgeOf([first.id]), await isThere(first.aMLID)]).toEqual([0, true]);
  await sql(`UPDATE ecdd_form SET changed_at = changed_at - interval '6 years' WHERE id = $1`, [other]);
  const owner = poolOf(app.ownerUrl);
  await owner.query(`
    ALTER TABLE hit_decision DISABLE TRIGGER hit_decision_kept;
    UPDATE hit_decision SET at = at - interval '6 years';
    ALTER TABLE hit_decision ENABLE TRIGGER hit_decision_kept`);
  await owner.end();
  expect([await purgeOf([other]), await isThere(first.aMLID)]).toEqual([1, false]);
  for (const table of ['screening_hit', 'screening_run', 'hit_decision'])
    expect(await sql(`SELECT FROM ${table} t WHERE t::text LIKE '%' || $1 || '%'`, [hitId])).toEqual([]);
  expect(await sql('SELECT id FROM aml_subject WHERE case_id = $1', [first.aMLID])).toEqual([]);
  const trail = await sql<{ row: string }>('SELECT audit_row::text AS row FROM audit_row WHERE aggregate_id = $1', [
    first.aMLID,
  ]);
  expect(trail.some(({ row }) => row.includes('case.purged'))).toBe(true);
  expect(trail.filter(({ row }) => /Brannick|N1000001/.test(row))).toEqual([]);
});

it('ends for its salesperson on a day that says nothing: one that is purged and one that the register keeps look alike', async () => {
  const plain = await aForgottenForm({ name: 'Chua Bee Lian', idNumber: 'S7654321F', dateOfBirth: '1971-02-02' });
  const twin = await aForgottenForm({ name: 'Chua Bee Hwa', idNumber: 'S2345678H', dateOfBirth: '1972-02-02' });
  const entry = { aMLID: twin.aMLID, subject: 'Chua Bee Hwa', narrative: 'Three accounts in a week' };
  expect((await farid.post('/api/v1/compliance/register', entry)).status).toBe(200);
  const admin = await app.letIn(await app.anAdmin());
  const read = async (who: Client, { id, aMLID }: typeof plain) => [
    (await who.get(`${place}/${id}`)).status,
    (await who.get(`/api/v1/amls/aml-report?aMLID=${aMLID}`)).status,
  ];
  const night = () => endViews(app.services, [caseOfForms]).run({});
  await night();
  for (const each of [plain, twin]) expect(await read(hannah, each)).toEqual([200, 200]);
  for (const each of [plain, twin]) await each.age();
  await night();
  for (const who of [hannah, admin])
    for (const each of [plain, twin]) expect(await read(who, each)).toEqual([404, 404]);
  for (const each of [plain, twin]) expect(await read(farid, each)).toEqual([200, 200]);
  expect([(await askFor([twin.id])).status, await purgeOf([plain.id])]).toEqual([409, 1]);
  for (const each of [plain, twin]) expect(await read(hannah, each)).toEqual([404, 404]);
  expect(await read(farid, twin)).toEqual([200, 200]);
  const mine = (await hannah.get('/api/v1/my-ecdd-forms?pageSize=100')).body.data;
  expect(JSON.stringify(mine)).not.toContain('Chua Bee');
});

it('is kept from the end of the transaction, and not purged before it', async () => {
  const id = await anOldForm();
  const eSubId = '00000000-0000-4000-8000-00000000000a';
  const [{ dossier } = { dossier: '' }] = await sql<{ dossier: string }>(
    `INSERT INTO ecdd_dossier (esubmission_id, owner, made_at) VALUES ($1, $2, now()) RETURNING id AS dossier`,
    [eSubId, hannah.person.userId],
  );
  await sql(
    `INSERT INTO ecdd_duty (dossier_id, party_uuid, position, cdd_for, is_ucp, kind, form_id)
     VALUES ($1, gen_random_uuid(), 0, 'SALE-SELLER', false, 'INDIVIDUAL', $2)`,
    [dossier, id],
  );
  const completed = (day: string | null) =>
    inTransaction(app.services.database, (db) => completedOn({ ...app.asNobody, db }, eSubId, day));
  await completed(null);
  expect([(await due()).includes(id), (await askFor([id])).status]).toEqual([false, 409]);
  await completed('2026-01-05');
  expect((await askFor([id])).status).toBe(409);
  await completed('2020-01-05');
  expect((await due()).includes(id)).toBe(true);
});

it('waits for a submission that takes its form up anew, and neither ends the other', async () => {
  const id = await anOldForm();
  const { caseId, property } = (
    await sql<{ caseId: string; property: string }>(
      'SELECT case_id AS "caseId", property FROM ecdd_form WHERE id = $1',
      [id],
    )
  )[0] as { caseId: string; property: string };
  const eSubId = '00000000-0000-4000-8000-00000000000b';
  const facts = (isActing: boolean) => ({
    eSubId,
    owner: hannah.person.userId,
    property,
    amountCents: 0,
    category: 'private-residential' as const,
    leaseMonths: null,
    lacksClient: false,
    duties: [
      {
        partyUuid: '00000000-0000-4000-8000-00000000000c',
        side: 'SALE-SELLER' as const,
        isUcp: false,
        kind: 'INDIVIDUAL' as const,
        name: 'Goh Siew Choo',
        print: '',
        dateOfBirth: null,
        principal: isActing ? { kind: 'COMPANY' as const, name: 'Kallang Print Pte Ltd', masked: '' } : null,
        caseId,
      },
    ],
  });
  const { database } = app.services;
  // The submission was begun while the form was valid.
  await sql(
    'INSERT INTO ecdd_dossier (esubmission_id, owner, made_at) SELECT $1, owner, changed_at FROM ecdd_form WHERE id = $2',
    [eSubId, id],
  );
  await inTransaction(database, async (db) => {
    await syncDossier({ ...app.asNobody, db }, facts(false));
    await completedOn({ ...app.asNobody, db }, eSubId, '2020-01-05');
  });
  const { id: purge } = (await askFor([id])).body.data;
  let deciding: Promise<Answer> | undefined;
  await inTransaction(database, async (db) => {
    const at = { ...app.asNobody, db };
    await syncDossier(at, facts(false));
    deciding = decide(purge, true);
    const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(() => ask(database, waits), { timeout: 10_000 }).toHaveLength(1);
    await syncDossier(at, facts(true));
  });
  expect((await deciding)?.status).toBe(200);
  expect(await sql('SELECT form_id FROM ecdd_duty WHERE form_id = $1', [id])).toEqual([]);
});

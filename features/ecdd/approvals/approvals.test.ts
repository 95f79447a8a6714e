import { beforeAll, expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { rateForm } from '../rating/rate-again.server.ts';
import { rateCountries } from '../rating/rate-countries.server.ts';
import { approveKnown, decideOn } from '../rig/decide.ts';
import { confirmHits, loadList } from '../rig/listed.ts';
import { aSignedForm, finishForm } from '../rig/ready-form.ts';

let app: TestApp;
let hannah: Client;
let farid: Client;
let denise: Client;

const place = '/api/v1/ecdd-aml-forms';
const approvals = '/api/v1/compliance/form-approvals';

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  farid = await app.letIn(await app.aStaff('compliance'));
  denise = await app.letIn(await app.aStaff('compliance'));
  await loadList(app, [
    'A-2,person,Ilsa Marendaz,,1960-01-05,CH,pep,',
    'A-3,person,Benedikt Sorolla,,1961-02-03,CH,pep,',
  ]);
});

const read = async (id: string, who = hannah) => (await who.get(`${place}/${id}`)).body.data;
const decide = (id: string, more: object, who = farid) => decideOn(who, id, more);
const waiting = async (): Promise<string[]> =>
  (await farid.get(`${approvals}?pageSize=100`)).body.data.rows.map((row: { id: string }) => row.id);
const signed = (options: Parameters<typeof aSignedForm>[2] = {}) => aSignedForm(app, hannah, options);

it('no longer stands once a later list makes the same version worse', async () => {
  const abroad = { questionFID: '2.06', checkedResult: 'Y', remark: 'Works there', detail: 'BT' } as const;
  const raised = { questionFID: '9.02', checkedResult: 'Y', remark: 'In a hurry', detail: '' } as const;
  const id = await signed({ answers: [abroad, raised] });
  expect((await decide(id, { rating: 'LOW' })).status).toBe(200);
  expect(await read(id)).toMatchObject({ state: 'DONE', rating: 'LOW' });
  await rateForm(app.services, id);
  expect((await read(id)).state).toBe('DONE');
  await ask(
    app.services.database,
    `INSERT INTO country_risk (country, level, from_day) VALUES ('BT', 'ENHANCED', '2020-01-01')`,
  );
  // At once, and in the list of the officers after the night's rating.
  expect(await read(id)).toMatchObject({ state: 'PENDING', rating: 'HIGH' });
  await rateForm(app.services, id);
  await rateForm(app.services, id);
  expect(await waiting()).toContain(id);
  const { decisions } = (await read(id, farid)).officer;
  expect(decisions.map((each: { decision: string; by: string }) => [each.decision, each.by !== ''])).toEqual([
    ['REOPENED', false],
    ['APPROVED', true],
  ]);
  expect((await decide(id, {})).status).toBe(200);
  expect([(await read(id)).state, (await waiting()).includes(id)]).toEqual(['DONE', false]);
});

it('is rated by the lists of the night while its transaction goes on, and tells of it only once it is another rating', async () => {
  const abroad = { questionFID: '2.06', checkedResult: 'Y', remark: 'Works there', detail: 'FJ' } as const;
  const [alone, inDossier] = [await signed({ answers: [abroad] }), await signed({ answers: [abroad] })];
  const sql = <Row extends object>(text: string, values: unknown[] = []) =>
    ask<Row>(app.services.database, text, values);
  await sql(`UPDATE ecdd_form SET changed_at = changed_at - interval '14 months' WHERE id = ANY($1::uuid[])`, [
    [alone, inDossier],
  ]);
  await sql(
    `WITH dossier AS (
       INSERT INTO ecdd_dossier (esubmission_id, owner, made_at) VALUES (gen_random_uuid(), $1, now()) RETURNING id
     )
     INSERT INTO ecdd_duty (dossier_id, party_uuid, position, cdd_for, is_ucp, kind, form_id)
     SELECT id, gen_random_uuid(), 0, 'SALE-SELLER', false, 'INDIVIDUAL', $2::uuid FROM dossier`,
    [hannah.person.userId, inDossier],
  );
  const tonight = async (): Promise<string[]> => {
    await doQueued(app, 'ecdd.form-changed');
    await rateCountries(app.services).run({});
    const jobs = `SELECT data->>'formId' AS id FROM pgboss.job WHERE name = 'ecdd.form-changed' AND state = 'created'`;
    return (await sql<{ id: string }>(jobs)).map(({ id }) => id);
  };
  await sql(`INSERT INTO country_risk (country, level, from_day) VALUES ('FJ', 'ENHANCED', '2020-01-01')`);
  expect(await tonight()).toEqual([inDossier]);
  expect(await tonight()).toEqual([]);
  await sql(`DELETE FROM country_risk WHERE country = 'FJ'`);
  // A later night also queues the job for a rating that has become lower again.
  expect(await tonight()).toEqual([inDossier]);
});

it('is not written over by an officer who has not seen it', async () => {
  const hurry = { questionFID: '9.02', checkedResult: 'Y', remark: 'In a hurry', detail: '' } as const;
  const id = await signed({ answers: [hurry] });
  const made = (await read(id, denise)).officer.decisions.length;
  const both = await Promise.all([
    decide(id, { made, decision: 'DECLINED' }, denise),
    decide(id, { made, decision: 'APPROVED' }, farid),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('is not asked for by a suspicion of the register, and says what was established where it is asked for anyway', async () => {
  const hurry = { questionFID: '9.02', checkedResult: 'Y', remark: 'In a hurry', detail: '' } as const;
  const customer = { name: 'Pereira Lionel', idNumber: undefined };
  const [done, high] = [await signed({ customer }), await signed({ customer, answers: [hurry] })];
  const readBoth = async () => [await read(done), await read(high)];
  const before = await readBoth();
  expect(before.map(({ state }) => state)).toEqual(['DONE', 'PENDING']);
  const jobs = () => ask(app.services.database, "SELECT name FROM pgboss.job WHERE state = 'created'");
  const queued = await jobs();
  for (const { aMLID } of before) {
    const entry = { aMLID, subject: 'Pereira Lionel', narrative: 'Three accounts in a week' };
    expect((await farid.post('/api/v1/compliance/register', entry)).status).toBe(200);
  }
  expect(await jobs()).toEqual(queued);
  expect(await readBoth()).toEqual(before);
  expect([(await waiting()).includes(done), (await waiting()).includes(high)]).toEqual([false, true]);
  // It waits for nobody else. The officers read it, and its row has its answer for them alone.
  const { officer, listECDDAMLFormResult: answers } = await read(done, farid);
  expect(officer).toMatchObject({ isSuspected: true, needsApproval: false, alone: ['9.03'] });
  expect(answers).toContainEqual(expect.objectContaining({ questionFID: '9.03', checkedResult: 'Y' }));
  expect(JSON.stringify(before)).not.toContain('9.03');
  // The customer is asked nothing: the officer says what they established, and adds the document, which nobody else opens.
  expect((await decide(high, {})).body.errors[0]).toMatchObject({ field: 'established' });
  const words = { established: 'Salary of thirty years' };
  expect((await decide(high, words)).body.errors[0].message).toContain('Add the document');
  expect((await approveKnown(farid, high)).status).toBe(200);
  const { papers } = (await read(high, farid)).officer;
  const open = async (who: Client) => (await who.get(`/media/v1/documents/${papers[0].fileId}/download`)).status;
  expect([await open(denise), await open(hannah)]).toEqual([200, 404]);
  expect(await read(high)).toMatchObject({ papers: before[1].papers, state: 'DONE' });
  // Of another version it is established anew.
  await finishForm(app, hannah, high, {}, { answers: [hurry] });
  expect((await read(high, farid)).officer.papers).toMatchObject([{ counts: false }]);
  expect((await decide(high, words)).body.errors[0].message).toContain('for this approval');
  expect((await approveKnown(farid, high)).status).toBe(200);
});

it('asks of a confirmed exposed person what it asks of one whose customer says so, and waits while an officer holds the customer', async () => {
  const associate = { questionFID: '2.03', checkedResult: 'Y', remark: 'Of a minister', detail: 'FOREIGN' } as const;
  const customer = { name: 'Benedikt Sorolla', dateOfBirth: '1961-02-03', idNumber: undefined };
  const [byScreening, byAnswers] = [await signed({ customer }), await signed({ answers: [associate] })];
  await confirmHits(app, [farid, denise], 'Sorolla');
  await finishForm(app, hannah, byScreening);
  // Why it is high may be read: an answer says so in one, and `asksWealth` in the other.
  const assessmentOf = async (id: string) => {
    const { rating, state, gaps, asked, forms, least } = await read(id);
    return { rating, state, gaps, asked, forms, least };
  };
  expect(await assessmentOf(byScreening)).toEqual(await assessmentOf(byAnswers));
  expect(await assessmentOf(byScreening)).toMatchObject({ rating: 'HIGH', state: 'PENDING', gaps: [] });
  for (const id of [byScreening, byAnswers]) expect((await decide(id, {})).status).toBe(200);
  expect([(await read(byScreening)).state, (await read(byAnswers)).state]).toEqual(['DONE', 'DONE']);
  const { aMLID } = await read(byScreening);
  const hold = { reason: 'QUALITY', note: '' };
  expect((await farid.post(`/api/v1/compliance/cases/${aMLID}/holds`, hold)).status).toBe(200);
  expect(await assessmentOf(byScreening)).toMatchObject({ rating: 'HIGH', state: 'PENDING', gaps: [] });
});

it('lets a form of a confirmed exposed person be done, and one of a possible match not', async () => {
  const id = await signed({ customer: { name: 'Ilsa Marendaz', dateOfBirth: '1960-01-05', idNumber: undefined } });
  expect((await approveKnown(farid, id)).status).toBe(200);
  expect((await read(id)).state).toBe('PENDING');
  await confirmHits(app, [farid, denise], 'Marendaz');
  // It was approved before this was certain. Without source of wealth no officer approves it: the customer signs that in the next version.
  expect([(await read(id)).state, (await waiting()).includes(id)]).toEqual(['PENDING', true]);
  expect((await read(id)).gaps).toMatchObject([{ questionFID: '5.07' }, { questionFID: '5.08' }]);
  expect((await decide(id, { rating: 'LOW' })).status).toBe(409);
  await finishForm(app, hannah, id);
  expect((await read(id)).state).toBe('PENDING');
  expect((await decide(id, {})).status).toBe(200);
  expect((await read(id)).state).toBe('DONE');
});

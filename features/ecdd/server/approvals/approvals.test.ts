import { beforeAll, expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { addPaper } from '../rig/add-paper.ts';
import { confirmHits, loadList } from '../rig/listed.ts';
import { aReadyForm } from '../rig/ready-form.ts';
import { rateForm } from './rate-again.ts';
import { rateCountries } from './rate-countries.ts';

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
  await loadList(app, ['A-2,person,Ilsa Marendaz,,1960-01-05,CH,pep,']);
});

const read = async (id: string, who = hannah) => (await who.get(`${place}/${id}`)).body.data;
const decide = (id: string, more: object, who = farid) =>
  who.put(`${approvals}/${id}`, { version: 1, note: 'Seen', decision: 'APPROVED', ...more });
const waiting = async (): Promise<string[]> =>
  (await farid.get(`${approvals}?pageSize=100`)).body.data.rows.map((row: { id: string }) => row.id);
const signed = async (given: Parameters<typeof aReadyForm>[2] = {}): Promise<string> => {
  const id = await aReadyForm(app, hannah, given);
  expect((await addPaper(hannah, id, 'SIGNED', { version: '1' })).status).toBe(200);
  return id;
};

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

it('is asked for by a suspicion of the register, of which nobody else has a word', async () => {
  const id = await signed({ customer: { name: 'Pereira Lionel', idNumber: undefined } });
  const before = await read(id);
  expect(before.state).toBe('DONE');
  const entry = { aMLID: before.aMLID, subject: 'Pereira Lionel', narrative: 'Three accounts in a week' };
  const entered = await farid.post('/api/v1/compliance/register', entry);
  expect(entered.status).toBe(200);
  await doQueued(app, 'aml.case-changed');
  const now = await read(id);
  expect([now.state, now.rating, now.factors]).toEqual(['PENDING', before.rating, before.factors]);
  expect(JSON.stringify(now)).not.toContain('9.03');
  expect(await waiting()).toContain(id);
  expect((await read(id, farid)).officer.factors).toContainEqual({ questionFID: '9.03', effect: 'H', flags: [] });
  expect((await decide(id, {})).status).toBe(200);
  expect((await read(id)).state).toBe('DONE');
});

it('lets a form of a confirmed exposed person be done, and one of a possible match not', async () => {
  const id = await signed({ customer: { name: 'Ilsa Marendaz', dateOfBirth: '1960-01-05', idNumber: undefined } });
  expect((await decide(id, {})).status).toBe(200);
  expect((await read(id)).state).toBe('PENDING');
  await confirmHits(app, [farid, denise], 'Marendaz');
  // It was approved before this was certain.
  expect([(await read(id)).state, (await waiting()).includes(id)]).toEqual(['PENDING', true]);
  expect((await decide(id, {})).status).toBe(200);
  expect((await read(id)).state).toBe('DONE');
});

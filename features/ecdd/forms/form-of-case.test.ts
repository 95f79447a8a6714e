import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { room as screening } from '#features/screening/room.server.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Answer, Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { rateAgain } from '../rating/rate-again.server.ts';
import { rateCountries } from '../rating/rate-countries.server.ts';
import { addPaper } from '../rig/add-paper.ts';
import { beginsCorrection } from '../rig/begin-correction.ts';
import { aReadyForm, aWholeForm } from '../rig/ready-form.ts';
import { signableForm } from '../signing/signable.server.ts';

let app: TestApp;
let hannah: Client;

const place = '/api/v1/ecdd-aml-forms';

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  await app.letIn(await app.aStaff('compliance'));
  // Whoever is not on a list is clear, once there is one.
  const path = join(app.services.config.dataDir, 'list.csv');
  const rows = Array.from({ length: 12 }, (_, at) => `F-${at},person,Filler Number${at} Person,,,,other,`);
  await writeFile(path, `id,kind,name,aliases,birth_dates,nationalities,topic,remarks\n${rows.join('\n')}\n`);
  await screening.imports?.['own-list']?.(app.asNobody, [path]);
  await doQueued(app, 'screening.list-changed', 'aml.screen-again', 'aml.case-changed');
});

const read = async (id: string) => {
  const { status, body } = await hannah.get(`${place}/${id}`);
  expect(status).toBe(200);
  return body.data;
};
const send = (id: string) => hannah.post(`${place}/send-for-signing`, { id, recipient: 'email', way: 'SHARE' });
const scan = (id: string, fields: object) =>
  hannah.upload(
    '/api/v1/esubmission-uploads/ecdd',
    { id, attachCode: 'SIGNED', ...fields },
    { name: 'Scan.pdf', bytes: samplePdf() },
  );
const signOnPaper = async (id: string) => {
  const answer = await scan(id, { version: String((await read(id)).version) });
  expect([answer.status, answer.body.errors]).toEqual([200, []]);
};

/** Sends a form, and makes a change of it once what is sent has been made. */
const sendWhile = async (id: string, change: string): Promise<Answer | undefined> => {
  const { database } = app.services;
  let sending: Promise<Answer> | undefined;
  await inTransaction(database, async (db) => {
    await ask(db, 'SELECT FROM ecdd_form WHERE id = $1 FOR UPDATE', [id]);
    sending = send(id);
    const waits = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ILIKE '%ecdd_form%for update%'`;
    await expect.poll(async () => (await ask(database, waits, [])).length, { timeout: 20_000 }).toBeGreaterThan(0);
    await ask(db, change, [id]);
  });
  return sending;
};

it('is signed as it was read: a scan says its version, and nobody is sent what was signed meanwhile', async () => {
  const id = await aReadyForm(app, hannah);
  expect((await scan(id, {})).body.errors[0]).toMatchObject({ field: 'version' });
  expect((await scan(id, { version: '2' })).status).toBe(409);
  const sent = await sendWhile(
    id,
    `INSERT INTO ecdd_signature (form_id, version, how, signed_at, name) VALUES ($1, 1, 'PAPER', now(), 'Goh Siew Choo')`,
  );
  expect(sent?.status).toBe(409);
});

it('is sent with the documents that lie with it, and not once one of them went meanwhile', async () => {
  const cash = { questionFID: '5.06', checkedResult: 'Y', remark: 'A tenth of the price', detail: '' } as const;
  const id = await aReadyForm(app, hannah, { answers: [cash] });
  expect((await addPaper(hannah, id, 'WEALTH')).status).toBe(200);
  const newest = 'SELECT file_id FROM ecdd_file WHERE form_id = $1 ORDER BY added_at DESC LIMIT 1';
  const sent = await sendWhile(id, `DELETE FROM ecdd_file WHERE file_id = (${newest})`);
  expect([sent?.status, sent?.body.errors[0].message]).toEqual([409, expect.stringContaining('documents')]);
  expect((await send(id)).status).toBe(200);
});

it('takes ticks of a signature for the customer’s statements alone, whatever codes come with it', async () => {
  const id = await aReadyForm(app, hannah);
  const request = {
    requestId: randomUUID(),
    ref: id,
    version: 1,
    recipient: { name: 'Goh Siew Choo', capacity: 'Seller' },
  };
  await inTransaction(app.services.database, (db) =>
    signableForm.signed(
      Object.assign({}, app.asNobody, { db }),
      Object.assign({ askedBy: hannah.person.userId }, request),
      {
        signedAt: app.services.clock.now().toString(),
        method: 'TYPED',
        name: 'Goh Siew Choo',
        capacity: 'Seller',
        confirmed: ['4.03', '9.02', '10.01'],
      },
    ),
  );
  const { listECDDAMLFormResult: answers } = await read(id);
  const answerOf = (fid: string) => answers.find(({ questionFID }: { questionFID: string }) => questionFID === fid);
  expect(['4.03', '9.02', '10.01'].map((fid) => answerOf(fid).checkedResult)).toEqual(['N', 'N', 'Y']);
});

describe('a form of a case', () => {
  const caseOf = async (id: string): Promise<string> => (await read(id)).aMLID;
  const rows = async (id: string): Promise<{ real: string }[]> =>
    ask(app.services.database, 'SELECT real FROM ecdd_rating WHERE form_id = $1 ORDER BY at', [id]);

  it('that joined another one is rated again with that one, and the officers are told', async () => {
    const id = await aReadyForm(app, hannah);
    const into = await caseOf(await aReadyForm(app, hannah));
    await ask(app.services.database, 'UPDATE aml_case SET joined = $1 WHERE id = $2', [into, await caseOf(id)]);
    const answer = `UPDATE ecdd_answer SET checked_result = 'Y', remark = 'Cash' WHERE form_id = $1 AND question_fid = '5.06'`;
    await ask(app.services.database, answer, [id]);
    await rateAgain(app.services, into);
    expect((await rows(id)).map(({ real }) => real)).toEqual(['LOW', 'HIGH']);
    const notified = `SELECT FROM notification WHERE kind = 'formToApprove' AND key LIKE 'form-to-approve:' || $1 || ':%'`;
    expect(await ask(app.services.database, notified, [id])).not.toEqual([]);
    await rateAgain(app.services, into);
    expect(await rows(id)).toHaveLength(2);
  });

  it('is rated by the country lists of the day, each night, and the officers are told', async () => {
    const lives = { questionFID: '2.06', checkedResult: 'Y', remark: 'Works there', detail: 'LI' } as const;
    const id = await aReadyForm(app, hannah, { answers: [lives] });
    const job = rateCountries(app.services);
    await job.run({});
    expect(await rows(id)).toHaveLength(1);
    const enter = `INSERT INTO country_risk (country, level, from_day) VALUES ('LI', 'COUNTERMEASURES', '2020-01-01')`;
    await ask(app.services.database, enter, []);
    await job.run({});
    expect((await rows(id)).map(({ real }) => real)).toEqual(['LOW', 'HIGH']);
  });

  it('that its party left is its owner’s still, and changed by them', async () => {
    const { id, body } = await aWholeForm(app, hannah);
    const leave = 'UPDATE aml_case SET from_party = true, left_at = now() WHERE id = $1';
    await ask(app.services.database, leave, [await caseOf(id)]);
    expect((await read(id)).caseNo).not.toBe('');
    expect((await hannah.put(place, { id, version: 1, ...body, property: 'Another flat' })).status).toBe(200);
    expect((await hannah.get(`/media/v1/ecdd/customer-checks?ecddID=${id}`)).status).toBe(200);
  });

  it('asks a signed form of a confirmed exposed person for source of wealth, and reads Pending', async () => {
    const id = await aReadyForm(app, hannah);
    await signOnPaper(id);
    await ask(
      app.services.database,
      `INSERT INTO screening_hit (subject_id, source, entity_key, content_hash, facts_hash, score, listed_name, found, found_at, state)
       SELECT id, 'OWN', 'A-2', 'x', 'x', 1, 'Ilsa Marendaz', '{"listed": {"topics": ["PEP"]}}', now(), 'TRUE'
       FROM aml_subject WHERE case_id = $1`,
      [await caseOf(id)],
    );
    const { state, gaps } = await read(id);
    expect([state, gaps.map(({ questionFID }: { questionFID: string }) => questionFID)]).toEqual([
      'PENDING',
      ['5.07', '5.08'],
    ]);
    // The next version is complete with it.
    const { body } = await aWholeForm(app, hannah);
    await beginsCorrection(app, hannah, id, 1);
    await hannah.put(place, { id, version: 1, isSigned: true, ...body, property: 'Another flat' });
    const next = await read(id);
    expect([next.state, next.asked.includes('5.07')]).toEqual(['INCOMPLETE', true]);
  });
});

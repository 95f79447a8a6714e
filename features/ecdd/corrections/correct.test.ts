import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { makeMailbox } from '#test/mail.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { addPaper } from '../rig/add-paper.ts';
import { loadList } from '../rig/listed.ts';
import { aReadyForm, aSignedForm, aWholeForm } from '../rig/ready-form.ts';

let app: TestApp;
let hannah: Client;
let farid: Client;
let written: Awaited<ReturnType<typeof aWholeForm>>['body'];

const place = '/api/v1/ecdd-aml-forms';

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  farid = await app.letIn(await app.aStaff('compliance'));
  await loadList(app, []);
  written = (await aWholeForm(app, hannah)).body;
});

const read = async (id: string, who = hannah) => (await who.get(`${place}/${id}`)).body.data;
const put = (id: string, version: number, more: object = {}) =>
  hannah.put(place, { id, version, isSigned: true, ...written, ...more });
const begin = (id: string, version = 1, reason = 'The address was that of the parents') =>
  hannah.post(`${place}/${id}/corrections`, { version, reason });
const approve = (id: string) =>
  ask(
    app.services.database,
    `INSERT INTO ecdd_approved_form (esubmission_id, form_id, version) SELECT gen_random_uuid(), id, version FROM ecdd_form WHERE id = $1`,
    [id],
  );
const decided = (id: string, isBegun: boolean, word = '') =>
  farid.put(`/api/v1/compliance/form-corrections/${id}`, { isBegun, word });

describe('a signed form', () => {
  it('is changed by no save before a correction with its reason is begun, and is signed again then', async () => {
    const id = await aSignedForm(app, hannah);
    const change = { particulars: { ...written.particulars, occupation: 'Teacher' } };
    for (const isSigned of [true, false]) expect((await put(id, 1, { ...change, isSigned })).status).toBe(409);
    expect((await put(id, 1)).body.data.version).toBe(1);
    expect(await read(id)).toMatchObject({ version: 1, state: 'DONE', isSigned: true });
    expect((await begin(id, 1, ' ')).status).toBe(400);
    const begun = await begin(id);
    expect([begun.status, begun.body.data?.correction]).toEqual([200, 'BEGUN']);
    expect((await begin(id)).status).toBe(409);
    // What was signed counts until the correction is saved.
    expect(await read(id)).toMatchObject({ version: 1, state: 'DONE' });
    expect((await put(id, 1, change)).body.data.version).toBe(2);
    const form = await read(id);
    expect(form).toMatchObject({ state: 'COMPLETE', isSigned: false });
    expect(form.corrections).toMatchObject([
      { version: 1, state: 'BEGUN', by: 'Hannah', reason: 'The address was that of the parents', decidedBy: '' },
    ]);
    expect((await begin(id, 2)).status).toBe(409);
    const trail = await ask<{ action: string; detail: object }>(
      app.services.database,
      `SELECT action, detail FROM audit_row WHERE aggregate_id = $1 AND action LIKE 'form.correction%'`,
      [id],
    );
    expect(trail).toMatchObject([{ action: 'form.correction-begun', detail: { version: 1 } }]);
    // What a purge leaves of it names nobody.
    expect(JSON.stringify(trail)).not.toContain('parents');
  });

  it('keeps its signatures when phone or email alone is changed, and takes every other particular as a correction', async () => {
    const id = await aSignedForm(app, hannah);
    const particulars = { ...written.particulars, phone: '+6591112222', email: 'goh@mail.example' };
    expect((await put(id, 1, { particulars })).body.data.version).toBe(1);
    expect(await read(id)).toMatchObject({ state: 'DONE', particulars });
    const others = [
      ...['address', 'occupation', 'employer', 'countryOfBirth', 'otherNationalities', 'maritalStatus', 'industry'],
      ...['placeOfBusiness', 'natureOfBusiness', 'purpose'],
    ];
    for (const name of others)
      expect([name, (await put(id, 1, { particulars: { ...particulars, [name]: 'x' } })).status]).toEqual([name, 409]);
    const signers = [{ name: 'Lim Boon Keng', email: 'boonkeng@mail.example' }];
    for (const change of [{ property: 'Another flat' }, { amountCents: 100 }, { hasUcp: true }, { signers }])
      expect((await put(id, 1, { particulars, ...change })).status).toBe(409);
    expect(await read(id)).toMatchObject({ version: 1, state: 'DONE' });
  });

  it('goes on as it was sent when the email is changed: the link that went to the old one is withdrawn', async () => {
    const id = await aReadyForm(app, hannah);
    const sent = await hannah.post(`${place}/send-for-signing`, { id, way: 'SHARE' });
    const token = new URL(sent.body.data.url).searchParams.get('token');
    const linkState = async () => (await app.anyone.get(`${place}/token-verification?token=${token}`)).body.data.state;
    const particulars = { ...written.particulars, phone: '+6591112222' };
    expect((await put(id, 1, { particulars })).body.data.version).toBe(1);
    expect([(await read(id)).state, await linkState()]).toEqual(['SENT', 'SENT']);
    const moved = { ...particulars, email: 'other@mail.example' };
    expect((await put(id, 1, { particulars: moved })).body.data.version).toBe(1);
    const form = await read(id);
    expect([form.state, form.determination !== null, await linkState()]).toEqual(['COMPLETE', true, 'REVOKED']);
  });

  it('is sent again with what was corrected in words, and that the earlier signature no longer counts', async () => {
    const id = await aReadyForm(app, hannah);
    const newest = async () => {
      await doQueued(app, 'signing.mail-link');
      return (await makeMailbox(app).to('siewchoo@mail.example'))[0];
    };
    expect((await hannah.post(`${place}/send-for-signing`, { id })).status).toBe(200);
    expect((await newest())?.text).not.toContain('orrected');
    expect((await hannah.post(`${place}/${id}/revoke`)).status).toBe(200);
    expect((await addPaper(hannah, id, 'SIGNED', { version: '1' })).body.data.waits).toBe(true);
    const [{ id: scanId }] = (await read(id)).scans;
    expect((await farid.put(`/api/v1/compliance/form-scans/${scanId}`, { isTaken: true })).status).toBe(200);
    await begin(id);
    const answers = written.listECDDAMLFormResult.map((each) =>
      each.questionFID === '4.03' ? { ...each, remark: 'Bought in March' } : each,
    );
    const particulars = { ...written.particulars, address: '5 Holland Road', phone: '+6591112222' };
    const saved = await put(id, 1, { particulars, listECDDAMLFormResult: answers });
    expect(saved.body.data.version).toBe(2);
    await hannah.put(`${place}/form/signature`, { id, version: 2 });
    const sent = await hannah.post(`${place}/send-for-signing`, { id });
    expect([sent.status, sent.body.errors]).toEqual([200, []]);
    const mail = await newest();
    expect(mail?.subject).toContain('corrected');
    const text = mail?.text.replaceAll(/\s+/g, ' ') ?? '';
    for (const words of ['Corrected since it was signed', 'Address', '4.03', 'The earlier signature no longer counts'])
      expect(text).toContain(words);
    for (const words of ['Phone', 'Holland', 'parents']) expect(text).not.toContain(words);
    expect((await read(id)).corrections[0].changed).toEqual(['Address', expect.stringMatching(/^4\.03 /)]);
  });
});

it('is kept as it was signed by the database, whatever changes a form', async () => {
  const id = await aSignedForm(app, hannah);
  const sql = (text: string) => ask(app.services.database, text, [id]);
  const refused: [string, string][] = [
    ['UPDATE ecdd_form SET version = 2 WHERE id = $1', 'a correction that was begun'],
    [`UPDATE ecdd_form SET particulars = particulars || '{"address": "x"}' WHERE id = $1`, 'stays as it is'],
    ["UPDATE ecdd_form SET name = 'Somebody Else' WHERE id = $1", 'stays as it is'],
    [`UPDATE ecdd_form SET signers = '[{"name": "B", "email": ""}]' WHERE id = $1`, 'stays as it is'],
    ["UPDATE ecdd_answer SET remark = 'x' WHERE form_id = $1 AND question_fid = '4.03'", 'stays as it is'],
    ["DELETE FROM ecdd_answer WHERE form_id = $1 AND question_fid = '4.03'", 'stays as it is'],
  ];
  for (const [text, why] of refused) await expect(sql(text)).rejects.toThrow(why);
  await sql(`UPDATE ecdd_form SET particulars = particulars || '{"phone": "+6591112222"}' WHERE id = $1`);
  await begin(id);
  await sql('UPDATE ecdd_form SET version = 2 WHERE id = $1');
});

describe('a form that a transaction was approved with', () => {
  it('is corrected once an officer begins it, at the request of its salesperson', async () => {
    const id = await aSignedForm(app, hannah);
    await approve(id);
    const change = { particulars: { ...written.particulars, occupation: 'Teacher' } };
    expect((await begin(id)).body.data.correction).toBe('ASKED');
    expect((await put(id, 1, change)).status).toBe(409);
    const notifications = (await farid.get('/api/v1/notifications')).body.data.rows ?? [];
    expect(JSON.stringify(notifications)).toContain('A correction of');
    const [correction] = (await read(id)).corrections;
    expect((await decided(correction.id, false)).status).toBe(400);
    expect((await decided(correction.id, false, 'An occupation is not needed')).status).toBe(200);
    expect((await decided(correction.id, true)).status).toBe(409);
    expect((await put(id, 1, change)).status).toBe(409);
    expect((await read(id)).corrections).toMatchObject([{ state: 'REFUSED', word: 'An occupation is not needed' }]);
    // Asked again, and begun.
    expect((await begin(id)).body.data.correction).toBe('ASKED');
    expect((await decided((await read(id)).corrections[0].id, true)).status).toBe(200);
    expect((await put(id, 1, change)).body.data.version).toBe(2);
  });
});

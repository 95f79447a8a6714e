import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { decideOn } from '../rig/decide.ts';
import { loadList } from '../rig/listed.ts';
import { aReadyForm, aWholeForm } from '../rig/ready-form.ts';
import { visitLink } from '../rig/visit-link.ts';
import type { Answer } from './rows.rules.ts';

let app: TestApp;
let hannah: Client;
let farid: Client;

const place = '/api/v1/ecdd-aml-forms';
const given = (questionFID: string, checkedResult: 'Y' | 'N', remark = ''): Answer => ({
  questionFID,
  checkedResult,
  remark,
  detail: '',
});
/** What the salesperson saw, which makes the form high, and what the customer says. */
const otherPrice = given('6.06', 'Y', 'Asked for another price in the option');
const indifferent = given('6.03', 'Y', 'Took the first offer');
const alias = given('1.02', 'Y', 'Known as Choo');

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  farid = await app.letIn(await app.aStaff('compliance'));
  await loadList(app, []);
});

const settle = () => doQueued(app, 'aml.screen-case', 'aml.case-changed', 'ecdd.form-changed');
const read = async (id: string) => (await hannah.get(`${place}/${id}`)).body.data;
const saveWith = async (id: string, changed: Answer[], more: object = {}) => {
  const form = await read(id);
  const fids = new Set(changed.map(({ questionFID }) => questionFID));
  const before = form.listECDDAMLFormResult.filter(
    ({ questionFID }: Answer) => !fids.has(questionFID) && !/^(8|10)\.|^9\.0[1345]$/.test(questionFID),
  );
  const { version, ownVersion, isSigned, property, category, leaseMonths, amountCents, hasUcp, isUcp } = form;
  const transaction = { property, category, leaseMonths, amountCents, hasUcp, isUcp, particulars: form.particulars };
  const body = { id, version, ownVersion, isSigned, ...transaction, ...more };
  return hannah.put(place, { ...body, listECDDAMLFormResult: [...before, ...changed] });
};
const determine = async (id: string, more: object = {}) => {
  const { version, ownVersion } = await read(id);
  return hannah.put(`${place}/form/signature`, { id, version, ownVersion, mitigation: 'Spoke with them', ...more });
};
const sent = async (id: string) => {
  const { body } = await hannah.post(`${place}/send-for-signing`, { id, recipient: 'email', way: 'SHARE' });
  expect(body.errors).toEqual([]);
  return visitLink(app, new URL(body.data.url).searchParams.get('token') ?? '');
};
const query = <Row extends object>(text: string, values: unknown[]) => ask<Row>(app.services.database, text, values);

describe('the salesperson’s own part', () => {
  it('changes while a link is out, and touches neither the link nor the version', async () => {
    const id = await aReadyForm(app, hannah);
    const customer = await sent(id);
    const before = (await customer.file()).raw;
    const { body } = await saveWith(id, [indifferent]);
    expect([body.errors, body.data.version, body.data.ownVersion]).toEqual([[], 1, 2]);
    const form = await read(id);
    expect([form.state, form.determination, form.sent[0].state]).toEqual(['SENT', null, 'VERIFIED']);
    expect((await customer.file()).raw.equals(before)).toBe(true);
    // The link is sent once more, and a determination is no part of that.
    expect((await hannah.post(`${place}/send-for-signing`, { id })).status).toBe(200);
  });

  it('may be answered and determined after the signature, and the form is done with the later of both', async () => {
    const id = await aReadyForm(app, hannah);
    const customer = await sent(id);
    await saveWith(id, [indifferent]);
    expect((await customer.sign()).status).toBe(200);
    await settle();
    expect((await read(id)).state).toBe('PENDING');
    expect((await determine(id)).body.data).toMatchObject({ state: 'DONE', rating: 'MEDIUM' });
    const { determination, acknowledged, version } = await read(id);
    expect([version, Date.parse(determination.at) > Date.parse(acknowledged[0].signedAt)]).toEqual([1, true]);
    // What stood with the own part of before is another file.
    const files = await query<{ file: string }>('SELECT DISTINCT file_id AS file FROM ecdd_rating WHERE form_id = $1', [
      id,
    ]);
    const opened = await Promise.all(files.map(({ file }) => hannah.get(`/media/v1/documents/${file}/download`)));
    expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    // Both parts are whole: another answer needs a correction, and there is no other determination.
    await settle();
    expect((await saveWith(id, [given('6.03', 'N')])).status).toBe(409);
    expect((await determine(id, { rating: 'HIGH' })).status).toBe(409);
  });

  it('does not let what the customer signed change', async () => {
    const id = await aReadyForm(app, hannah);
    await (await sent(id)).sign();
    await saveWith(id, [indifferent]);
    expect((await saveWith(id, [alias])).status).toBe(409);
    expect((await saveWith(id, [], { property: 'Another flat' })).status).toBe(409);
    const answer = `UPDATE ecdd_answer SET remark = 'x' WHERE form_id = $1 AND question_fid = $2`;
    await expect(query(answer, [id, '1.02'])).rejects.toThrow();
    await expect(query(answer, [id, '99.1'])).resolves.toEqual([]);
    await query(answer, [id, '6.03']);
    await settle();
    await determine(id);
    await settle();
    expect((await read(id)).state).toBe('DONE');
    await expect(query(answer, [id, '6.03'])).rejects.toThrow();
    await expect(query('UPDATE ecdd_form SET own_version = 9 WHERE id = $1', [id])).rejects.toThrow();
  });

  it('is of one moment: an older one is refused when it is saved, determined or approved', async () => {
    const id = await aReadyForm(app, hannah);
    await saveWith(id, [otherPrice]);
    expect((await saveWith(id, [indifferent], { ownVersion: 1 })).body.errors[0].code).toBe('form.stale');
    expect((await determine(id, { ownVersion: 1 })).body.errors[0].code).toBe('form.stale');
    const officers = { version: 1, made: 0, papers: [], decision: 'DECLINED', note: 'No' };
    const decided = await farid.put(`/api/v1/compliance/form-approvals/${id}`, officers);
    expect(decided.body.errors[0].code).toBe('form.stale');
  });

  it('changed after an approval, the form waits for another one', async () => {
    const { id } = await aWholeForm(app, hannah, { answers: [otherPrice], withPapers: true });
    await saveWith(id, [
      otherPrice,
      { questionFID: '5.07', checkedResult: '', remark: '', detail: 'Thirty years of salary' },
    ]);
    expect((await determine(id)).body.errors).toEqual([]);
    const customer = await sent(id);
    expect((await decideOn(farid, id)).body.errors).toEqual([]);
    await saveWith(id, [indifferent]);
    await determine(id);
    expect((await customer.sign()).status).toBe(200);
    await settle();
    expect((await read(id)).state).toBe('PENDING');
    expect((await decideOn(farid, id)).body.errors).toEqual([]);
    expect((await read(id)).state).toBe('DONE');
  });
});

describe('the customer’s part', () => {
  it('begins another version with a change, and withdraws what was sent', async () => {
    const id = await aReadyForm(app, hannah);
    await sent(id);
    const { body } = await saveWith(id, [alias, indifferent]);
    expect([body.data.version, body.data.ownVersion]).toEqual([2, 1]);
    expect((await read(id)).sent[0].state).toBe('REVOKED');
  });
});

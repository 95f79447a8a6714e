import { beforeAll, expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { addPaper } from '../rig/add-paper.ts';
import { beginsCorrection } from '../rig/begin-correction.ts';
import { loadList } from '../rig/listed.ts';
import { aReadyForm } from '../rig/ready-form.ts';
import type { Answer } from './rows.rules.ts';

let app: TestApp;
let hannah: Client;
let rajesh: Client;

const place = '/api/v1/ecdd-aml-forms';

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  rajesh = await app.letIn(await app.aSalesperson({ name: 'Rajesh' }));
  await loadList(app, []);
});

const signed = async (options: Parameters<typeof aReadyForm>[2] = {}) => {
  const id = await aReadyForm(app, hannah, options);
  expect((await addPaper(hannah, id, 'SIGNED', { version: '1' })).status).toBe(200);
  return (await hannah.get(`${place}/${id}`)).body.data;
};

it('expires after its months, and says so wherever it is read', async () => {
  const { id, aMLID, validity } = await signed();
  expect(validity).toMatchObject({ isExpired: false, isForOneTransaction: false });
  await ask(
    app.services.database,
    `UPDATE ecdd_signature SET signed_at = signed_at - interval '13 months' WHERE form_id = $1`,
    [id],
  );
  expect((await hannah.get(`${place}/${id}`)).body.data.validity.isExpired).toBe(true);
  const rows = (await hannah.get(`${place}/AML/${aMLID}/ecdd-forms`)).body.data;
  expect(rows.find((row: { id: string }) => row.id === id).validity.isExpired).toBe(true);
  const check = (await hannah.get(`/media/v1/ecdd/security-check?ecddID=${id}`)).body.data;
  expect(check.blocks).toEqual([expect.stringContaining('It expired on')]);
});

it('holds as long as its rating said that was agreed, whatever a later list makes of it', async () => {
  const abroad = { questionFID: '2.06', checkedResult: 'Y', remark: 'Works there', detail: 'BT' } as const;
  const id = await aReadyForm(app, hannah, { answers: [abroad] });
  const sql = (text: string, values: unknown[] = []) => ask(app.services.database, text, values);
  await sql(
    `INSERT INTO ecdd_signature (form_id, version, how, signed_at, name) VALUES ($1, 1, 'LINK', now(), 'Goh Siew Choo')`,
    [id],
  );
  const before = (await hannah.get(`${place}/${id}`)).body.data;
  await sql(`INSERT INTO country_risk (country, level, from_day) VALUES ('BT', 'ENHANCED', '2020-01-01')`);
  const now = (await hannah.get(`${place}/${id}`)).body.data;
  await sql(`DELETE FROM country_risk WHERE country = 'BT'`);
  expect([before.rating, now.rating]).toEqual(['LOW', 'HIGH']);
  expect(now.validity).toEqual(before.validity);
});

it('is filled in again with what the customer said, and not with what the salesperson saw', async () => {
  const alias = { questionFID: '1.02', checkedResult: 'Y', remark: 'Known as Susan', detail: '' } as const;
  const hurry = { questionFID: '9.02', checkedResult: 'Y', remark: 'In a hurry', detail: '' } as const;
  const { id, aMLID } = await signed({ answers: [alias, hurry] });
  const draft = async (query: string, who = hannah) =>
    (await who.get(`${place}/AML/${aMLID}/new-form?${query}`)).body.data;
  expect((await draft('cDDFor=SALE-SELLER')).last.id).toBe(id);
  const fids = ({ listECDDAMLFormResult: answers }: { listECDDAMLFormResult: { questionFID: string }[] }) =>
    answers.map(({ questionFID }) => questionFID);
  const same = await draft(`cDDFor=SALE-SELLER&from=${id}`);
  expect(same.listECDDAMLFormResult).toContainEqual(alias);
  expect(fids(same)).toEqual(expect.arrayContaining(['4.01', '5.01']));
  expect(same.particulars.email).toBe('siewchoo@mail.example');
  for (const fid of ['1.07', '6.01', '9.02', '10.01']) expect(fids(same)).not.toContain(fid);
  const other = await draft(`cDDFor=SALE-BUYER&from=${id}`);
  expect(fids(other)).toContain('1.02');
  expect(fids(other).filter((fid) => /^[45]\./.test(fid))).toEqual([]);
  // Whoever has the customer, too, takes nothing over from a form that is not theirs.
  expect(await draft(`cDDFor=SALE-SELLER&from=${id}`, rajesh)).toBe(null);
});

/** What is saved of a form as it was read, without a change. */
const unchanged = (form: Record<string, unknown> & { listECDDAMLFormResult: Answer[] }) => {
  const { id, version, property, category, hasUcp, isUcp, particulars } = form;
  const typed = form.listECDDAMLFormResult.filter(({ questionFID }) => /^[1-7]\./.test(questionFID));
  const doubts = form.listECDDAMLFormResult.filter(({ questionFID }) => questionFID === '9.02');
  const listECDDAMLFormResult = [...typed, ...doubts].filter(({ checkedResult, detail }) =>
    Boolean(checkedResult || detail),
  );
  return { id, version, property, category, hasUcp, isUcp, particulars, listECDDAMLFormResult };
};

it('is signed anew once it has expired, by a correction that changes nothing', async () => {
  const form = await signed();
  const save = () => hannah.put(place, { ...unchanged(form), isSigned: true });
  expect((await save()).body.data.version).toBe(1);
  await ask(
    app.services.database,
    `UPDATE ecdd_signature SET signed_at = signed_at - interval '13 months' WHERE form_id = $1`,
    [form.id],
  );
  expect((await save()).body.data.version).toBe(1);
  await beginsCorrection(app, hannah, form.id, 1);
  expect((await save()).body.data.version).toBe(2);
  const determined = await hannah.put(`${place}/form/signature`, { id: form.id, version: 2, mitigation: 'Met them' });
  expect([determined.status, determined.body.errors]).toEqual([200, []]);
  expect((await addPaper(hannah, form.id, 'SIGNED', { version: '2' })).status).toBe(200);
  const now = (await hannah.get(`${place}/${form.id}`)).body.data;
  expect(now).toMatchObject({ state: 'DONE', validity: { isExpired: false } });
});

it('says the same as before where it was saved before there was a particular', async () => {
  const id = await aReadyForm(app, hannah);
  const form = (await hannah.get(`${place}/${id}`)).body.data;
  await ask(app.services.database, `UPDATE ecdd_form SET particulars = particulars - 'industry' WHERE id = $1`, [id]);
  const saved = await hannah.put(place, unchanged(form));
  expect([saved.status, saved.body.data.version]).toEqual([200, form.version]);
});

it('of a joint owner begins with what is about the property, and nothing about a person', async () => {
  const first = await aReadyForm(app, hannah, {
    answers: [
      { questionFID: '4.06', checkedResult: 'Y', remark: 'A bank’s mortgage', detail: '' },
      { questionFID: '2.06', checkedResult: 'Y', remark: 'Works there', detail: 'JP' },
    ],
  });
  const made = await hannah.post('/api/v1/amls', {
    kind: 'INDIVIDUAL',
    name: 'Lim Boon Keng',
    idType: 'NRIC',
    idNumber: 'S7654321F',
    dateOfBirth: '1960-01-01',
    nationality: 'SG',
  });
  const { aMLID } = made.body.data;
  const begin = (who: Client, query: string) => who.get(`${place}/AML/${aMLID}/new-form?${query}`);
  const { body } = await begin(hannah, `cDDFor=SALE-SELLER&jointOf=${first}`);
  const draft = body.data;
  expect(draft).toMatchObject({
    name: 'Lim Boon Keng',
    property: '18 Leonie Hill #42-05, Leonie Towers',
    signers: [],
    particulars: { email: '', phone: '', address: '' },
  });
  const answered = draft.listECDDAMLFormResult.filter(({ questionFID }: Answer) => /^[1-7]\./.test(questionFID));
  expect(answered).toContainEqual(expect.objectContaining({ questionFID: '4.06', remark: 'A bank’s mortgage' }));
  expect(answered.filter(({ questionFID }: Answer) => !questionFID.startsWith('4.'))).toEqual([]);
  // Nobody else’s form, and of no other side.
  expect((await begin(hannah, `cDDFor=SALE-BUYER&jointOf=${first}`)).status).toBe(404);
  const theirs = await aReadyForm(app, rajesh);
  expect((await begin(hannah, `cDDFor=SALE-SELLER&jointOf=${theirs}`)).status).toBe(404);
});

import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { makeMailbox } from '#test/mail.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { textOf } from '#test/text-of.ts';
import type { Answer } from '../forms/rows.rules.ts';
import { addPaper } from '../rig/add-paper.ts';
import { answerAsked } from '../rig/answer-asked.ts';
import { loadList } from '../rig/listed.ts';
import { aWholeForm } from '../rig/ready-form.ts';
import { visitLink } from '../rig/visit-link.ts';

let app: TestApp;
let hannah: Client;
let farid: Client;

const place = '/api/v1/ecdd-aml-forms';
const own = /^(1\.0[78]|6\.|9\.02)/;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  farid = await app.letIn(await app.aStaff('compliance'));
  await loadList(app, []);
});

const settle = () => doQueued(app, 'aml.screen-case', 'aml.case-changed', 'ecdd.form-changed');
const read = async (id: string, who = hannah) => (await who.get(`${place}/${id}`)).body.data;
const query = <Row extends object>(text: string, values: unknown[]) => ask<Row>(app.services.database, text, values);
const answerOf = (form: { listECDDAMLFormResult: Answer[] }, fid: string) =>
  form.listECDDAMLFormResult.find(({ questionFID }) => questionFID === fid)?.checkedResult;

const send = async (id: string) => {
  const body = { id, way: 'SHARE', answers: 'THEMSELVES' };
  const sent = await hannah.post(`${place}/send-for-signing`, body);
  expect([sent.status, sent.body.errors]).toEqual([200, []]);
  return new URL(sent.body.data.url).searchParams.get('token') ?? '';
};

/** A form of which the salesperson answered the own part alone, or all. */
const aForm = async (more: { signers?: object[]; isWhole?: boolean; customer?: object } = {}) => {
  const { id, version, body } = await aWholeForm(app, hannah, { customer: more.customer ?? {} });
  const kept = body.listECDDAMLFormResult.filter(({ questionFID }) => more.isWhole || own.test(questionFID));
  const saved = await hannah.put(place, {
    id,
    version,
    ...body,
    signers: more.signers ?? [],
    listECDDAMLFormResult: kept,
  });
  expect(saved.body.errors).toEqual([]);
  return { id, body };
};
const save = async (id: string, more: object = {}, answers?: Answer[]) => {
  const form = await read(id);
  const { version, ownVersion, property, category, leaseMonths, amountCents, hasUcp, isUcp, particulars, signers } =
    form;
  const transaction = { property, category, leaseMonths, amountCents, hasUcp, isUcp, particulars, signers };
  const typed = form.listECDDAMLFormResult.filter(
    ({ questionFID }: Answer) => !/^(8|10)\.|^9\.0[1345]$/.test(questionFID),
  );
  const listECDDAMLFormResult = answers ?? typed;
  return hannah.put(place, { id, version, ownVersion, ...transaction, ...more, listECDDAMLFormResult });
};
const determine = async (id: string, more: object = {}) => {
  const { version, ownVersion } = await read(id);
  return hannah.put(`${place}/form/signature`, { id, version, ownVersion, mitigation: 'Spoke with them', ...more });
};

describe('a customer who answers themselves', () => {
  it('answers, finishes and signs before the salesperson determines, who reads a count until then', async () => {
    const { id } = await aForm();
    const customer = await visitLink(app, await send(id));
    expect((await read(id)).state).toBe('SENT');
    const { sections, answeredOf } = (await customer.questions()).body.data;
    expect(
      sections.flatMap(({ questions }: { questions: { code: string }[] }) => questions.map(({ code }) => code)),
    ).not.toContain('6.01');
    const [first] = sections;
    const one = { code: '1.02', value: 'Y', remark: 'Known as Choo' };
    expect((await customer.answer(first.key, first.seen, [one])).status).toBe(200);
    // The other tab reads what is there, and its own section again.
    const late = await customer.answer(first.key, first.seen, [{ code: '1.02', value: 'N' }]);
    expect([late.status, late.body.errors[0].code]).toEqual([409, 'answers.stale']);
    const during = await read(id);
    expect([during.sent[0].answered, during.sent[0].answeredOf]).toEqual([1, answeredOf]);
    expect([answerOf(during, '1.02'), answerOf(during, '6.01'), during.openParts, during.rating]).toEqual([
      '',
      'Y',
      'OWN',
      null,
    ]);
    expect((await read(id, farid)).listECDDAMLFormResult).toContainEqual({
      questionFID: '1.02',
      checkedResult: '',
      remark: '',
      detail: '',
    });
    expect((await determine(id)).status).toBe(409);
    expect((await customer.document()).status).toBe(409);
    expect((await customer.finish()).body.errors.length).toBeGreaterThan(10);
    await answerAsked(customer, [one]);
    expect((await customer.finish()).body.errors).toEqual([]);
    const finished = await read(id);
    expect([answerOf(finished, '1.02'), finished.openParts, finished.state]).toEqual(['Y', 'OWN', 'SENT']);
    expect((await customer.document()).raw.toString()).toContain('Known as Choo');
    expect((await customer.sign()).body.errors).toEqual([]);
    await settle();
    expect((await read(id)).state).toBe('PENDING');
    expect((await determine(id)).body.data).toMatchObject({ rating: 'LOW', state: 'DONE' });
  });

  it('finds nothing that somebody else had typed for them', async () => {
    const { id } = await aForm({ isWhole: true });
    const customer = await visitLink(app, await send(id));
    const { sections } = (await customer.questions()).body.data;
    const values = sections.flatMap(({ questions }: { questions: { answer: { value: string } }[] }) =>
      questions.map(({ answer }) => answer.value),
    );
    expect([...new Set(values)]).toEqual(['']);
    expect(answerOf(await read(id), '6.01')).toBe('Y');
  });

  it('changes an answer before signing: it is another version, and the link goes on', async () => {
    const { id } = await aForm();
    const customer = await visitLink(app, await send(id));
    await answerAsked(customer);
    await customer.finish();
    const { version } = await read(id);
    const before = await customer.file();
    expect((await customer.reopen()).status).toBe(200);
    expect((await customer.document()).status).toBe(409);
    const { sections } = (await customer.questions()).body.data;
    await customer.answer(sections[0].key, sections[0].seen, [{ code: '1.02', value: 'Y', remark: 'Known as Choo' }]);
    expect((await customer.finish()).status).toBe(200);
    expect([(await read(id)).version, (await customer.file()).raw.equals(before.raw)]).toEqual([version + 1, false]);
    expect((await customer.sign()).status).toBe(200);
  });

  it('goes on by the same link once the salesperson has corrected what they said was wrong', async () => {
    const { id } = await aForm();
    const customer = await visitLink(app, await send(id));
    await answerAsked(customer);
    await customer.finish();
    expect((await customer.wrong('The unit is #42-06.')).status).toBe(200);
    const { version, wrong } = await read(id);
    expect(wrong).toMatchObject([{ name: 'Goh Siew Choo', words: 'The unit is #42-06.' }]);
    expect((await save(id, { property: '18 Leonie Hill #42-06, Leonie Towers' })).body.errors).toEqual([]);
    const form = await read(id);
    expect([form.version, form.sent[0].version, form.sent[0].state, form.wrong]).toEqual([
      version + 1,
      version + 1,
      'VERIFIED',
      [],
    ]);
    // All was answered: they read it again, and sign.
    expect((await customer.finish()).body.errors).toEqual([]);
    expect(await textOf(await customer.file())).toContain('#42-06');
    expect((await customer.sign()).status).toBe(200);
  });

  it('adds a document to the question that asks for it', async () => {
    const { id } = await aForm();
    const customer = await visitLink(app, await send(id));
    await answerAsked(customer, [{ code: '5.06', value: 'Y', remark: 'A tenth' }]);
    expect((await customer.finish()).body.errors).toMatchObject([{ field: '5.07' }, { field: '5.08' }]);
    const { sections } = (await customer.questions()).body.data;
    const fifth = sections.find(({ key }: { key: string }) => key === '5');
    await customer.answer('5', fifth.seen, [{ code: '5.07', value: 'Thirty years of salary' }]);
    expect((await customer.add('6.01', 'Payslips.pdf')).status).toBe(404);
    expect((await customer.add('5.08', 'Payslips.pdf')).body.errors).toEqual([]);
    expect((await read(id)).papers).toEqual([]);
    expect((await customer.finish()).body.errors).toEqual([]);
    expect((await read(id)).papers).toMatchObject([{ name: 'Payslips.pdf', attachCode: 'WEALTH', addedBy: '' }]);
  });
});

describe('the salesperson', () => {
  it('answers the own part meanwhile, and nothing of the customer’s', async () => {
    const { id } = await aForm();
    const customer = await visitLink(app, await send(id));
    const form = await read(id);
    const typed = form.listECDDAMLFormResult.filter(({ questionFID }: Answer) => own.test(questionFID));
    const said = { questionFID: '6.03', checkedResult: 'Y', remark: 'Took the first offer', detail: '' } as const;
    const others = typed.filter(({ questionFID }: Answer) => questionFID !== '6.03');
    const saved = await save(id, {}, [...others, said]);
    expect([saved.body.data.version, saved.body.data.ownVersion]).toEqual([form.version, form.ownVersion + 1]);
    const theirs = { questionFID: '1.02', checkedResult: 'N', remark: '', detail: '' } as const;
    expect((await save(id, {}, [...others, said, theirs])).status).toBe(409);
    expect((await addPaper(hannah, id, 'SIGNED', { version: String(form.version) })).status).toBe(409);
    expect((await customer.questions()).status).toBe(200);
  });

  it('takes it back: what was answered stays the customer’s, and goes on with them or by another link', async () => {
    const { id } = await aForm();
    const customer = await visitLink(app, await send(id));
    const { sections } = (await customer.questions()).body.data;
    await customer.answer(sections[0].key, sections[0].seen, [{ code: '1.02', value: 'Y', remark: 'Known as Choo' }]);
    expect((await hannah.post(`${place}/${id}/revoke`, {})).status).toBe(200);
    const late = await customer.answer(sections[0].key, sections[0].seen, [{ code: '1.02', value: 'N' }]);
    expect(late.status).toBeGreaterThan(400);
    const form = await read(id);
    expect([answerOf(form, '1.02'), form.byCustomer, form.openParts]).toEqual(['Y', ['1.02'], 'ALL']);
    await send(id);
    const kept = await query(
      'SELECT checked_result AS said FROM ecdd_answer WHERE form_id = $1 AND question_fid = $2',
      [id, '1.02'],
    );
    expect([kept, answerOf(await read(id), '1.02')]).toEqual([[{ said: 'Y' }], '']);
  });

  it('has whoever signs with the customer asked once the customer has finished, by the same document', async () => {
    const { id } = await aForm({ signers: [{ name: 'Lim Kah Hoe', email: 'kahhoe@mail.example' }] });
    const customer = await visitLink(app, await send(id));
    const mails = async () => (await makeMailbox(app).to('kahhoe@mail.example')).length;
    await answerAsked(customer);
    await doQueued(app, 'signing.mail-link');
    expect(await mails()).toBe(0);
    await customer.finish();
    await doQueued(app, 'signing.mail-link');
    expect(await mails()).toBe(1);
    const [mail] = await makeMailbox(app).to('kahhoe@mail.example');
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const other = await visitLink(app, token, 'kahhoe@mail.example', 'Lim Kah Hoe');
    expect((await other.file()).raw.equals((await customer.file()).raw)).toBe(true);
    expect([(await other.reopen()).status, (await other.questions()).body.data.sections]).toEqual([409, []]);
    await customer.sign();
    expect((await read(id)).state).toBe('SENT');
    expect((await customer.reopen()).status).toBeGreaterThan(400);
    expect((await other.sign()).body.errors).toEqual([]);
    expect((await read(id)).isSigned).toBe(true);
  });

  it('asks once more what was finished and taken back as another version', async () => {
    const { id } = await aForm();
    const customer = await visitLink(app, await send(id));
    await answerAsked(customer);
    await customer.finish();
    const { version } = await read(id);
    await hannah.post(`${place}/${id}/revoke`, {});
    await send(id);
    expect((await read(id)).version).toBe(version + 1);
    expect(await query('SELECT version FROM ecdd_customer_part WHERE form_id = $1', [id])).toEqual([{ version }]);
  });
});

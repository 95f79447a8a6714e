import { beforeAll, expect, it } from 'vitest';
import { today } from '#platform/server/clock.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import type { BuilderVersion } from './builder.calls.ts';
import { wordsOf } from './words.server.ts';

let app: TestApp;
let farid: Client;
let denise: Client;

const place = '/api/v1/compliance/form-templates';

beforeAll(async () => {
  app = await testApp();
  farid = await app.letIn(await app.aStaff('compliance'));
  denise = await app.letIn(await app.aStaff('compliance'));
});

const read = async (id: string): Promise<BuilderVersion> => (await farid.get(`${place}/${id}`)).body.data;
const questionOf = async (id: string, fid: string) =>
  (await read(id)).questions.find(({ questionFID }) => questionFID === fid);
const wordsIn = async (id: string, fid: string, language: string) =>
  (await questionOf(id, fid))?.words.find((each) => each.language === language);
const translate = async (id: string, path: string, body: object) =>
  farid.put(`${place}/${id}/${path}`, { revision: (await read(id)).revision, ...body });
const shown = async (id: string) => (await wordsOf(app.services.database, id, 'zh')).questions.get('4.02')?.question;

it('is shown in English once the English was changed, until it is translated again', async () => {
  const { id } = (await farid.post(place, { cDDFor: 'SALE-SELLER' })).body.data;
  const path = 'questions/4.02/words/zh';
  expect((await translate(id, path, { question: '所有业主都参与这次出售吗？' })).status).toBe(200);
  expect(await shown(id)).toBe('所有业主都参与这次出售吗？');
  const before = await questionOf(id, '4.02');
  const { question, help, isRequired, yes, no } = before ?? {};
  const edit = async (more: object) =>
    translate(id, 'questions/4.02', { question, help, isRequired, yes, no, ...more });
  expect((await edit({ question: 'Do all registered owners sell?' })).status).toBe(200);
  expect(await shown(id)).toBe(undefined);
  expect(await wordsIn(id, '4.02', 'zh')).toMatchObject({ isOld: true, question: '所有业主都参与这次出售吗？' });
  // What counts is what the customer reads: another effect is no other English.
  expect((await edit({ question: 'Do all registered owners sell?', no: { effect: 'M', task: '' } })).status).toBe(200);
  expect((await translate(id, path, { question: '所有业主都出售吗？' })).status).toBe(200);
  expect(await shown(id)).toBe('所有业主都出售吗？');
  expect(await wordsIn(id, '4.02', 'zh')).toMatchObject({ isOld: false });
  // A help makes it another English, too.
  expect((await edit({ question: 'Do all registered owners sell?', help: 'As in the title' })).status).toBe(200);
  expect(await shown(id)).toBe(undefined);
  expect((await translate(id, path, { question: '所有业主都出售吗？' })).body.errors[0].field).toBe('help');
  expect((await translate(id, path, { question: '所有业主都出售吗？', help: '与地契相同' })).status).toBe(200);
  expect((await translate(id, path, {})).status).toBe(200);
  expect(await wordsIn(id, '4.02', 'zh')).toBe(undefined);
  expect((await farid.delete(`${place}/${id}`)).status).toBe(200);
});

it('is a change that two officers publish, which stays as it was published, and goes on into the next version', async () => {
  const { id } = (await farid.post(place, { cDDFor: 'SALE-BUYER' })).body.data;
  const choices = [
    { key: 'PRIVATE', label: '私人或有关联的贷款人' },
    { key: 'BANK', label: '银行或金融公司' },
    { key: 'NONE', label: '没有贷款' },
  ];
  expect((await translate(id, 'questions/5.02/words/zh', { question: '贷款人与数额', choices })).status).toBe(200);
  expect((await translate(id, 'sections/5/words/zh', { name: '购屋款从何而来' })).status).toBe(200);
  const parts = (await read(id)).differences.map(({ questionFID, part }) => `${questionFID} ${part}`);
  expect(parts).toEqual(['Section 5 zh', '5.02 zh']);
  // Nobody but the customer reads it in another language, and another officer reads again what changed meanwhile.
  const mine = { question: '一', revision: (await read(id)).revision };
  expect((await farid.put(`${place}/${id}/questions/9.02/words/zh`, mine)).status).toBe(404);
  expect((await farid.put(`${place}/${id}/sections/8/words/zh`, { revision: mine.revision, name: '一' })).status).toBe(
    404,
  );
  const late = { ...mine, revision: mine.revision - 1 };
  expect((await denise.put(`${place}/${id}/questions/5.03/words/zh`, late)).status).toBe(409);
  const validFrom = today(app.services.clock);
  expect((await translate(id, 'proposal', { validFrom, reason: 'In Chinese' })).status).toBe(200);
  expect((await translate(id, 'questions/5.03/words/zh', { question: '一' })).status).toBe(409);
  const { revision } = await read(id);
  expect((await denise.put(`${place}/${id}/publication`, { revision })).status).toBe(200);
  const db = app.services.database;
  for (const table of ['ecdd_row_words', 'ecdd_section_words'])
    await expect(ask(db, `UPDATE ${table} SET of = '' WHERE template_id = $1`, [id])).rejects.toThrow('stays as it is');
  const next = (await farid.post(place, { cDDFor: 'SALE-BUYER' })).body.data.id;
  const { questions, sections } = await wordsOf(db, next, 'zh');
  expect(questions.get('5.02')?.choices.get('BANK')).toBe('银行或金融公司');
  expect(sections.get(5)).toBe('购屋款从何而来');
  expect((await read(next)).differences).toEqual([]);
  // In English there is nothing to show beside it.
  expect((await wordsOf(db, next, 'en')).questions.size).toBe(0);
});

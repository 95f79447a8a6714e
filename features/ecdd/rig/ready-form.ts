import { expect } from 'vitest';
import { today } from '#platform/server/clock.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import type { TestApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { answersTo } from '../forms/demo-answers.server.ts';
import type { CddFor } from '../forms/forms.words.ts';
import { type Answer, answersOf, type FormFacts } from '../forms/rows.rules.ts';
import { asksPaper } from '../papers/papers.rules.ts';
import { assessForm } from '../rating/assess-form.rules.ts';
import { nothingBeside, withoutLink } from '../rating/rating.rules.ts';
import { rowsFor, templateOn } from '../templates/templates.server.ts';
import { addPaper } from './add-paper.ts';
import { beginsCorrection } from './begin-correction.ts';

const place = '/api/v1/ecdd-aml-forms';

type Given = {
  side?: CddFor;
  /** Answers that count for something. */
  answers?: Answer[];
  customer?: object;
  more?: object;
  isUcp?: boolean;
  /** Whether the documents that a high rating asks for lie with it. */
  withPapers?: boolean;
};

/** A form with all its answers, which a salesperson has just saved. */
export const aWholeForm = async (app: TestApp, who: Client, options: Given = {}) => {
  const { side = 'SALE-SELLER', answers = [], customer = {}, more = {}, isUcp = false, withPapers = true } = options;
  const made = await who.post('/api/v1/amls', {
    kind: 'INDIVIDUAL',
    name: 'Goh Siew Choo',
    idType: 'NRIC',
    idNumber: 'S1234567D',
    dateOfBirth: '1958-04-02',
    nationality: 'SG',
    ...customer,
  });
  const template = await templateOn(app.services.database, side, today(app.services.clock));
  const rows = await rowsFor(app.services.database, template.id, 'A');
  const facts: FormFacts = {
    kind: 'INDIVIDUAL',
    isLease: side.startsWith('LEASE'),
    category: 'private-residential',
    leaseMonths: null,
    amountCents: null,
    hasUcp: false,
    papers: [],
    listed: { BLACK: [], GREY: [] },
    ...more,
  };
  const { asked: questions } = assessForm(rows, answersOf(answers), facts);
  const body = {
    property: '18 Leonie Hill #42-05, Leonie Towers',
    category: facts.category,
    leaseMonths: facts.leaseMonths,
    hasUcp: facts.hasUcp,
    isUcp,
    particulars: { email: 'siewchoo@mail.example' },
    listECDDAMLFormResult: answersTo(side, questions, facts, answers),
  };
  const saved = await who.post(place, { aMLID: made.body.data.aMLID, cDDFor: side, ...body });
  expect([saved.status, saved.body.errors]).toEqual([200, []]);
  const { id, version } = saved.body.data as { id: string; version: number };
  const codes = questions.filter((row) => asksPaper(row, questions)).flatMap(({ attachCode }) => attachCode ?? []);
  for (const code of withPapers ? new Set(codes) : []) expect((await addPaper(who, id, code)).status).toBe(200);
  return { id, version, aMLID: made.body.data.aMLID as string, body };
};

/** A form that is complete and determined: it may be sent. */
export const aReadyForm = async (app: TestApp, who: Client, options: Given = {}): Promise<string> => {
  const { id, version } = await aWholeForm(app, who, options);
  const signed = await who.put(`${place}/form/signature`, { id, version, mitigation: 'Spoke with the bank' });
  expect([signed.status, signed.body.errors]).toEqual([200, []]);
  return id;
};

/** Answers what a form still asks, determines its risk, and has it signed on paper. `isHigh`: it is determined as high. `answers`: those that count for something. */
export const finishForm = async (
  { services }: Pick<TestApp, 'services'>,
  who: Client,
  id: string,
  change: object = {},
  { isHigh = false, answers = [] }: { isHigh?: boolean; answers?: Answer[] } = {},
) => {
  const form = (await who.get(`${place}/${id}`)).body.data;
  const template = await templateOn(services.database, form.cDDFor, form.templateFrom);
  const rows = await rowsFor(services.database, template.id, 'A');
  const facts: FormFacts = { ...form, ...change, isLease: form.transactionType === 'LEASE' };
  const asksWealth = form.asksWealth || isHigh;
  const { asked: questions } = assessForm(rows, new Map(), facts, {
    ...nothingBeside,
    asksWealth,
    least: form.least,
    factors: [withoutLink],
  });
  const { property, category, leaseMonths, amountCents, hasUcp, isUcp, particulars } = form;
  const transaction = { property, category, leaseMonths, amountCents, hasUcp, isUcp, particulars, ...change };
  const isSigned = form.acknowledged.some((each: { version: number }) => each.version === form.version);
  if (isSigned) await beginsCorrection({ services }, who, id, form.version);
  const saved = await who.put(place, {
    id,
    version: form.version,
    isSigned,
    ...transaction,
    listECDDAMLFormResult: answersTo(form.cDDFor, questions, facts, answers),
  });
  expect([saved.status, saved.body.errors]).toEqual([200, []]);
  const { version, ownVersion } = saved.body.data as { version: number; ownVersion: number };
  const codes = questions.filter((row) => asksPaper(row, questions)).flatMap(({ attachCode }) => attachCode ?? []);
  for (const code of new Set(codes)) expect((await addPaper(who, id, code)).status).toBe(200);
  const raised = isHigh ? { rating: 'HIGH' } : {};
  const signed = await who.put(`${place}/form/signature`, {
    id,
    version,
    ownVersion,
    mitigation: 'Spoke with the bank',
    ...raised,
  });
  expect([signed.status, signed.body.errors]).toEqual([200, []]);
  const scan = { name: 'Scan.pdf', bytes: samplePdf() };
  const fields = { id, attachCode: 'SIGNED', version: String(version) };
  const scanned = await who.upload('/api/v1/esubmission-uploads/ecdd', fields, scan);
  expect([scanned.status, scanned.body.errors]).toEqual([200, []]);
};

/** The id of a form that its customer has signed on paper. */
export const aSignedForm = async (app: TestApp, who: Client, options: Given = {}): Promise<string> => {
  const id = await aReadyForm(app, who, options);
  expect((await addPaper(who, id, 'SIGNED', { version: '1' })).status).toBe(200);
  return id;
};

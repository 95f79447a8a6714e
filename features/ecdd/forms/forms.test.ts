import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { textOf } from '#test/text-of.ts';

let app: TestApp;
let hannah: Client;
let rajesh: Client;
let farid: Client;
let admin: Client;

const place = '/api/v1/ecdd-aml-forms';
const customer = {
  kind: 'INDIVIDUAL',
  name: 'Ong Mei Ling',
  idType: 'NRIC',
  idNumber: 'S1234567D',
  nationality: 'SG',
  dateOfBirth: '1979-06-11',
};
const written = {
  property: '18 Leonie Hill #42-05, Leonie Towers',
  category: 'private-residential',
  particulars: { email: 'meiling.ong@mail.example' },
};

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  rajesh = await app.letIn(await app.aSalesperson({ name: 'Rajesh' }));
  farid = await app.letIn(await app.aStaff('compliance'));
  admin = await app.letIn(await app.anAdmin());
});

const must = async (answer: Promise<{ status: number; body: { data: never; errors: unknown[] } }>) => {
  const { status, body } = await answer;
  expect([status, body.errors]).toEqual([200, []]);
  return body.data as never;
};

type Row = { questionFID: string; audience: string; answerType: string; filledBy: string; effects: unknown[] };

const aCase = async (): Promise<string> =>
  ((await must(hannah.post('/api/v1/amls', customer))) as { aMLID: string }).aMLID;
const save = async (more: object = {}): Promise<{ id: string; version: number; rating: string }> =>
  must(hannah.post(place, { aMLID: await aCase(), ...written, ...more }));
const yes = (questionFID: string, remark = 'As discussed') => ({ questionFID, checkedResult: 'Y', remark });

describe('the templates', () => {
  const details = async (who: Client, id: string, query = ''): Promise<Row[]> =>
    ((await must(who.get(`/api/v1/cdd-form-templates/templates/${id}/details${query}`))) as { templatesDetail: Row[] })
      .templatesDetail;
  const list = async (query: string): Promise<{ id: string; cDDFor: string }[]> =>
    must(hannah.get(`/api/v1/cdd-form-templates?cDDFor=${query}`));

  it('are those of a side, or both of a type', async () => {
    const sides = async (query: string) => (await list(query)).map(({ cDDFor }) => cDDFor);
    expect(await sides('SALE')).toEqual(['SALE-SELLER', 'SALE-BUYER']);
    expect(await sides('LEASE')).toEqual(['LEASE-LANDLORD', 'LEASE-TENANT']);
    expect(await sides('LEASE-TENANT')).toEqual(['LEASE-TENANT']);
  });

  it('have as many questions in each section as the reference says', async () => {
    const counted: Record<string, string> = {};
    for (const { id, cDDFor } of [...(await list('SALE')), ...(await list('LEASE'))]) {
      const rows = await details(farid, id);
      const sections = Map.groupBy(rows, ({ questionFID }) => Number(questionFID.split('.')[0]));
      counted[cDDFor] = [...sections.values()].map(({ length }) => length).join(' ');
    }
    expect(counted).toEqual({
      'SALE-SELLER': '8 7 7 7 8 7 3 5 5 3',
      'SALE-BUYER': '8 7 7 7 10 7 4 5 5 3',
      'LEASE-LANDLORD': '8 7 7 5 6 6 3 5 5 3',
      // The reference asks for goods and countries in 4.06; the goods are 4.07.
      'LEASE-TENANT': '8 7 7 7 6 6 4 5 5 3',
    });
  });

  it('show what is compliance’s to nobody else, and what is the salesperson’s to no customer', async () => {
    const [seller] = await list('SALE-SELLER');
    const audiences = async (who: Client, query = '') =>
      [...new Set((await details(who, seller?.id ?? '', query)).map(({ audience }) => audience))].toSorted();
    expect(await audiences(farid)).toEqual(['A', 'C', 'O']);
    for (const who of [hannah, admin]) {
      expect(await audiences(who)).toEqual(['A', 'C']);
      expect(await audiences(who, '?audience=O')).toEqual(['A', 'C']);
      expect(await audiences(who, '?audience=C')).toEqual(['C']);
    }
  });
});

describe('a form', () => {
  it('is of a sale where nothing is said, keeps its template, and refuses another type', async () => {
    const { id } = await save();
    expect(await must(hannah.get(`${place}/${id}`))).toMatchObject({
      cDDFor: 'SALE-SELLER',
      transactionType: 'SALE',
      name: 'Ong Mei Ling',
      idNumberMasked: 'S****567D',
      templateVersion: 1,
    });
    const lease = await save({ transactionType: 'LEASE' });
    expect(await must(hannah.get(`${place}/${lease.id}`))).toMatchObject({ cDDFor: 'LEASE-LANDLORD' });
    const aMLID = await aCase();
    const wrong = await hannah.post(place, { aMLID, ...written, cDDFor: 'LEASE-TENANT', transactionType: 'SALE' });
    expect(wrong.status).toBe(400);
    const exempt = { cDDFor: 'LEASE-TENANT', category: 'hdb', leaseMonths: 24 };
    expect((await hannah.post(place, { aMLID, ...written, ...exempt })).body.errors[0].field).toBe('leaseMonths');
  });

  it('keeps the number sealed to its own place', async () => {
    const { id } = await save();
    const [row] = await ask<{ sealed: string; mask: string }>(
      app.services.database,
      'SELECT id_number_sealed AS sealed, id_number_masked AS mask FROM ecdd_form WHERE id = $1',
      [id],
    );
    expect([row?.sealed.includes('1234567'), row?.mask]).toEqual([false, 'S****567D']);
    expect(app.services.secrets.open(row?.sealed ?? '', `ecdd_form/${id}/id_number`)).toBe('S1234567D');
  });

  it('takes over what was corrected in the case when it is changed, and not before', async () => {
    const { id } = await save();
    const form = (await must(hannah.get(`${place}/${id}`))) as { aMLID: string };
    const report = (await must(hannah.get(`/api/v1/amls/aml-report?aMLID=${form.aMLID}`))) as {
      version: number;
      subjects: { subjectId: string }[];
    };
    const change = { ...customer, name: 'Ong Mei Lin', version: report.version };
    await must(hannah.put(`/api/v1/amls/${form.aMLID}/subjects/${report.subjects[0]?.subjectId}`, change));
    expect(await must(hannah.get(`${place}/${id}`))).toMatchObject({ name: 'Ong Mei Ling' });
    await must(hannah.put(place, { id, version: 1, ...written }));
    expect(await must(hannah.get(`${place}/${id}`))).toMatchObject({
      name: 'Ong Mei Lin',
      idNumberMasked: 'S****567D',
    });
  });

  it('is rated by its answers, and says what is left', async () => {
    expect(await save({ listECDDAMLFormResult: [yes('4.03', '')] })).toMatchObject({ rating: null, isSoFar: false });
    const { id, version, ...rated } = await save({ listECDDAMLFormResult: [yes('5.06'), yes('4.03', '')] });
    expect(rated).toMatchObject({ rating: 'HIGH', isSoFar: true });
    const result = (await must(hannah.get(`${place}/result?id=${id}`))) as {
      factors: { questionFID: string; effect: string }[];
      gaps: { questionFID: string; lacks: string }[];
    };
    // Nobody was screened here: that counts, too.
    expect(result.factors.map(({ questionFID, effect }) => `${questionFID} ${effect}`)).toEqual([
      '5.06 E',
      '4.03 M',
      '8.01 M',
    ]);
    const gaps = result.gaps.map(({ questionFID, lacks }) => `${questionFID} ${lacks}`);
    expect(gaps).toContain('4.03 REMARK');
    expect(gaps).toContain('5.07 ANSWER');
    expect(gaps.some((gap) => /^(8|10|3|7)\./.test(gap))).toBe(false);
    const evaded = { id, version, ...written, listECDDAMLFormResult: [{ questionFID: '2.01', detail: 'FOREIGN' }] };
    await must(hannah.put(place, evaded));
    const { gaps: openGaps } = (await must(hannah.get(`${place}/result?id=${id}`))) as typeof result;
    expect(openGaps).toContainEqual({ questionFID: '2.01', lacks: 'ANSWER' });
    const again = { id, version: 2, ...written, listECDDAMLFormResult: [yes('4.03')] };
    expect(await must(hannah.put(place, again))).toMatchObject({ version: 3, rating: null });
    expect((await hannah.put(place, again)).status).toBe(409);
  });

  it('takes answers to what a salesperson answers, of the kind that the question takes', async () => {
    const aMLID = await aCase();
    const refused = async (answer: object): Promise<string> =>
      (await hannah.post(place, { aMLID, ...written, listECDDAMLFormResult: [answer] })).body.errors[0]?.message;
    for (const fid of ['8.02', '9.04', '9.03', '8.01', '10.01', '6.99'])
      expect(await refused(yes(fid))).toBe(`${fid}: this form has no such question.`);
    expect(await refused({ questionFID: '1.01', checkedResult: 'NA' })).toContain('Yes or No');
    expect(await refused({ questionFID: '4.04', detail: 'STOLEN' })).toContain('none of its choices');
    expect(await refused({ questionFID: '1.01', checkedResult: 'Y', detail: '-' })).toContain('no detail');
    expect(await refused({ questionFID: '2.06', checkedResult: 'Y', detail: 'Iran' })).toContain('choose countries');
  });

  it('is read by its salesperson, the administrator and compliance, each as much as is theirs', async () => {
    const { id } = await save({ listECDDAMLFormResult: [yes('9.02', 'He knows nothing of his own flat')] });
    const seen = async (who: Client): Promise<string> => {
      const { templatesDetail: rows } = (await must(who.get(`${place}/${id}`))) as { templatesDetail: Row[] };
      return (
        [...new Set(rows.map(({ audience }) => audience))].join('') + rows.some((row) => row.questionFID === '9.02')
      );
    };
    expect([await seen(hannah), await seen(admin), await seen(farid)]).toEqual(['CAtrue', 'CAfalse', 'CAOtrue']);
    expect((await rajesh.get(`${place}/${id}`)).status).toBe(404);
    // Nor does the audit trail say that there is something which only its author and compliance read.
    const answers = [yes('9.02', 'He knows even less'), yes('1.02')];
    await must(hannah.put(place, { id, version: 1, ...written, listECDDAMLFormResult: answers }));
    const [trail] = await ask<{ detail: { answers: string[] } }>(
      app.services.database,
      `SELECT detail FROM audit_row WHERE aggregate_id = $1 AND action = 'form.updated'`,
      [id],
    );
    expect(trail?.detail.answers).toEqual(['1.02']);
    const texts = async (who: Client) => (await who.get(`${place}/${id}`)).raw.toString();
    expect(await texts(admin)).not.toContain('He knows nothing');
    expect(await texts(hannah)).not.toContain('Any adverse news');
  });

  it('is a PDF, for the customer without what is not theirs', async () => {
    const { id } = await save({ listECDDAMLFormResult: [yes('5.06', 'A part in cash')] });
    const pdf = async (query: string) => {
      const answer = await hannah.get(`${place}/${id}/download-file${query}`);
      expect(answer.status, answer.raw.toString('latin1').slice(0, 300)).toBe(200);
      return textOf(answer);
    };
    const [own, customers] = [await pdf(''), await pdf('?audience=C')];
    expect(own).toContain('A part in cash');
    expect(own).toContain('Agent observations');
    expect(own).toContain('Rating');
    expect(own).not.toContain('adverse news');
    expect(await pdf('?audience=O')).not.toContain('adverse news');
    expect(customers).toContain('S****567D');
    expect(customers).toContain('A part in cash');
    for (const words of ['Agent observations', 'Rating', 'R10', 'Screening record', 'S1234567D'])
      expect(customers).not.toContain(words);
  });

  it('stands in the list of its case', async () => {
    const { id } = await save();
    const { aMLID } = (await must(hannah.get(`${place}/${id}`))) as { aMLID: string };
    const rows = (await must(hannah.get(`${place}/AML/${aMLID}/ecdd-forms`))) as { id: string }[];
    expect(rows).toMatchObject([{ id, state: 'INCOMPLETE', cDDFor: 'SALE-SELLER' }]);
    expect((await rajesh.get(`${place}/AML/${aMLID}/ecdd-forms`)).status).toBe(404);
  });
});

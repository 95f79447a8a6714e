import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#platform/contract/days.ts';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { documentIds } from '../checklist/checklist.words.ts';

const rules = '/api/v1/document-rules';
const today = '2026-11-20';
let app: TestApp;
let mei: Client;
let hannah: Client;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  mei = await app.letIn(await app.aStaff('submissions'));
  hannah = await app.letIn(await app.aSalesperson());
});

const rule = (change: object = {}) => ({
  documentId: 'D-03',
  condition: { transType: ['SALE'], propType: ['land'] },
  level: 'required',
  stage: 'submit',
  per: 'case',
  anyOf: null,
  validFrom: today,
  validTo: null,
  ...change,
});
const add = async (change: object = {}): Promise<number> => {
  const { status, body } = await mei.post(rules, rule(change));
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.id;
};
const rowOf = async (id: number) => (await mei.get(rules)).body.data.rows.find((row: { id: number }) => row.id === id);
/** The line of D-03 on the checklist for the sale of a plot, on a day. */
const levelOn = async (day: string) => {
  const { body } = await hannah.get(`/api/v1/document-templates?transType=SALE&propType=land&checkDate=${day}`);
  return body.data.rows.find(({ documentId }: { documentId: string }) => documentId === 'D-03')?.level;
};

describe('the rules', () => {
  it('are listed with their documents, for the desk alone', async () => {
    const { rows, types } = (await mei.get(rules)).body.data;
    expect(types.map(({ documentId }: { documentId: string }) => documentId)).toEqual(documentIds);
    expect(rows.length).toBeGreaterThan(50);
    expect(rows[0]).toMatchObject({ documentId: 'D-01', name: 'Option to purchase', level: 'required', validTo: null });
    expect((await hannah.get(rules)).status).toBe(403);
    const compliance = await app.letIn(await app.aStaff('compliance'));
    expect((await compliance.post(rules, rule())).status).toBe(403);
  });

  it('ask from their first day on, change from a day on, and end: the days before stay as they were', async () => {
    const id = await add();
    expect([await levelOn(addDays(today, -1)), await levelOn(today)]).toEqual(['optional', 'required']);
    const changed = await mei.put(`${rules}/${id}`, rule({ level: 'conditional', validFrom: '2026-12-01' }));
    const next = changed.body.data.id;
    expect(await rowOf(id)).toMatchObject({ validTo: '2026-11-30' });
    expect(await rowOf(next)).toMatchObject({ replaces: id, createdByName: mei.person.name });
    expect([await levelOn('2026-11-30'), await levelOn('2026-12-01')]).toEqual(['required', 'conditional']);
    expect((await mei.put(`${rules}/${next}/end`, { lastDay: '2026-12-31' })).status).toBe(200);
    expect([await levelOn('2026-12-31'), await levelOn('2027-01-01')]).toEqual(['conditional', 'optional']);
    const { rows } = await app.services.database.$client.query(
      "SELECT action FROM audit_row WHERE aggregate = 'document-rules' AND aggregate_id = 'D-03' ORDER BY seq",
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'document-rule.added',
      'document-rule.changed',
      'document-rule.ended',
    ]);
  });

  it('that have not begun are changed or ended before they do', async () => {
    const id = await add({ documentId: 'D-19', validFrom: '2027-03-01' });
    expect((await mei.put(`${rules}/${id}/end`, { lastDay: today })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ validFrom: '2027-03-01', validTo: '2027-02-28' });
    const again = await mei.put(`${rules}/${id}`, rule({ documentId: 'D-19', validFrom: '2027-04-01' }));
    expect(again.body.errors[0].message).toMatch(/has ended/);
  });

  it('are not overwritten: of two changes of one rule the second is refused', async () => {
    const id = await add({ documentId: 'D-20' });
    const change = () => mei.put(`${rules}/${id}`, rule({ documentId: 'D-20', validFrom: '2026-12-01' }));
    const answers = await Promise.all([change(), change(), change()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await mei.put(`${rules}/${id}/end`, { lastDay: today })).status).toBe(409);
  });

  it.each<[string, object, string]>([
    ['in the past', { validFrom: '2026-11-19' }, 'validFrom'],
    ['that end before they begin', { validFrom: '2026-12-02', validTo: '2026-12-01' }, 'validTo'],
    ['for a kind of party, asked once', { condition: { partyKind: 'entity' } }, 'per'],
    ['with a choice of nothing', { condition: { side: [] } }, 'condition.side'],
    ['of a document that is not', { documentId: 'D-99' }, 'documentId'],
    ['with a condition that is not', { condition: { moon: 'full' } }, 'condition.moon'],
  ])('%s are refused', async (_case, change, field) => {
    expect((await mei.post(rules, rule(change))).body).toMatchObject({ success: false, errors: [{ field }] });
  });

  it('can’t be changed before they began, moved to another document, or found when they are not there', async () => {
    const id = await add({ documentId: 'D-37', validFrom: '2027-01-01' });
    const change = (to: object) => mei.put(`${rules}/${id}`, rule({ documentId: 'D-37', ...to }));
    expect((await change({ validFrom: '2026-12-31' })).body.errors[0]).toMatchObject({ field: 'validFrom' });
    expect((await change({ documentId: 'D-38' })).body.errors[0]).toMatchObject({ field: 'documentId' });
    expect((await mei.put(`${rules}/999999`, rule())).status).toBe(404);
    expect((await mei.put(`${rules}/${id}/end`, { lastDay: '2026-11-19' })).body.errors[0].field).toBe('lastDay');
  });
});

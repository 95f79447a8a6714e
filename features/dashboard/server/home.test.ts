import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { Card } from '#platform/contract/card.ts';
import type { Reading } from '#platform/server/context.ts';
import type { DashboardPart } from '#platform/server/dashboard.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { readHome } from './home.ts';

let app: TestApp;
let hannah: Client;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson());
});

const place = '/api/v1/dashboard';
const idsOf = async (who: Client): Promise<string[]> =>
  (await who.get(place)).body.data.cards.map(({ id }: { id: string }) => id);

describe('the dashboard', () => {
  it('has the cards that are for its reader', async () => {
    expect(await idsOf(hannah)).toEqual(['agency-start-up', 'todo', 'money', 'key-dates', 'cpd-line']);
    const desks = {
      submissions: ['queues'],
      compliance: ['queues', 'screening-lists'],
      finance: ['queues', 'finance-overview'],
      people: ['queues'],
      content: ['agency-pages'],
    } as const;
    for (const [desk, cards] of Object.entries(desks))
      expect(await idsOf(await app.letIn(await app.aStaff(desk as keyof typeof desks)))).toEqual(cards);
  });

  it('shows an administrator every desk but what compliance holds', async () => {
    const seen = await idsOf(await app.letIn(await app.anAdmin()));
    expect(seen).toEqual(['queues', 'finance-overview']);
  });

  it('reads no card that is hidden or starts off, and shows it when it is asked for', async () => {
    const ravi = await app.letIn(await app.aSalesperson());
    const body = {
      version: 0,
      placed: [],
      hidden: ['agency-start-up', 'money', 'key-dates', 'news'],
      shown: ['needs-attention'],
    };
    expect((await ravi.put(`${place}/layout`, body)).status).toBe(200);
    expect(await idsOf(ravi)).toEqual(['todo', 'needs-attention']);
    const one = (await ravi.get(`${place}?card=my-submissions`)).body.data;
    expect(one).toMatchObject({
      cards: [{ id: 'my-submissions', failure: null, data: { rows: [] } }],
      layout: { version: 1 },
    });
  });

  it.each(['desk-queue', 'gone'])('has no card %s for a salesperson', async (card) => {
    expect((await hannah.get(`${place}?card=${card}`)).status).toBe(404);
  });

  it('shows what is in pilot to the pilot alone', async () => {
    const admin = await app.letIn(await app.anAdmin());
    const other = await app.letIn(await app.aSalesperson());
    const { rows } = (await admin.get('/agency/v1/settings')).body.data;
    const { version } = rows.find(({ key }: { key: string }) => key === 'pilotAgents');
    const setting = (value: string[], at: number) =>
      admin.put('/agency/v1/settings/pilotAgents', { value, version: at });
    expect((await setting([hannah.person.registrationNo], version)).status).toBe(200);
    const show = { version: 0, placed: [], hidden: [], shown: ['needs-attention'] };
    for (const who of [hannah, other]) expect((await who.put(`${place}/layout`, show)).status).toBe(200);
    expect([await idsOf(hannah), await idsOf(other)]).toEqual([
      expect.arrayContaining(['needs-attention']),
      expect.not.arrayContaining(['needs-attention']),
    ]);
    expect((await setting([], version + 1)).status).toBe(200);
  });
});

describe('parts', () => {
  const card = (id: string, order: number): Card => ({ id, title: id, order, width: 'full', isFor: () => true });
  const part = (id: string, read: DashboardPart['read'], order = 1): DashboardPart => ({
    card: card(id, order),
    data: z.object({ n: z.int() }),
    read,
  });
  const one = async (at: Reading) => (await ask<{ n: number }>(at.db, 'SELECT 1 AS n'))[0];
  const at = () => ({ ...app.asNobody, actor: hannah.person });
  const read = (parts: DashboardPart[]) => readHome(parts)(at(), { query: {} } as never);

  it('fail alone: the others stand, and no words of the database leave', async () => {
    const broken = (at: Reading) => ask(at.db, 'SELECT secret FROM nowhere');
    const unfit = async () => ({ n: 'Tan Ah Kow' });
    const { cards } = await read([part('a', one), part('b', broken), part('c', unfit), part('d', one)]);
    const failed = {
      data: null,
      failure: expect.stringMatching(/^Something went wrong on our side. Reference \w{8}$/),
    };
    expect(cards).toEqual([
      { id: 'a', data: { n: 1 }, failure: null },
      { id: 'b', ...failed },
      { id: 'c', ...failed },
      { id: 'd', data: { n: 1 }, failure: null },
    ]);
  });

  it('leave through their schema, in the order of their cards, and not at all where there is nothing', async () => {
    const { cards } = await read([
      part('late', async () => ({ n: 2, secret: 'S1234567D' }), 9),
      part('empty', async () => undefined, 5),
      part('early', one, 1),
    ]);
    expect(cards.map(({ id, data }) => [id, data])).toEqual([
      ['early', { n: 1 }],
      ['late', { n: 2 }],
    ]);
  });

  it('are all read on one connection', async () => {
    await anEsubmission(hannah, { status: 'draft' });
    const { $client } = app.services.database;
    const taken = vi.spyOn($client, 'connect');
    const beside = vi.spyOn($client, 'query');
    const admin = await app.letIn(await app.anAdmin());
    for (const who of [hannah, admin]) {
      // The first call looks the session up.
      await who.get(place);
      taken.mockClear();
      beside.mockClear();
      expect((await who.get(place)).status).toBe(200);
      expect([taken.mock.calls.length, beside.mock.calls.length]).toEqual([1, 0]);
    }
    vi.restoreAllMocks();
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { type Arrangement, arranged, type Change } from '../rules/arrange.ts';

let app: TestApp;
const place = '/api/v1/dashboard';
const cards = ['needs-attention', 'key-dates', 'my-submissions'].map((id, order) => ({ id, order }));

beforeAll(async () => {
  app = await testApp();
});

const aPerson = async () => app.letIn(await app.aSalesperson());
const layoutOf = async (who: Client) => (await who.get(place)).body.data.layout;

/** A window as the page is one: it makes its change on the layout that it knows, and again on a newer one that a refusal carries. */
const aWindow = (who: Client) => {
  let known: Arrangement & { version: number } = { version: 0, placed: [], hidden: [], shown: [] };
  return async (change: Change) => {
    for (;;) {
      const body = { version: known.version, ...arranged(cards, known, change) };
      const answer = await who.put(`${place}/layout`, body);
      known = answer.status === 409 ? answer.body.detail : answer.body.data;
      if (answer.status !== 409) return answer.status;
    }
  };
};

describe('a layout', () => {
  it('is kept by person', async () => {
    const [hannah, ravi] = [await aPerson(), await aPerson()];
    expect(await layoutOf(hannah)).toEqual({ version: 0, placed: [], hidden: [], shown: [] });
    const mine = { placed: ['my-submissions', 'needs-attention'], hidden: ['key-dates'], shown: ['cpd'] };
    expect((await hannah.put(`${place}/layout`, { version: 0, ...mine })).body.data).toEqual({ version: 1, ...mine });
    expect(await layoutOf(hannah)).toEqual({ version: 1, ...mine });
    expect(await layoutOf(ravi)).toEqual({ version: 0, placed: [], hidden: [], shown: [] });
  });

  it('is refused on an older one, with the one that is stored', async () => {
    const hannah = await aPerson();
    const hide = (version: number, hidden: string[]) => hannah.put(`${place}/layout`, { version, placed: [], hidden });
    expect((await hide(0, ['key-dates'])).status).toBe(200);
    const { status, body } = await hide(0, ['my-submissions']);
    expect([status, body.detail]).toEqual([409, { version: 1, placed: [], hidden: ['key-dates'], shown: [] }]);
    expect(body.errors[0].message).toContain('in another window');
  });

  it('loses nothing of two windows that change it at once', async () => {
    const hannah = await aPerson();
    const [one, other] = [aWindow(hannah), aWindow(hannah)];
    const done = await Promise.all([
      one({ kind: 'hide', id: 'key-dates' }),
      other({ kind: 'move', id: 'my-submissions', before: 'needs-attention' }),
      aWindow(hannah)({ kind: 'hide', id: 'needs-attention' }),
    ]);
    expect(done).toEqual([200, 200, 200]);
    const { version, placed, hidden } = await layoutOf(hannah);
    expect([version, placed, hidden.toSorted()]).toEqual([
      3,
      ['my-submissions', 'needs-attention', 'key-dates'],
      ['key-dates', 'needs-attention'],
    ]);
  });

  it.each([
    [{ version: 0, placed: ['a', 'a'], hidden: [] }, 'A card is here twice.'],
    [{ version: 0, placed: ['<script>'], hidden: [] }, 'This is not the id of a card.'],
    [
      { version: 0, placed: [], hidden: Array.from({ length: 101 }, (_, index) => `c${'x'.repeat(index % 50)}`) },
      '100',
    ],
  ])('takes no %j', async (body, words) => {
    const { status, body: answer } = await (await aPerson()).put(`${place}/layout`, body);
    expect([status, answer.errors[0].message]).toEqual([400, expect.stringContaining(words)]);
  });
});

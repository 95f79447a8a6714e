import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { testApp } from '#test/app.ts';
import { lackingWords, type Source } from '../screening.words.ts';
import { importList } from './import-list.server.ts';
import { lackingLists } from './lacking-lists.server.ts';

const clock = clockAt('2026-11-20T02:00:00Z');
const app = await testApp({ clock });
const words = async (searched?: Source[]) => {
  const { database: db } = app.services;
  return (await lackingLists({ db, clock }, searched)).map(lackingWords);
};
const load = (onlyIfNew: boolean) =>
  importList(app.asNobody, {
    source: 'OWN',
    files: [
      { name: 'own.csv', open: async () => Readable.from([Buffer.from('id,kind,name\nA-1,person,Torvald Brannick')]) },
    ],
    loadedBy: 'FETCH',
    onlyIfNew,
  });

it('lists that must be there are missing, or old from the day on which they were last known to be the newest', async () => {
  expect(await words()).toEqual(['UN list missing', 'Agency list missing']);
  await load(false);
  expect(await words()).toEqual(['UN list missing']);
  // Who was compared with another list alone lacks this one, too.
  expect(await words(['OFAC'])).toEqual(['UN list missing', 'Agency list missing']);
  clock.advance({ hours: 24 * 31 });
  expect(await words()).toEqual(['UN list missing', 'Agency list 31 days old']);
  expect(await load(true)).toMatchObject({ state: 'SAME' });
  expect(await words()).toEqual(['UN list missing']);
});

it('compliance reads it on its home page, and nobody else', async () => {
  const card = async (who: Awaited<ReturnType<typeof app.letIn>>) =>
    (await who.get('/api/v1/dashboard?card=screening-lists')).body.data?.cards ?? [];
  const farid = await app.letIn(await app.aStaff('compliance'));
  expect(await card(farid)).toMatchObject([{ data: { lacking: [{ source: 'UN', days: null }] } }]);
  expect(await card(await app.letIn(await app.anAdmin()))).toEqual([]);
});

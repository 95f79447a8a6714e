import { expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { testApp } from '#test/app.ts';
import { importText, saleFile } from '../rig/files.ts';
import { newsJob, tellNews } from './tell-news.ts';

const app = await testApp();
const agent = await app.signIn(await app.aSalesperson());
const other = await app.signIn(await app.aSalesperson());
const place = '/market/v1/saved-searches';

/** What the import has queued. */
const tell = async () => {
  const jobs = await ask(app.services.database, 'DELETE FROM pgboss.job WHERE name = $1 RETURNING id', [newsJob]);
  for (const _ of jobs) await tellNews(app.services).run({ dataset: 'hdb' });
  return jobs.length;
};
const notices = async () =>
  ask<{ title: string; line: string; link: string; person_id: string }>(
    app.services.database,
    "SELECT title, line, link, person_id FROM notification WHERE kind = 'marketNews' ORDER BY title",
  );
const saved = async () => (await agent.get(place)).body.data;

it('a saved search says what is new since the last look, and its person is notified once', async () => {
  await importText(app, saleFile([{ month: '2026-01', price: 600_000 }]), { of: ['hdb'] });
  await tell();
  const search = {
    tool: 'hdb',
    name: 'Tampines, dear',
    query: { town: 'Tampines', priceFrom: '650000', pageSize: '20' },
  };
  const { id } = (await agent.post(place, search)).body.data;
  await agent.post(place, { ...search, name: 'Quiet', notifies: false });
  expect((await agent.post(place, { ...search, query: { colour: 'red' } })).status).toBe(400);
  const news = saleFile([
    { month: '2026-02', price: 640_000 },
    { month: '2026-02', price: 660_000 },
    { month: '2026-02', price: 670_000 },
    { month: '2026-02', price: 680_000, town: 'BEDOK', street: 'BEDOK NTH ST 3' },
  ]);
  await importText(app, news, { of: ['hdb'] });
  expect(await tell()).toBe(1);
  await tell();
  const [first, second] = await saved();
  expect(first).toMatchObject({ id, newRows: 2, query: { town: 'Tampines', priceFrom: '650000' } });
  expect(second).toMatchObject({ name: 'Quiet', newRows: 2 });
  expect(await notices()).toMatchObject([
    { title: '2 new: Tampines, dear', line: 'HDB resale', person_id: agent.person.userId },
  ]);
  // The link finds just these.
  const [{ link = '' } = {}] = await notices();
  const query = new URLSearchParams(link.split('?')[1]);
  query.delete('tab');
  expect((await agent.get(`/market/v1/hdb?${query}`)).body.data.totalRecords).toBe(2);
  expect((await agent.put(`${place}/${id}/look`)).status).toBe(200);
  expect((await saved())[0].newRows).toBe(0);
});

it('is of its person alone', async () => {
  const [{ id }] = await saved();
  expect((await other.get(place)).body.data).toEqual([]);
  expect((await other.put(`${place}/${id}/look`)).status).toBe(404);
  expect((await other.delete(`${place}/${id}`)).status).toBe(404);
  expect((await agent.delete(`${place}/${id}`)).status).toBe(200);
  expect(await saved()).toHaveLength(1);
});

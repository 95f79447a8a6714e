import { Client } from 'pg';
import { expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { testApp } from '#test/app.ts';
import { importText, saleFile } from '../rig/files.ts';
import { newsJob, notifySavedSearches } from './notify-saved-search.server.ts';

const app = await testApp();
const agent = await app.signIn(await app.aSalesperson());
const other = await app.signIn(await app.aSalesperson());
const place = '/market/v1/saved-searches';

/** What the import has queued. */
const tell = async () => {
  const jobs = await ask(app.services.database, 'DELETE FROM pgboss.job WHERE name = $1 RETURNING id', [newsJob]);
  for (const _ of jobs) await notifySavedSearches(app.services).run({ dataset: 'hdb' });
  return jobs.length;
};
const notices = async () =>
  ask<{ title: string; line: string; link: string; person_id: string }>(
    app.services.database,
    "SELECT title, line, link, person_id FROM notification WHERE kind = 'marketNews' ORDER BY title",
  );
const saved = async () => (await agent.get(place)).body.data;

it('a saved search says what is new since the last look, and its person is notified once', async () => {
  await importText(app, saleFile([{ month: '2026-01', price: 600_000 }]), { kinds: ['hdb'] });
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
  await importText(app, news, { kinds: ['hdb'] });
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

it('tells what comes after a file of another kind that began later', async () => {
  const { id } = (await agent.post(place, { tool: 'hdb', name: 'Bedok', query: { town: 'Bedok' } })).body.data;
  const jump = async (by: number) => {
    const owner = new Client({ connectionString: app.ownerUrl });
    await owner.connect();
    await owner.query(`SELECT setval('market_row_id_seq', nextval('market_row_id_seq') + (${by}))`);
    await owner.end();
  };
  await jump(1_000);
  const rents = [
    'rent_approval_date,town,block,street_name,flat_type,monthly_rent',
    '2026-01,TAMPINES,627B,TAMPINES STREET 61,4-ROOM,2600',
  ];
  await importText(app, rents.join('\n'), { kinds: ['approval'] });
  await notifySavedSearches(app.services).run({ dataset: 'approval' });
  await agent.put(`${place}/${id}/look`);
  await jump(-500);
  const news = saleFile([{ month: '2026-03', price: 690_000, town: 'BEDOK', street: 'BEDOK NTH ST 3' }]);
  await importText(app, news, { kinds: ['hdb'] });
  await tell();
  expect((await saved()).find((each: { id: string }) => each.id === id)).toMatchObject({ newRows: 1 });
  expect((await notices()).map(({ title }) => title)).toContain('1 new: Bedok');
  await agent.delete(`${place}/${id}`);
});

it('is of its person alone', async () => {
  const [{ id }] = await saved();
  expect((await other.get(place)).body.data).toEqual([]);
  expect((await other.put(`${place}/${id}/look`)).status).toBe(404);
  expect((await other.delete(`${place}/${id}`)).status).toBe(404);
  expect((await agent.delete(`${place}/${id}`)).status).toBe(200);
  expect(await saved()).toHaveLength(1);
});

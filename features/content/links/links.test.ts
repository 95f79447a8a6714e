import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import type { Link } from './links.calls.ts';

const app = await testApp();
const desk = await app.letIn(await app.aStaff('content'));
const agent = await app.letIn(await app.aSalesperson());
const all = '/content/v1/desk/links';

const shown = async (): Promise<Link[]> => (await agent.get('/content/v1/links?group=resources')).body.data;
const titles = async () => (await shown()).map(({ title }) => title);
const link = { group: 'resources', title: 'Rules', description: '', address: 'https://a.sg/rules', icon: 'scale' };

it('shows the links of a group in the order that the desk gives them, without hidden ones', async () => {
  const before = await titles();
  const { body } = await desk.post(all, link);
  expect(await titles()).toEqual([...before, 'Rules']);
  const stored: Link[] = (await desk.get(all)).body.data;
  const ids = stored.filter(({ group }) => group === 'resources').map(({ id }) => id);
  const order = { group: 'resources', ids: ids.toReversed() };
  expect((await desk.put(`${all}/order`, order)).status).toBe(200);
  expect(await titles()).toEqual(['Rules', ...before.toReversed()]);
  expect((await desk.put(`${all}/order`, { ...order, ids: ids.slice(1) })).status).toBe(409);
  expect((await desk.put(`${all}/order`, { ...order, ids: ids.map(() => ids[0]) })).status).toBe(409);
  expect((await desk.put(`${all}/${body.data.id}`, { ...link, isHidden: true })).status).toBe(200);
  expect(await titles()).toEqual(before.toReversed());
  expect((await desk.put(`${all}/${body.data.id}`, { ...link, group: 'agent-tools' })).status).toBe(200);
  const tools: Link[] = (await agent.get('/content/v1/links?group=agent-tools')).body.data;
  expect(tools.at(-1)?.title).toBe('Rules');
  expect((await desk.delete(`${all}/${body.data.id}`)).status).toBe(200);
  expect((await agent.get('/content/v1/links')).body.data).toHaveLength(stored.length - 1);
});

it.each(['http://a.sg', 'javascript:alert(1)', '//a.sg', '/resources', 'https://', 'data:text/html,a'])(
  'has no link to %s',
  async (address) => expect((await desk.post(all, { ...link, address })).status).toBe(400),
);

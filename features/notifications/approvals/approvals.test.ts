import { beforeAll, expect, it } from 'vitest';
import { transact } from '#platform/server/context.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { askForApproval, endApproval } from './approvals.server.ts';

let app: TestApp;
let preparer: Client;
let approver: Client;
let admin: Client;

beforeAll(async () => {
  app = await testApp();
  preparer = await app.letIn(await app.aStaff('finance'));
  approver = await app.letIn(await app.aStaff('finance'));
  admin = await app.letIn(await app.anAdmin());
});

const read = async (client: Client) => (await client.get('/api/v1/notifications?unread=1')).body.data.rows;
const unread = async (client: Client) => (await read(client)).map(({ title }: { title: string }) => title);

it('comes to all who may approve, not to whoever prepared it, and is done for all when one decides', async () => {
  const at = { ...app.asNobody, actor: preparer.person };
  const [submissions, agent] = [
    await app.letIn(await app.aStaff('submissions')),
    await app.letIn(await app.aSalesperson()),
  ];
  await transact(at, (within) =>
    askForApproval(within, {
      id: 'one',
      title: 'A run waits',
      line: (by) => `${by} prepared it.`,
      link: '/agency-desk/finance/payouts',
    }),
  );
  for (const client of [approver, admin]) expect(await unread(client)).toEqual(['A run waits']);
  expect(await read(admin)).toMatchObject([{ line: `${preparer.person.name} prepared it.` }]);
  for (const client of [preparer, submissions, agent]) expect(await unread(client)).toEqual([]);
  await transact({ ...at, actor: approver.person }, (within) => endApproval(within, 'one'));
  for (const client of [approver, admin]) expect(await unread(client)).toEqual([]);
});

it('is shown to nobody who has left the desk whose word it is', async () => {
  const clerk = await app.letIn(await app.aStaff('finance'));
  const officer = await app.letIn(await app.aStaff('compliance', 'finance'));
  const at = { ...app.asNobody, actor: preparer.person };
  const asked = { title: 'A change waits', line: () => '', link: '/' as const };
  await transact(at, async (within) => {
    await askForApproval(within, { ...asked, id: 'of-finance' });
    const approvers = { ids: [officer.person.userId], who: 'compliance' as const };
    await askForApproval(within, { ...asked, id: 'of-compliance', title: 'A purge waits', approvers });
  });
  const leave = ({ person }: Client, desks: string[]) =>
    app.services.database.$client.query('UPDATE person SET desks = $2 WHERE id = $1', [person.userId, desks]);
  await leave(clerk, ['content']);
  await leave(officer, ['finance']);
  expect(await unread(await app.letIn(clerk.person))).toEqual([]);
  expect(await unread(await app.letIn(officer.person))).toEqual(['A change waits']);
});

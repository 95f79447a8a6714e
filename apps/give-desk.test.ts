import { expect, it, vi } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { testApp } from '#test/app.ts';
import { queuedMails } from '#test/queued-mails.ts';
import { giveDesk } from './give-desk.ts';
import { trust } from './trust.ts';

it('gives staff a desk, once, and nobody else', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  const app = await testApp();
  const [staff, agent] = [await app.aStaff('finance'), await app.aSalesperson()];
  const give = (...words: string[]) => giveDesk(app.services, words);
  expect(await give(staff.userName, 'compliance')).toBe(0);
  expect(await give(staff.userName, 'compliance')).toBe(0);
  expect(lines.at(-1)).toContain('finance, compliance');
  const { rows } = await app.services.database.$client.query('SELECT desks FROM person WHERE id = $1', [staff.userId]);
  expect(rows).toEqual([{ desks: ['finance', 'compliance'] }]);
  expect(await give(agent.userName, 'compliance')).toBe(2);
  expect(await give(staff.userName, 'treasure')).toBe(2);
  expect(await give()).toBe(2);
  vi.restoreAllMocks();
});

it('settles accounts at once, and mails all administrators and officers', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  const clock = clockAt('2026-11-02T02:00:00Z');
  const app = await testApp({ clock });
  const [admin, officer] = [await app.anAdmin(), await app.aStaff('compliance')];
  clock.advance({ hours: 100 });
  const staff = await app.aStaff('finance');
  const client = await app.letIn(admin);
  const place = `/agency/v1/people/${staff.userId}`;
  const rests = async () => (await client.get(place)).body.data.rests.length;
  const disableAndEnable = async () => {
    for (const way of ['disable', 'enable']) await client.post(`${place}/${way}`, { reason: 'Because' });
    expect(await rests()).toBe(1);
  };
  await disableAndEnable();
  expect(await trust(app.services, [staff.userName])).toBe(0);
  expect(await rests()).toBe(0);
  expect(await trust(app.services, [staff.userName])).toBe(0);
  expect(lines.at(-1)).toContain('is settled already');
  expect(await trust(app.services, ['nobody.there'])).toBe(2);
  expect(await trust(app.services, [])).toBe(2);
  await disableAndEnable();
  expect(await giveDesk(app.services, [staff.userName, 'compliance'])).toBe(0);
  expect(await rests()).toBe(0);
  const register = '/api/v1/compliance/register';
  expect((await (await app.letIn({ ...staff, desks: ['finance', 'compliance'] })).get(register)).status).toBe(200);
  const mails = await queuedMails(app);
  const to = (subject: string) => mails.filter((mail) => mail.subject.includes(subject)).map((mail) => mail.to);
  for (const { userName } of [admin, officer]) {
    expect(to('was settled on the server')).toContain(`${userName}@gable.example`);
    expect(to('was given the compliance desk on the server')).toContain(`${userName}@gable.example`);
  }
  vi.restoreAllMocks();
});

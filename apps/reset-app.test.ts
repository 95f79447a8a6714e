import { expect, it, vi } from 'vitest';
import { testApp } from '#test/app.ts';
import { queuedMails } from '#test/queued-mails.ts';
import { resetApp } from './reset-app.ts';

it('removes somebody’s app with its recovery codes and ends their sessions, and says whose', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  const app = await testApp();
  const [clerk, admin, officer] = [await app.aStaff('finance'), await app.anAdmin(), await app.aStaff('compliance')];
  const query = (sql: string) => app.services.database.$client.query(sql, [clerk.userId]);
  await query('UPDATE person SET second_step = true WHERE id = $1');
  await query(
    "INSERT INTO recovery_code (person_id, code_mac, created_at) SELECT $1, decode(repeat('00', 32), 'hex'), now()",
  );
  const session = await app.letIn(clerk);
  expect(await resetApp(app.services, [clerk.userName])).toBe(0);
  expect(lines.at(-1)).toContain(`${clerk.name} signs in by a code in a mail to ${clerk.userName}@gable.example`);
  expect((await session.get('/api/v1/users/info')).status).toBe(401);
  const remaining = `SELECT (SELECT count(*) FROM authenticator WHERE person_id = $1)::int AS apps,
    (SELECT count(*) FROM recovery_code WHERE person_id = $1)::int AS codes,
    ARRAY(SELECT kind FROM account_change WHERE person_id = $1 AND rests_until > now()) AS rests`;
  expect((await query(remaining)).rows).toEqual([{ apps: 0, codes: 0, rests: ['SECOND_STEP'] }]);
  const mails = (await queuedMails(app)).map(({ to, subject }) => [to.split('@')[0], subject]);
  const title = `The authenticator app of ${clerk.name} was removed on the server`;
  for (const { userName } of [admin, officer]) expect(mails).toContainEqual([userName, title]);
  expect(mails.filter(([to]) => to === clerk.userName)).toHaveLength(1);
  expect(await resetApp(app.services, ['nobody.there'])).toBe(2);
  expect(await resetApp(app.services, [])).toBe(2);
  vi.restoreAllMocks();
});

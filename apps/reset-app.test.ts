import { expect, it, vi } from 'vitest';
import { testApp } from '#test/app.ts';
import { resetApp } from './reset-app.ts';

it('removes somebody’s app and ends their sessions, and says whose', async () => {
  const said: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  const app = await testApp();
  const clerk = await app.aStaff('finance');
  const session = await app.letIn(clerk);
  expect(await resetApp(app.services, [clerk.userName])).toBe(0);
  expect(said.at(-1)).toContain(`${clerk.name} signs in by a code in a mail to ${clerk.userName}@gable.example`);
  expect((await session.get('/api/v1/users/info')).status).toBe(401);
  expect(await resetApp(app.services, ['nobody.there'])).toBe(2);
  expect(await resetApp(app.services, [])).toBe(2);
  vi.restoreAllMocks();
});

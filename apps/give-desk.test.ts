import { expect, it, vi } from 'vitest';
import { testApp } from '#test/app.ts';
import { giveDesk } from './give-desk.ts';

it('gives staff a desk, once, and nobody else', async () => {
  const said: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  const app = await testApp();
  const [staff, agent] = [await app.aStaff('finance'), await app.aSalesperson()];
  const give = (...words: string[]) => giveDesk(app.services, words);
  expect(await give(staff.userName, 'compliance')).toBe(0);
  expect(await give(staff.userName, 'compliance')).toBe(0);
  expect(said.at(-1)).toContain('finance, compliance');
  const { rows } = await app.services.database.$client.query('SELECT desks FROM person WHERE id = $1', [staff.userId]);
  expect(rows).toEqual([{ desks: ['finance', 'compliance'] }]);
  expect(await give(agent.userName, 'compliance')).toBe(2);
  expect(await give(staff.userName, 'treasure')).toBe(2);
  expect(await give()).toBe(2);
  vi.restoreAllMocks();
});

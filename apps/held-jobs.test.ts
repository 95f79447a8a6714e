import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openMailer } from '#platform/server/mail/open-mailer.ts';
import { testApp } from '#test/app.ts';
import { heldJobs, workedJobs } from './held-jobs.ts';

it('a copy works on no job that sends, fetches or sweeps, and on every other one', async () => {
  const { composed } = await testApp();
  const names = composed.jobs.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...heldJobs]));
  expect(workedJobs(composed.jobs, { outgoing: 'send' })).toEqual(composed.jobs);
  const worked = workedJobs(composed.jobs, { outgoing: 'hold' }).map(({ name }) => name);
  expect(worked).toHaveLength(names.length - heldJobs.length);
  // Their names say what they do: whoever adds one like these decides whether a copy does it.
  expect(worked.filter((name) => /mail|send|fetch|sweep|empty-bin|deliver/.test(name))).toEqual([]);
});

it('what mails all the same fails, and stays in the queue', async () => {
  const { send } = await openMailer({ dataDir: '/nowhere', mailFrom: 'a@example.com', outgoing: 'hold' });
  await expect(send({ to: 'b@example.com', subject: 'x', text: 'x', html: 'x' })).rejects.toThrow(/copy/);
});

it('the page of operations names them', () => {
  const page = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');
  expect(page).toContain('OUTGOING=hold');
});

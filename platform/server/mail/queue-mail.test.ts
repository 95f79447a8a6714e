import { randomBytes } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { systemClock } from '../clock.ts';
import type { Writing } from '../context.ts';
import { openDatabase } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { openJobs } from '../jobs/jobs.ts';
import { openLog } from '../log.ts';
import { makeSecrets } from '../secrets/secrets.ts';
import { MailFailure } from './mail-failure.ts';
import type { Mail } from './mailer.ts';
import { mailJobs, queueMail } from './queue-mail.ts';

const log = openLog('silent');
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A queue with a mailer that behaves as `send` says, and the addresses it was asked to send to. */
const aQueue = async (send: (mail: Mail) => Promise<void>) => {
  const { appUrl } = await freshDatabase();
  const database = openDatabase(appUrl, 4, () => undefined);
  closing.push(() => database.$client.end());
  const jobs = openJobs(appUrl, log);
  closing.push(() => jobs.stop());
  const secrets = makeSecrets(randomBytes(32));
  const recipients: string[] = [];
  const mailer = {
    send: (mail: Mail) => {
      recipients.push(mail.to);
      return send(mail);
    },
  };
  const queue = (names: string[], code?: string) =>
    inTransaction(database, async (db) => {
      for (const name of names) {
        const words = { subject: 'Hello', title: 'Hello', lines: ['Hello'], footer: 'From Gable' };
        await queueMail({ db, jobs, secrets } as unknown as Writing, {
          ...words,
          code,
          to: `${name}@gable.example`,
          messageId: name,
        });
      }
    });
  const states = async () =>
    (
      await database.$client.query(
        `SELECT state, output->>'message' AS problem, count(*)::int FROM pgboss.job GROUP BY 1, 2 ORDER BY 1`,
      )
    ).rows;
  const start = () => jobs.start(mailJobs({ mailer, secrets, clock: systemClock, log }));
  return { queue, states, start, asked: recipients };
};

const five = ['a', 'b', 'c', 'd', 'e'];

test('a mail that fails is tried again alone: the others of its batch are sent once', async () => {
  const {
    queue,
    states,
    start,
    asked: recipients,
  } = await aQueue(async ({ to }) => {
    if (to.startsWith('c@')) throw new MailFailure('The mail server is busy', true, '450');
  });
  await queue(five);
  await start();
  const settled = [
    { state: 'retry', problem: 'The mail server is busy', count: 1 },
    { state: 'completed', problem: null, count: 4 },
  ];
  await expect.poll(states, { timeout: 5_000 }).toEqual(settled);
  await expect.poll(() => recipients.filter((to) => to.startsWith('c@')).length, { timeout: 15_000 }).toBe(2);
  const others = recipients.filter((to) => !to.startsWith('c@')).toSorted();
  expect(others).toEqual(['a', 'b', 'd', 'e'].map((name) => `${name}@gable.example`));
}, 30_000);

test('a code does not wait for other mails, however long these take', async () => {
  const slow = Promise.withResolvers<void>();
  const {
    queue,
    start,
    asked: recipients,
  } = await aQueue(({ to }) => (to.startsWith('code') ? Promise.resolve() : slow.promise));
  const many = Array.from({ length: 30 }, (_, index) => `slow${index}`);
  await queue(many);
  await start();
  await expect.poll(() => recipients.length, { timeout: 5_000 }).toBe(10);
  await queue(['code'], '123456');
  await expect.poll(() => recipients, { timeout: 5_000 }).toContain('code@gable.example');
  expect(recipients).toHaveLength(11);
  slow.resolve();
  await expect.poll(() => recipients.length, { timeout: 5_000 }).toBe(31);
});

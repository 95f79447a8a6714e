import { join } from 'node:path';
import { listOutbox, type OutboxMail, readOutbox } from '#platform/server/mail/outbox.ts';
import type { TestApp } from './app.ts';

/** Runs the queued mail jobs, and reads the sent mails. */
export const makeMailbox = ({ services, composed }: TestApp) => {
  const done = new Set<string>();
  const folder = join(services.config.dataDir, 'outbox');

  const run = async (name: string) => {
    const job = composed.jobs.find((each) => each.name === name);
    const { rows } = await services.database.$client.query(
      'SELECT id, data FROM pgboss.job WHERE name = $1 ORDER BY created_on',
      [name],
    );
    for (const { id, data } of rows) {
      if (done.has(id)) continue;
      done.add(id);
      await job?.run(data);
    }
  };

  /** All mail to an address, newest first. */
  const to = async (address: string): Promise<OutboxMail[]> => {
    await run('identity.mail-reset-links');
    await run('mail.code');
    await run('mail.send');
    const mails = (await listOutbox(folder, 1_000)).filter((mail) => mail.to === address);
    return Promise.all(mails.map(({ id }) => readOutbox(folder, id)));
  };

  const newest = async (address: string, subject: string): Promise<OutboxMail> => {
    const mail = (await to(address)).find((each) => each.subject === subject);
    if (!mail) throw new Error(`No mail “${subject}” to ${address}.`);
    return mail;
  };
  return {
    to,
    /** The six digits of the newest mail that brings some. */
    codeFor: async (address: string): Promise<string> =>
      /^\s+(\d{6})$/m.exec((await newest(address, 'Your code to sign in to Gable')).text)?.[1] ?? '',
    /** The token in the link of the newest mail of that subject. */
    tokenFor: async (address: string, subject: string): Promise<string> =>
      new URL((await newest(address, subject)).links[0] ?? '').searchParams.get('token') ?? '',
  };
};

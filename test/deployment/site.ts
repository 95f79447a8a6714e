import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import S3rver from 's3rver';
import { expect, onTestFinished } from 'vitest';
import { readMessage } from '#platform/server/mail/read-message.ts';
import { smtpStandIn } from '#platform/server/mail/smtp-stand-in.ts';
import { aDataDir, aGable } from '../a-gable.ts';
import { runCommand } from '../gable-process.ts';
import { siteName } from './browser-like.ts';
import { aDebianPostgres } from './debian-postgres.ts';

/** Gable never needs root. */
const account = { uid: 65_534, gid: 65_534 };

const aBucket = async () => {
  const directory = mkdtempSync('/tmp/gable-bucket-');
  const configureBuckets = [{ name: 'gable-files' }];
  const service = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await service.run();
  onTestFinished(async () => {
    const closed = service.close();
    service.httpServer.closeAllConnections();
    await closed;
    rmSync(directory, { recursive: true });
  });
  const env = {
    S3_BUCKET: 'gable-files',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  return {
    env,
    count: () => readdirSync(directory, { recursive: true }).filter((name) => /_object$/.test(String(name))).length,
  };
};

/** Two servers on a PostgreSQL, a mail server and a bucket of the operator's own, and the first administrator. */
export const aSite = async (bin: string, password: string) => {
  const mail = await smtpStandIn();
  onTestFinished(() => mail.close());
  const bucket = await aBucket();
  const env = {
    ...(await aDebianPostgres(bin)),
    ...bucket.env,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Example Realty <no-reply@example.com>',
    PUBLIC_URL: `https://${siteName}`,
    TRUST_PROXY: '127.0.0.1',
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    HOST: '127.0.0.1',
    DEMO: '0',
  };
  const folders = [aDataDir(), aDataDir()] as const;
  for (const folder of folders) chownSync(folder, account.uid, account.gid);
  // A command makes no tables: whoever begins by one makes them first.
  expect(await runCommand(folders[0], ['migrate'], env, '', account)).toMatchObject({ code: 0 });
  const words = ['add-admin', 'grace', 'grace@example.com', 'Grace', 'Ong'];
  const added = await runCommand(folders[0], words, env, password, account);
  expect(added).toEqual({
    code: 0,
    said: 'grace can sign in now. Each sign-in asks for a code, which goes to grace@example.com.\n',
  });
  const first = await aGable({ dataDir: folders[0], env, account });
  await first.untilReady();
  const second = await aGable({ dataDir: folders[1], env, account });
  await second.untilReady();

  /** The text of the newest mail to someone under a subject, once it has come. */
  const mailTo = async (address: string, subject: string): Promise<string> => {
    const found = async () => {
      const toThem = mail.received.filter(({ to }) => to.some((line) => line.includes(`<${address}>`)));
      const read = await Promise.all(toThem.map(({ data }) => readMessage(Buffer.from(data, 'latin1'))));
      return read.filter(({ headers }) => headers.get('subject') === subject);
    };
    await expect.poll(async () => (await found()).length, { timeout: 30_000 }).toBeGreaterThan(0);
    const text = (await found()).at(-1)?.text ?? '';
    mail.received.length = 0;
    return text;
  };
  return { servers: [first, second] as const, bucket, mailTo };
};
export type Site = Awaited<ReturnType<typeof aSite>>;

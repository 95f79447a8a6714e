import { fillAccounts } from '#demo/bulk/accounts.ts';
import { fillBulk } from '#demo/bulk/fill-bulk.ts';
import { measured } from '#demo/bulk/people.ts';
import { runningUrls } from '#platform/server/database/embedded/connect.ts';
import { readMasterKey } from '#platform/server/secrets/key-file.ts';
import { makeSecrets } from '#platform/server/secrets/secrets.ts';
import { aGable } from '../a-gable.ts';
import { poolOf } from '../pool-of.ts';
import { persistentClient } from './persistent-client.ts';

export const payouts = '/agency/v1/finance/payouts';
const password = 'a password for payouts';

/** A server with an agency to whose salespeople everything is still to be paid, and two of its finance desk. */
export const anAgencyToPay = async (size: { salespeople: number; submissions: number }) => {
  const gable = await aGable({ env: { DEMO: '0' } });
  await gable.untilReady();
  const pool = poolOf(runningUrls(gable.dataDir).ownerUrl);
  const client = await pool.connect();
  await fillBulk(client, { ...size, unpaidMonths: 200 }, { password, report: () => undefined });
  await fillAccounts(client, makeSecrets(await readMasterKey({ dataDir: gable.dataDir, encryptionKey: undefined })));
  // Thousands of PDFs would keep the processor from the runs; that each is mailed once has a test of its own.
  await client.query("INSERT INTO notice_choice SELECT id, 'paidOut', 'mail', 'off' FROM person");
  client.release();
  await pool.end();
  const clientOf = (userName: string) =>
    persistentClient({
      url: gable.url,
      userName,
      password,
      patience: 8,
      onAcknowledged: () => undefined,
      onRetry: () => undefined,
    });
  return { gable, preparer: await clientOf(measured.finance), approver: await clientOf(measured.approver) };
};

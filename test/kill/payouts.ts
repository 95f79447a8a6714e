import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { fillAccounts } from '#demo/bulk/accounts.ts';
import { fillBulk } from '#demo/bulk/fill-bulk.ts';
import { measured } from '#demo/bulk/people.ts';
import { runningUrls } from '#platform/server/database/embedded/connect.ts';
import { readMasterKey } from '#platform/server/secrets/key-file.ts';
import { makeSecrets } from '#platform/server/secrets/secrets.ts';
import { aGable } from '../a-gable.ts';
import type { Caller } from '../esubmissions.ts';
import { poolOf } from '../pool-of.ts';
import { persistentClient } from './persistent-client.ts';
import type { killServer } from './rounds.ts';

const place = '/agency/v1/finance/payouts';
const password = 'a password for payouts';
/** Everyone's earnings of ten years: so many of each round are enough for a run of 5,000 lines. */
const sizeFor = (rounds: number) => ({ salespeople: 6_000, submissions: 8_000 + rounds * 16_000, unpaidMonths: 200 });
const least = 5_000;

const must = async (answer: ReturnType<Caller['get']>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

/**
 * What may not be: a line whose items are not its net, a payment or a return that is not posted once, a number that is missing,
 * or was counted and not given.
 */
const faults = {
  'lines that don’t sum up': `
    SELECT l.id FROM payout_line l JOIN payout_run r ON r.id = l.run_id AND r.state <> 'WITHDRAWN'
    WHERE l.net_cents <> l.gst_cents + (SELECT coalesce(sum(cents), 0) FROM payout_item WHERE line_id = l.id)
                       - (SELECT coalesce(sum(cents), 0) FROM advance_recovery WHERE line_id = l.id)`,
  'payments that are not posted, and postings without one': `
    SELECT l.id, e.id FROM payout_line l FULL JOIN journal_entry e ON e.event = 'payout' AND e.event_id = l.id
    WHERE (l.paid_on IS NOT NULL) <> (e.id IS NOT NULL) AND (e.event = 'payout' OR e.id IS NULL)`,
  'returns that are not posted': `
    SELECT l.id FROM payout_line l LEFT JOIN journal_entry e ON e.event = 'payout-return' AND e.event_id = l.id
    WHERE (l.returned_on IS NOT NULL) <> (e.id IS NOT NULL)`,
  'runs without their two bank files': `
    SELECT r.id FROM payout_run r WHERE r.state <> 'DRAFT' AND (SELECT count(*) FROM payout_file WHERE run_id = r.id) <> 2`,
  'gaps in the numbers': `
    WITH given (kind, number) AS (
      SELECT 'PV', voucher FROM payout_line WHERE voucher IS NOT NULL
      UNION ALL SELECT 'PR', number FROM payout_run WHERE number IS NOT NULL
    ), years AS (
      SELECT kind, substr(number, 3, 2) AS year, count(DISTINCT number) AS papers,
        min(right(number, 6)::int) AS first, max(right(number, 6)::int) AS last
      FROM given GROUP BY 1, 2
    )
    SELECT years.*, c.value FROM years LEFT JOIN counter c ON c.name = 'firm.' || kind || '.20' || year
    WHERE papers <> last - first + 1 OR c.value IS DISTINCT FROM last`,
  'earnings that a run has taken and no item names': `
    SELECT e.id FROM earning e LEFT JOIN payout_item i ON i.kind = 'EARNING' AND i.source = e.id
    WHERE e.taken_by IS DISTINCT FROM i.line_id`,
};

/** An agency of 6,000 salespeople to whom everything is still to be paid, and two of its finance desk. */
const aLargeAgency = async (rounds: number) => {
  const gable = await aGable({ env: { DEMO: '0' } });
  await gable.untilReady();
  const pool = poolOf(runningUrls(gable.dataDir).ownerUrl);
  const client = await pool.connect();
  await fillBulk(client, sizeFor(rounds), { password, report: () => undefined });
  await fillAccounts(client, makeSecrets(await readMasterKey({ dataDir: gable.dataDir, encryptionKey: undefined })));
  // Thousands of PDFs would keep the processor from the runs; that each is mailed once has a test of its own.
  await client.query("UPDATE person SET unwanted_mails = '{paidOut}'");
  client.release();
  await pool.end();
  const clientOf = (userName: string) =>
    persistentClient({
      ...{ url: gable.url, userName, password, patience: 8 },
      onAcknowledged: () => undefined,
      onRetry: () => undefined,
    });
  return { gable, preparer: await clientOf(measured.finance), approver: await clientOf(measured.approver) };
};

const rowsOf = async (dataDir: string, query: string) => {
  const pool = poolOf(runningUrls(dataDir).ownerUrl);
  try {
    return (await pool.query(query)).rows;
  } finally {
    await pool.end();
  }
};

/** What was done while the processes were killed; `met`: the kills that came before the call had its answer. */
export type Survived = { runs: number; lines: number; netCents: number; met: number };

/**
 * Takes a run of 5,000 lines or more through each of its steps for every kill, which comes while the step is worked on. At the
 * end all that was owed is paid, once, and posted, and no number is missing.
 */
export const survivesPayouts = async (kills: (typeof killServer)[]): Promise<Survived> => {
  let { gable, preparer, approver } = await aLargeAgency(kills.length);
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const survived = { runs: 0, lines: 0, netCents: 0, met: 0 };
  for (const [index, kill] of kills.entries()) {
    const [{ day }] = await rowsOf(
      gable.dataDir,
      `SELECT percentile_disc(${(index + 1) / kills.length}) WITHIN GROUP (ORDER BY day)::text AS day
       FROM earning WHERE person_id IS NOT NULL`,
    );
    const cutOff = index === kills.length - 1 ? today : day;
    /** Kills while the call is worked on, which is repeated until it has an answer. */
    const killedDuring = async (call: () => ReturnType<Caller['get']>) => {
      let isWorkedOn = true;
      const answer = call().finally(() => {
        isWorkedOn = false;
      });
      await sleep(Math.random() * 1_000);
      if (isWorkedOn) survived.met += 1;
      ({ gable } = await kill(gable));
      return must(answer);
    };
    const { netCents: owed, people } = await must(preparer.get(`${place}/next?cutOff=${cutOff}`));
    expect(people).toBeGreaterThan(least);
    const { runId } = await killedDuring(() => preparer.post(place, { cutOff, payDay: today }));
    await killedDuring(() => approver.put(`${place}/${runId}/approval`));
    await killedDuring(() => preparer.put(`${place}/${runId}/sending`));
    await killedDuring(() => preparer.put(`${place}/${runId}/payment`, { paidOn: today }));
    const paid = await must(preparer.get(`${place}/${runId}`));
    expect(paid).toMatchObject({ state: 'PAID', netCents: owed, people });
    survived.runs += 1;
    survived.lines += people;
    survived.netCents += owed;
  }
  for (const [name, query] of Object.entries(faults)) expect(await rowsOf(gable.dataDir, query), name).toEqual([]);
  const left = 'SELECT account FROM journal_line WHERE account IN (2100, 2110) GROUP BY 1 HAVING sum(cents) <> 0';
  expect(await rowsOf(gable.dataDir, left), 'owed to salespeople').toEqual([]);
  // To draw up and to approve 5,000 lines takes longer than any kill waits.
  expect(survived.met, 'kills of what was worked on').toBeGreaterThanOrEqual(2 * kills.length);
  return survived;
};

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { demoPassword } from '#demo/accounts.ts';
import { runningUrls } from '#platform/server/database/embedded/connect.ts';
import { aGable } from './a-gable.ts';
import type { Caller } from './esubmissions.ts';
import { persistentClient } from './kill/persistent-client.ts';
import { killServer } from './kill/rounds.ts';
import { poolOf } from './pool-of.ts';

const place = '/agency/v1/finance/payouts';

const must = async (answer: ReturnType<Caller['get']>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

/** What may not be: a line whose items are not its net, a payment or a return that is not posted once, a gap in the numbers. */
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
    SELECT left(voucher, 5) FROM payout_line WHERE voucher IS NOT NULL GROUP BY 1
    HAVING max(right(voucher, 6)::int) <> count(*)
    UNION ALL
    SELECT left(number, 5) FROM payout_run WHERE number IS NOT NULL GROUP BY 1
    HAVING max(right(number, 6)::int) <> count(*)`,
  'earnings that a run has taken and no item names': `
    SELECT e.id FROM earning e LEFT JOIN payout_item i ON i.kind = 'EARNING' AND i.source = e.id
    WHERE e.taken_by IS DISTINCT FROM i.line_id`,
};

test('a payout run is done once, though the server is killed at every step', { timeout: 300_000 }, async () => {
  let gable = await aGable();
  await gable.untilReady();
  const clientOf = (userName: string) =>
    persistentClient({
      ...{ url: gable.url, userName, password: demoPassword },
      onAcknowledged: () => undefined,
      onRetry: () => undefined,
    });
  const [preparer, approver] = [await clientOf('lay.hoon'), await clientOf('ganesh.pillai')];
  /** Kills the server while it works on the call, which is repeated until it has an answer. */
  const killedDuring = async (call: () => ReturnType<Caller['get']>) => {
    const answer = call();
    await sleep(Math.random() * 25);
    ({ gable } = await killServer(gable));
    return must(answer);
  };
  const paidRuns = async () =>
    (await must(preparer.get(place))).rows.filter(({ state }: { state: string }) => state === 'PAID');

  const [last] = await paidRuns();
  const { lines } = await must(preparer.get(`${place}/${last.runId}`));
  expect(lines.length).toBeGreaterThan(0);
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  for (const [index, { lineId, returnedOn }] of lines.entries()) {
    if (returnedOn) continue;
    const giveBack = () =>
      preparer.put(`${place}/lines/${lineId}/return`, { returnedOn: today, reason: 'Account closed' });
    await (index === 0 ? killedDuring(giveBack) : must(giveBack()));
  }
  const owed: number = (await must(preparer.get(`${place}/next?cutOff=${today}`))).netCents;
  const { runId } = await killedDuring(() => preparer.post(place, { cutOff: today, payDay: today }));
  await killedDuring(() => approver.put(`${place}/${runId}/approval`));
  await killedDuring(() => preparer.put(`${place}/${runId}/sending`));
  await killedDuring(() => preparer.put(`${place}/${runId}/payment`, { paidOn: today }));

  const [paid] = await paidRuns();
  expect(paid).toMatchObject({ runId, netCents: owed });
  const pool = poolOf(runningUrls(gable.dataDir).ownerUrl);
  for (const [name, query] of Object.entries(faults)) expect((await pool.query(query)).rows, name).toEqual([]);
  await pool.end();
});

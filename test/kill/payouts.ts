import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { runningUrls } from '#platform/server/database/embedded/connect.ts';
import type { Caller } from '../esubmissions.ts';
import { poolOf } from '../pool-of.ts';
import { anAgencyToPay, payouts } from './agency-to-pay.ts';
import { killServer } from './rounds.ts';

/** So many earnings of 6,000 salespeople, over ten years, are enough for 5,000 lines in each run. */
const sizeFor = (runs: number) => ({ salespeople: 6_000, submissions: 8_000 + runs * 16_000 });
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

const rowsOf = async (dataDir: string, query: string) => {
  const pool = poolOf(runningUrls(dataDir).ownerUrl);
  try {
    return (await pool.query(query)).rows;
  } finally {
    await pool.end();
  }
};

const steps = ['draw up', 'approve', 'send', 'pay'] as const;
type Step = (typeof steps)[number];

/** What was done while the processes were killed; `met`: the kills of each step that came before the call had its answer. */
export type Survived = { runs: number; lines: number; netCents: number; met: Record<Step, number> };

/**
 * Takes a run of 5,000 lines or more through each of its steps, whose time is measured; and then another one for each round,
 * in which every kill comes once during each step: in the first rounds early in it, in the last ones towards its end. At the
 * end all that was owed is paid, once, and posted, and no number is missing.
 */
export const survivesPayouts = async (kills: (typeof killServer)[], rounds: number): Promise<Survived> => {
  const runs = rounds + 1;
  let { gable, preparer, approver } = await anAgencyToPay(sizeFor(runs));
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const survived: Survived = { runs, lines: 0, netCents: 0, met: { 'draw up': 0, approve: 0, send: 0, pay: 0 } };
  const cutOffOf = async (run: number) => {
    if (run === runs) return today;
    const [{ day }] = await rowsOf(
      gable.dataDir,
      `SELECT percentile_disc(${run / runs}) WITHIN GROUP (ORDER BY day)::text AS day FROM earning WHERE person_id IS NOT NULL`,
    );
    return day;
  };
  /** Takes a run through its steps; `during` makes the call of each. */
  const takeThrough = async (run: number, during: (step: Step, call: () => Answer) => Answer) => {
    const cutOff = await cutOffOf(run);
    const { netCents: owed, people } = await must(preparer.get(`${payouts}/next?cutOff=${cutOff}`));
    expect(people).toBeGreaterThan(least);
    const { runId } = await must(during('draw up', () => preparer.post(payouts, { cutOff, payDay: today })));
    await must(during('approve', () => approver.put(`${payouts}/${runId}/approval`)));
    await must(during('send', () => preparer.put(`${payouts}/${runId}/sending`)));
    await must(during('pay', () => preparer.put(`${payouts}/${runId}/payment`, { paidOn: today })));
    const paid = await must(preparer.get(`${payouts}/${runId}`));
    expect(paid).toMatchObject({ state: 'PAID', netCents: owed, people });
    survived.lines += people;
    survived.netCents += owed;
  };

  const takes = {} as Record<Step, number>;
  // There is no such run, but the thread that says so has to start.
  const [, toStart] = await timed(() => preparer.put(`${payouts}/${nobody}/sending`));
  await takeThrough(1, async (step, call) => {
    const [answer, took] = await timed(call);
    takes[step] = took;
    return answer;
  });
  for (let round = 0; round < rounds; round += 1)
    await takeThrough(round + 2, async (step, call) => {
      const began = performance.now();
      let isWorkedOn = true;
      // It is sent again after each kill, until it has an answer.
      const answer = call().finally(() => {
        isWorkedOn = false;
        takes[step] = Math.min(takes[step], performance.now() - began);
      });
      let starting = 0;
      for (const kill of kills) {
        await sleep(starting + partOf(round, rounds) * takes[step]);
        if (isWorkedOn) survived.met[step] += 1;
        ({ gable } = await kill(gable));
        starting = kill === killServer ? toStart : 0;
      }
      return answer;
    });

  for (const [name, query] of Object.entries(faults)) expect(await rowsOf(gable.dataDir, query), name).toEqual([]);
  const left = 'SELECT account FROM journal_line WHERE account IN (2100, 2110) GROUP BY 1 HAVING sum(cents) <> 0';
  expect(await rowsOf(gable.dataDir, left), 'owed to salespeople').toEqual([]);
  for (const step of steps) expect(survived.met[step], `kills while it was busy to ${step}`).toBeGreaterThan(0);
  return survived;
};

/**
 * After which part of the time that a step takes it is killed. Only the first run's time is known in the first round, which takes up to
 * four times as long as the next ones: PostgreSQL has not counted its tables yet. So that is within the first third of its part.
 */
const partOf = (round: number, rounds: number): number =>
  (round === 0 ? Math.random() / 3 : round + Math.random()) / rounds;

type Answer = ReturnType<Caller['get']>;

const nobody = '00000000-0000-4000-8000-000000000000';

/** The answer, and the milliseconds that it took. */
const timed = async (call: () => Answer): Promise<[Awaited<Answer>, number]> => {
  const began = performance.now();
  return [await call(), performance.now() - began];
};

import { expect } from 'vitest';
import { runningUrls } from '#platform/server/database/embedded/connect.ts';
import type { Caller } from '../esubmissions.ts';
import type { GableProcess } from '../gable-process.ts';
import { poolOf } from '../pool-of.ts';
import { anAgencyToPay, payouts } from './agency-to-pay.ts';

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
    SELECT l.id FROM payout_line l JOIN payout_run r ON r.id = l.run_id AND r.state <> 'WITHDRAWN' AND l.left_out_at IS NULL
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

export const steps = ['draw up', 'approve', 'send', 'pay'] as const;
export type Step = (typeof steps)[number];
export type Answer = ReturnType<Caller['get']>;

/** Makes the call of a step, and answers what it answered. */
type During = (step: Step, call: () => Answer) => Answer;

/** `runs`: over how many what is owed is spread, each with at least `least` lines. */
type Asked = { salespeople: number; submissions: number; runs: number; least: number };

/** An agency to whose salespeople everything is to be paid, in runs that are taken through each of their steps. */
export const anAgencyWithRuns = async ({ runs, least, ...size }: Asked) => {
  const { gable, preparer, approver } = await anAgencyToPay(size);
  const { dataDir } = gable;
  const today = Temporal.Now.plainDateISO('Asia/Singapore').toString();
  const paid = { lines: 0, netCents: 0 };
  const cutOffOf = async (run: number) => {
    if (run === runs) return today;
    const [{ day }] = await rowsOf(
      dataDir,
      `SELECT percentile_disc(${run / runs}) WITHIN GROUP (ORDER BY day)::text AS day FROM earning WHERE person_id IS NOT NULL`,
    );
    return day;
  };
  return {
    gable: gable as GableProcess,
    /** The time that it takes to answer that there is no such run: the thread that says so has to start. */
    start: () => preparer.put(`${payouts}/${nobody}/sending`),
    /** Takes a run through its steps; `during` makes the call of each. */
    takeThrough: async (run: number, during: During) => {
      const cutOff = await cutOffOf(run);
      const { netCents: owed, people } = await must(preparer.get(`${payouts}/next?cutOff=${cutOff}`));
      expect(people).toBeGreaterThanOrEqual(least);
      const { runId } = await must(during('draw up', () => preparer.post(payouts, { cutOff, payDay: today })));
      await must(during('approve', () => approver.put(`${payouts}/${runId}/approval`)));
      await must(during('send', () => preparer.put(`${payouts}/${runId}/sending`)));
      await must(during('pay', () => preparer.put(`${payouts}/${runId}/payment`, { paidOn: today })));
      const done = await must(preparer.get(`${payouts}/${runId}`));
      expect(done).toMatchObject({ state: 'PAID', netCents: owed, people });
      paid.lines += people;
      paid.netCents += owed;
    },
    /** After the last run: all that was owed is paid, once, and posted, and no number is missing. */
    allIsPaid: async () => {
      for (const [name, query] of Object.entries(faults)) expect(await rowsOf(dataDir, query), name).toEqual([]);
      const left = 'SELECT account FROM journal_line WHERE account IN (2100, 2110) GROUP BY 1 HAVING sum(cents) <> 0';
      expect(await rowsOf(dataDir, left), 'owed to salespeople').toEqual([]);
      return paid;
    },
  };
};

const nobody = '00000000-0000-4000-8000-000000000000';

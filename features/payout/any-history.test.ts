import fc from 'fast-check';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { hledger, skipWithout } from '#test/judges.ts';
import { isLong, seed } from '#test/long.ts';
import { banyan, harbour } from './rig/agencies.ts';
import { anAgencyWithCobrokers } from './rig/cobrokers.ts';
import { anyHistory, historyOf } from './rig/history.ts';
import { booksAgree } from './rig/invariants/books-agree.ts';
import { faults } from './rig/invariants/faults.ts';
import { sentThoughHeld } from './rig/invariants/holds.ts';
import { statementsOf } from './rig/statements.ts';

/**
 * Money over any history: after each few steps the books are held against the records, to the cent. The long form has sixteen times
 * as many steps, in which every kind of record comes up: on these each statement is shown to find its fault.
 */
const [histories, steps] = isLong ? [12, 80] : [2, 30];
const agency = await anAgencyWithCobrokers();
const { query, preparer } = agency;
const finance = '/agency/v1/finance';
await agency.giveAgencyAccount(harbour);
await agency.giveAgencyAccount(banyan);

it('no cent is lost over a long history', { timeout: 900_000 }, async (context) => {
  let number = 0;
  const property = fc.asyncProperty(anyHistory({ most: steps, least: steps }), async (plan) => {
    number += 1;
    const history = historyOf(agency, number);
    await history.within(async () => {
      await history.start(plan);
      for (const [index, step] of plan.steps.entries()) {
        await history.take(step);
        if (index % 6 === 5) await booksAgree(query);
      }
    });
  });
  // What is wrong in the whole book stays so: a shorter history of the same agency would not be right again.
  await fc.assert(property, { seed: seed ?? 5, numRuns: histories, endOnFailure: true });
  skipWithout(context, 'hledger');
  hledger((await preparer.get(`${finance}/ledger/export`)).raw.toString(), 'check', '--strict');
});

const happened = `
  SELECT (SELECT count(*) FROM deal_revision WHERE approved_at IS NOT NULL) > 0 AS revisions,
    (SELECT count(*) FROM earning WHERE cause = 'REVISION') > 0 AS revised,
    (SELECT count(*) FROM earning WHERE cause = 'RESPLIT') > 0 AS moved,
    (SELECT count(*) FROM allocation WHERE reverses IS NOT NULL) > 0 AS taken_back,
    (SELECT count(*) FROM receipt WHERE method = 'CHEQUE' AND cleared_on IS NOT NULL) > 0 AS cleared,
    (SELECT count(*) FROM receipt WHERE method = 'CHEQUE' AND returned_on IS NOT NULL) > 0 AS bounced,
    (SELECT count(*) FROM credit_note) > 0 AS credited,
    (SELECT count(*) FROM payout_hold WHERE released_at IS NOT NULL) > 0 AS released,
    (SELECT count(*) FROM payout_line WHERE person_id IS NOT NULL AND returned_on IS NOT NULL) > 0 AS came_back,
    (SELECT count(*) FROM payout_item WHERE kind = 'RETURNED') > 0 AS paid_again,
    (SELECT count(*) FROM payout_line WHERE licence_no IS NOT NULL AND paid_on IS NOT NULL) > 0 AS cobrokers,
    (SELECT count(*) FROM payout_line WHERE request_id IS NOT NULL AND paid_on IS NOT NULL) > 0 AS refunds,
    (SELECT count(*) FROM payout_line WHERE person_id IS NOT NULL AND gst_cents > 0) > 0 AS gst,
    (SELECT count(*) FROM payout_line WHERE recovered_cents > 0) > 0 AS recovered,
    (SELECT count(*) FROM earning e JOIN split_line l ON l.id = e.line_id WHERE l.kind = 'OVERRIDE') > 0 AS overriding,
    (SELECT count(*) FROM write_off WHERE approved_at IS NOT NULL) > 0 AS given_up,
    (SELECT count(*) FROM ledger_month WHERE closed_at IS NOT NULL) > 0 AS closed,
    (SELECT count(*) FROM remittance WHERE taken_back_on IS NULL) > 0 AS remitted,
    (SELECT count(*) FROM remittance WHERE taken_back_on IS NOT NULL) > 0 AS remittance_taken_back,
    (SELECT count(*) FROM esubmission_history WHERE to_status = 8) > 0 AS suspected,
    (SELECT count(*) FROM esubmission_history WHERE from_status = 8 AND to_status = 7) > 0 AS trusted,
    (SELECT count(*) FROM deal WHERE state = 'CANCELLED') > 0 AS cancelled,
    (SELECT count(*) FROM invoice i JOIN deal d ON d.id = i.deal_id AND d.state = 'ABORTED' JOIN allocation a ON a.invoice_id = i.id
     WHERE i.credited_at IS NULL) > 0 AS forfeited,
    (SELECT count(*) FROM bank_line WHERE receipt_part = 'MADE') > 0 AS bank_paid,
    (SELECT count(*) FROM bank_line WHERE receipt_part = 'STANDING') > 0 AS bank_received,
    (SELECT count(*) FROM bank_line WHERE receipt_part IN ('RETURN', 'RETURN_AND_FEE')) > 0 AS bank_returned,
    (SELECT count(*) FROM payout_bank_line) > 0 AS bank_paid_out,
    (SELECT count(*) FROM bank_charge WHERE taken_back_at IS NULL) > 0 AS bank_charged,
    (SELECT count(*) FROM bank_charge WHERE taken_back_at IS NOT NULL) > 0 AS bank_undone`;

it.runIf(isLong)('went through each kind of step', async () => {
  const [kinds = {}] = await query<Record<string, boolean>>(happened);
  expect(Object.entries(kinds).filter(([, has]) => !has)).toEqual([]);
});

it('holds of what the bank says of it, too', async () => {
  const { csv, find, matchRecorded, book } = statementsOf(agency);
  const { receiptId: id } = await agency.aPaidDeal(agency.agent);
  const [receipt] = await query<{ number: string; cents: number; day: string }>(
    'SELECT number, cents, received_on::text AS day FROM receipt WHERE id = $1',
    [id],
  );
  if (!receipt) throw new Error('The receipt is not there.');
  const { number, cents, day } = receipt;
  await csv({ cents, day, reference: `SEE ${number}` }, { cents: -3_500, reference: 'MONTHLY FEE' });
  const [line] = await find(`SEE ${number}`);
  expect(line.recorded).toMatchObject([{ receiptId: id }]);
  expect((await matchRecorded(line.lineId, id)).status).toBe(200);
  const [fee] = await find('MONTHLY FEE');
  expect((await book(fee.lineId)).status).toBe(200);
  await booksAgree(query);
});

const unguarded = `
  DO $$ DECLARE t text; BEGIN
    FOR t IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', t);
    END LOOP;
  END $$`;

/** Plants a fault with the triggers off, and takes it back. Answers what the statement finds. */
const foundOf = async (plant: string, text: string, values: unknown[]) => {
  const owner = new pg.Client({ connectionString: agency.app.ownerUrl });
  await owner.connect();
  try {
    await owner.query(`BEGIN; ${unguarded}`);
    await owner.query(plant);
    return (await owner.query(text, values)).rows;
  } finally {
    await owner.end();
  }
};

describe.runIf(isLong)('a fault is found', () => {
  it.each(faults)('in $name', async ({ plant, found: query, values }) => {
    expect(await foundOf('SELECT', query, values)).toEqual([]);
    expect(await foundOf(plant, query, values)).not.toEqual([]);
  });

  const first = `
    SELECT p.run_id, p.person_id, p.licence_no, s.deal_id, t.source FROM payout_line p JOIN payout_item t ON t.line_id = p.id AND t.kind = 'EARNING'
    JOIN earning e ON e.id = t.source AND e.cents > 0 AND e.cause = 'ALLOCATION'
    JOIN split_line l ON l.id = e.line_id JOIN split s ON s.id = l.split_id
    JOIN deal d ON d.id = s.deal_id AND d.state = 'OPEN' JOIN esubmission c ON c.id = d.esubmission_id AND c.status = 7
    WHERE p.paid_on IS NOT NULL`;
  const holdOf = (kind: string, column: string, subject: string) =>
    `INSERT INTO payout_hold (kind, ${column}, label, reason, held_by, held_at)
     SELECT '${kind}', ${subject}, '', 'Any', (SELECT id FROM person LIMIT 1), now() FROM first`;
  it.each([
    { what: 'a person', of: 'person_id', plant: holdOf('PERSON', 'source', 'person_id') },
    { what: 'a deal', of: 'person_id', plant: holdOf('DEAL', 'source', 'deal_id') },
    { what: 'an item', of: 'person_id', plant: holdOf('ITEM', 'source', 'first.source') },
    { what: 'an agency', of: 'licence_no', plant: holdOf('AGENCY', 'licence_no', 'first.licence_no') },
    {
      what: 'a transaction',
      of: 'licence_no',
      plant: `UPDATE esubmission SET status = 8, held_from = 7
        WHERE id = (SELECT esubmission_id FROM deal WHERE id = (SELECT deal_id FROM first))`,
    },
  ])('if a run was sent though $what is held', async ({ of: column, plant }) => {
    const chosen = `${first} AND p.${column} IS NOT NULL ORDER BY p.run_id, t.source LIMIT 1`;
    const [run] = await query<{ run_id: string }>(chosen);
    const freed = 'DELETE FROM payout_hold; UPDATE esubmission SET status = 7, held_from = NULL WHERE status = 8';
    expect(await foundOf(freed, sentThoughHeld, [run?.run_id])).toEqual([]);
    expect(await foundOf(`${freed}; WITH first AS (${chosen}) ${plant}`, sentThoughHeld, [run?.run_id])).not.toEqual(
      [],
    );
  });
});

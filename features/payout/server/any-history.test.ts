import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { hledger, skipWithout } from '#test/judges.ts';
import { banyan, harbour } from './rig/agencies.ts';
import { anAgencyWithCobrokers } from './rig/cobrokers.ts';
import { historyOf } from './rig/history.ts';
import { booksAgree } from './rig/invariants/books-agree.ts';
import { faults } from './rig/invariants/faults.ts';
import { sentThoughHeld } from './rig/invariants/holds.ts';
import { statementsOf } from './rig/statements.ts';

/** Money over any history: after each few steps the books are held against the records, to the cent. */
const agency = await anAgencyWithCobrokers();
const { query, preparer } = agency;
const finance = '/agency/v1/finance';
await agency.giveAgencyAccount(harbour);
await agency.giveAgencyAccount(banyan);

it.for([12, 17, 18, 28])('no cent is lost over history %i', { timeout: 300_000 }, async (seed, context) => {
  const history = historyOf(agency, seed);
  await history.within(async () => {
    const [lead, agent] = [await history.join('One'), await history.join('Two')];
    for (const each of [lead, agent, agent]) await history.deal(each);
    for (let step = 0; step < 80; step += 1) {
      if (step % 16 === 15) await history.deal(step % 32 === 15 ? lead : agent);
      await history.take();
      if (step % 6 === 5) await booksAgree(query);
    }
  });
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
    (SELECT count(*) FROM remittance WHERE taken_back_on IS NOT NULL) > 0 AS remittance_taken_back`;

it('went through each kind of step', async () => {
  const [kinds = {}] = await query<Record<string, boolean>>(happened);
  expect(Object.entries(kinds).filter(([, has]) => !has)).toEqual([]);
});

it('holds of what the bank says of it, too', async () => {
  const { csv, find, matchRecorded, book } = statementsOf(agency);
  const [receipt] = await query<{ id: string; number: string; cents: number; day: string }>(
    `SELECT id, number, cents, received_on::text AS day FROM receipt
     WHERE method = 'PAYNOW' AND returned_on IS NULL ORDER BY received_on DESC, number LIMIT 1`,
  );
  if (!receipt) throw new Error('No history received anything.');
  const { id, number, cents, day } = receipt;
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

describe('a fault is found', () => {
  it.each(faults)('in $name', async ({ plant, found, values }) => {
    expect(await foundOf('SELECT', found, values)).toEqual([]);
    expect(await foundOf(plant, found, values)).not.toEqual([]);
  });

  it.each(['PERSON', 'DEAL', 'ITEM'])('if a run was sent though finance holds it as %s', async (kind) => {
    const [run] = await query<{ id: string }>(
      `SELECT l.run_id AS id FROM payout_item t JOIN payout_line l ON l.id = t.line_id
       WHERE t.kind = 'EARNING' AND t.cents > 0 AND l.person_id IS NOT NULL AND l.paid_on IS NOT NULL LIMIT 1`,
    );
    const plant = `
      DELETE FROM payout_hold;
      INSERT INTO payout_hold (kind, source, label, reason, held_by, held_at)
      SELECT '${kind}', ${{ PERSON: 'p.person_id', DEAL: 's.deal_id', ITEM: 't.source' }[kind]}, '', 'Any', p.person_id, now()
      FROM payout_line p JOIN payout_item t ON t.line_id = p.id AND t.kind = 'EARNING' AND t.cents > 0
      JOIN earning e ON e.id = t.source JOIN split_line l ON l.id = e.line_id JOIN split s ON s.id = l.split_id
      WHERE p.run_id = '${run?.id}' LIMIT 1`;
    expect(await foundOf(plant, sentThoughHeld, [run?.id])).not.toEqual([]);
  });
});

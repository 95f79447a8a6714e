import { expect, it } from 'vitest';
import { hasProgram, hledger } from '#test/judges.ts';
import { historyOf } from './rig/history.ts';
import { anAgencyThatPays } from './rig/payouts.ts';

/** Money over any history: after each few steps the books are held against the records, to the cent. */
const agency = await anAgencyThatPays();
const { app, query, preparer, giveAccount } = agency;
const finance = '/agency/v1/finance';

/** Each account beside what the records say of it. */
const accounts = `
  SELECT account, sum(cents)::bigint AS ledger, CASE account
    WHEN 1100 THEN (SELECT sum(open_net + open_gst) FROM invoice)
    WHEN 4000 THEN (SELECT -sum(open_net) FROM invoice)
    WHEN 2300 THEN (SELECT -sum(left_cents) FROM receipt)
      - (SELECT coalesce(sum(cents), 0) FROM money_request WHERE reserved_at IS NOT NULL)
    WHEN 1010 THEN (SELECT coalesce(sum(cents), 0) FROM receipt WHERE cleared_on IS NULL AND returned_on IS NULL)
    WHEN 2000 THEN (SELECT -sum(gst_cents - credited_gst) FROM invoice)
      - (SELECT coalesce(sum(fee_gst_cents), 0) FROM payout_line WHERE paid_on IS NOT NULL)
    WHEN 2400 THEN (SELECT coalesce(sum(cents), 0) FROM remittance WHERE taken_back_on IS NULL)
      - (SELECT coalesce(sum(withheld_cents), 0) FROM payout_line WHERE paid_on IS NOT NULL)
    WHEN 4200 THEN (SELECT -coalesce(sum(fee_cents - fee_gst_cents), 0) FROM payout_line WHERE paid_on IS NOT NULL)
    WHEN 5000 THEN (SELECT coalesce(sum(written_gst), 0) FROM invoice)
    WHEN 4100 THEN (SELECT -coalesce(sum(e.cents), 0) FROM earning e JOIN split_line l ON l.id = e.line_id WHERE l.kind = 'AGENCY')
    WHEN 1000 THEN (SELECT coalesce(sum(cents) FILTER (WHERE cleared_on IS NOT NULL AND returned_on IS NULL), 0) FROM receipt)
      - (SELECT coalesce(sum(net_cents) FILTER (WHERE paid_on IS NOT NULL), 0)
           - coalesce(sum(net_cents) FILTER (WHERE returned_on IS NOT NULL), 0) FROM payout_line)
      - (SELECT coalesce(sum(cents), 0) FROM journal_line WHERE account = 5100)
      - (SELECT coalesce(sum(cents), 0) FROM remittance WHERE taken_back_on IS NULL)
  END::bigint AS records
  FROM journal_line WHERE account IN (1000, 1010, 1100, 2000, 2300, 2400, 4000, 4100, 4200, 5000) GROUP BY account ORDER BY account`;

/** Of each person: what they earned less what they were paid is what the ledger owes them. */
const people = `
  SELECT p.name, coalesce((SELECT sum(cents) FROM earning WHERE person_id = p.id), 0)::bigint
      - coalesce((SELECT sum(own_cents + overriding_cents + returned_cents) FROM payout_line WHERE person_id = p.id AND paid_on IS NOT NULL), 0)::bigint
      + coalesce((SELECT sum(net_cents) FROM payout_line WHERE person_id = p.id AND returned_on IS NOT NULL), 0)::bigint AS records,
    -coalesce((SELECT sum(cents) FROM journal_line WHERE person_id = p.id AND account IN (2100, 2110)), 0)::bigint AS ledger
  FROM person p WHERE p.role = 'salesperson'`;

/** Of each person: what was withheld of them and not remitted is what the ledger keeps of theirs, item by item. */
const withheld = `
  SELECT p.name, coalesce((SELECT sum(c.cents) FROM charge c JOIN payout_item t ON t.kind = 'CHARGE' AND t.source = c.id
      JOIN payout_line l ON l.id = t.line_id AND l.paid_on IS NOT NULL
      WHERE c.person_id = p.id AND c.kind = 'WITHHELD' AND c.remittance_id IS NULL), 0)::bigint AS records,
    -coalesce((SELECT sum(cents) FROM journal_line WHERE person_id = p.id AND account = 2400), 0)::bigint AS ledger
  FROM person p WHERE p.role = 'salesperson'`;

const lines = `
  SELECT count(*)::int AS wrong FROM split_line l
  WHERE l.left_cents < 0 OR l.cents - l.left_cents <> (SELECT coalesce(sum(e.cents), 0) FROM earning e WHERE e.line_id = l.id)`;

/** What was agreed is shared, billed and split to the cent, and invoices are what their bills are now. */
const deals = `
  SELECT d.deal_no FROM deal d
  WHERE d.commission_cents <> (SELECT sum(amount_cents) FROM deal_share WHERE deal_id = d.id)
    OR d.commission_cents <> (SELECT sum(amount_cents) FROM deal_bill WHERE deal_id = d.id AND removed_at IS NULL)
    OR d.commission_cents <> (SELECT sum(l.cents) FROM split s JOIN split_line l ON l.split_id = s.id WHERE s.deal_id = d.id)
    OR EXISTS (SELECT FROM deal_share h JOIN split s ON s.share_id = h.id WHERE h.deal_id = d.id
      AND h.amount_cents <> (SELECT sum(cents) FROM split_line WHERE split_id = s.id))
    OR EXISTS (SELECT FROM invoice i JOIN deal_bill b ON b.id = i.bill_id WHERE i.deal_id = d.id AND i.credited_at IS NULL
      AND (b.removed_at IS NOT NULL OR b.amount_cents <> i.net_cents - i.credited_net))`;

const creditNotes = `
  SELECT i.number FROM invoice i
  WHERE (i.credited_net, i.credited_gst) <> (SELECT coalesce(sum(net_cents), 0), coalesce(sum(gst_cents), 0)
    FROM credit_note WHERE invoice_id = i.id)`;

const booksAgree = async () => {
  for (const { account, ledger, records } of await query<{ account: number; ledger: number; records: number }>(
    accounts,
  ))
    expect([account, ledger]).toEqual([account, records]);
  for (const each of [people, withheld])
    for (const { name, ledger, records } of await query<{ name: string; ledger: number; records: number }>(each))
      expect([name, ledger]).toEqual([name, records]);
  expect(await query(lines)).toEqual([{ wrong: 0 }]);
  expect(await query(deals)).toEqual([]);
  expect(await query(creditNotes)).toEqual([]);
};

it.each([1, 2, 3])('no cent is lost over history %i', { timeout: 300_000 }, async (seed) => {
  const history = historyOf(agency, seed);
  for (const name of ['One', 'Two']) {
    const agent = await app.signIn(await app.aSalesperson({ name: `${name} of ${seed}` }));
    await giveAccount(agent, { rested: true });
    await history.deal(agent);
    await history.deal(agent);
  }
  for (let step = 0; step < 80; step += 1) {
    await history.take();
    if (step % 6 === 5) await booksAgree();
  }
  if (hasProgram('hledger'))
    hledger((await preparer.get(`${finance}/ledger/export`)).raw.toString(), 'check', '--strict');
});

const happened = `
  SELECT (SELECT count(*) FROM deal_revision WHERE approved_at IS NOT NULL) > 0 AS revisions,
    (SELECT count(*) FROM earning WHERE cause IN ('RESPLIT', 'REVISION')) > 0 AS moved,
    (SELECT count(*) FROM ledger_month WHERE closed_at IS NOT NULL) > 0 AS closed,
    (SELECT count(*) FROM remittance) > 0 AS remitted,
    (SELECT count(*) FROM remittance WHERE taken_back_on IS NOT NULL) > 0 AS "takenBack"`;

it('went through revisions, earnings that moved, withheld money that was remitted and taken back and a closed month', async () => {
  const [kinds = {}] = await query<Record<string, boolean>>(happened);
  expect(Object.entries(kinds).filter(([, has]) => !has)).toEqual([]);
});

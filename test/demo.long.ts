import { beforeAll, expect, it } from 'vitest';
import { demoPassword } from '#demo/accounts.ts';
import { loadDemo } from '#demo/load-demo.ts';
import { demoSteps } from '../apps/server-rooms.ts';
import { type TestApp, testApp } from './app.ts';
import { hasProgram, hledger } from './judges.ts';

let app: TestApp;
const rowsOf = async (text: string) => (await app.services.database.$client.query(text)).rows;
let get: (path: string) => ReturnType<TestApp['anyone']['get']>;

beforeAll(async () => {
  app = await testApp();
  await loadDemo(app.services, { steps: demoSteps });
  const signedIn = await app.anyone.post('/api/v1/auth/login', { userName: 'lay.hoon', password: demoPassword });
  const headers = { authorization: `Bearer ${signedIn.body.token}` };
  get = (path) => app.anyone.get(`/agency/v1/finance/${path}`, headers);
}, 900_000);

const own = `FROM split s JOIN split_line l ON l.split_id = s.id AND l.kind = 'OWN'`;
const plan = (scheme: string) => `plan_version v ON v.id = s.plan_version AND v.terms ->> 'scheme' = '${scheme}'`;
const wentBack = (taken: string) =>
  `SELECT 1 FROM earning back JOIN earning e ON e.id = back.reverses WHERE e.taken_by IS ${taken} LIMIT 1`;

/** What demo/README.md names, each as a query that finds it. */
const named: Record<string, string> = {
  'tiers crossed within a deal': `SELECT 1 ${own} JOIN ${plan('TIERED')} AND jsonb_array_length(s.steps) > 2 LIMIT 1`,
  'a cap reached': `SELECT 1 ${own} JOIN ${plan('CAP')} AND s.reached_cents >= 1500000 LIMIT 1`,
  'overriding by generation': `SELECT 1 FROM split_line o JOIN split s ON s.id = o.split_id JOIN plan_version v ON v.id = s.plan_version
    WHERE o.kind = 'OVERRIDE' AND v.terms #>> '{overriding,kind}' = 'GENERATION' LIMIT 1`,
  'a breakaway': `SELECT 1 FROM split, jsonb_array_elements(steps) step WHERE step ->> 'label' ILIKE '%breakaway%' LIMIT 1`,
  'rates of a project': `SELECT 1 FROM deal WHERE project IS NOT NULL LIMIT 1`,
  'a change of the upline': `SELECT 1 FROM upline GROUP BY person_id HAVING count(DISTINCT upline_id) > 1 LIMIT 1`,
  'a co-broker whom we pay': `SELECT 1 FROM deal_share WHERE direction = 'PAY_OUT' LIMIT 1`,
  'a co-broker who bills the client': `SELECT 1 FROM deal_share WHERE direction = 'RECEIVE_IN' LIMIT 1`,
  'several bills of a deal':
    'SELECT 1 FROM deal_bill WHERE NOT is_forfeiture GROUP BY deal_id HAVING count(*) > 1 LIMIT 1',
  'a payment in part': `SELECT 1 FROM deal WHERE standing = 'PART_PAID' LIMIT 1`,
  'an over-payment': `SELECT 1 FROM receipt WHERE left_cents > 0 AND returned_on IS NULL LIMIT 1`,
  'a refund that a run paid': `SELECT 1 FROM money_request r JOIN payout_line l ON l.request_id = r.id
    WHERE r.paid_on IS NOT NULL LIMIT 1`,
  'co-brokers that a run paid, with GST': `SELECT 1 FROM payout_line WHERE licence_no IS NOT NULL AND gst_cents > 0
    AND paid_on IS NOT NULL LIMIT 1`,
  'a share without its agency': `SELECT 1 FROM deal_share s JOIN split ON split.share_id = s.id
    JOIN split_line l ON l.split_id = split.id JOIN earning e ON e.line_id = l.id
    WHERE s.user_id IS NULL AND NOT EXISTS (SELECT FROM cobroke_tie t WHERE t.share_id = s.id) LIMIT 1`,
  'a bounce before the payout': `SELECT 1 FROM receipt WHERE returned_on IS NOT NULL AND cleared_on IS NULL LIMIT 1`,
  'a bounce after the payout': wentBack('NOT NULL'),
  'a credit note after the payout': `SELECT 1 FROM money_request WHERE kind = 'CREDIT' AND state = 'APPROVED' LIMIT 1`,
  'a claw-back': `SELECT 1 FROM earning WHERE cents < 0 AND person_id IS NOT NULL LIMIT 1`,
  'a write-off': `SELECT 1 FROM invoice WHERE written_off_by IS NOT NULL LIMIT 1`,
  'a disputed invoice': `SELECT 1 FROM invoice WHERE disputed_at IS NOT NULL AND open_net + open_gst > 0 LIMIT 1`,
  'withheld money that was remitted': `SELECT 1 FROM charge WHERE remittance_id IS NOT NULL LIMIT 1`,
  'an advance': `SELECT 1 FROM payout_item WHERE kind = 'ADVANCE' LIMIT 1`,
  'GST paid to a salesperson': `SELECT 1 FROM payout_line WHERE gst_cents > 0 AND is_self_billed AND paid_on IS NOT NULL LIMIT 1`,
  'money forfeited, received and paid out': `SELECT 1 FROM deal d JOIN deal_bill b ON b.deal_id = d.id AND b.is_forfeiture
    JOIN invoice i ON i.bill_id = b.id AND i.open_net = 0 JOIN split s ON s.deal_id = d.id
    JOIN split_line l ON l.split_id = s.id JOIN earning e ON e.line_id = l.id AND e.taken_by IS NOT NULL LIMIT 1`,
  'a month that is closed': 'SELECT 1 FROM ledger_month WHERE closed_at IS NOT NULL LIMIT 1',
  'a revision that was approved, with its part credit note': `SELECT 1 FROM deal_revision r JOIN credit_note c ON c.revision_id = r.id
    WHERE r.approved_at IS NOT NULL LIMIT 1`,
  'a revision that waits for approval': 'SELECT 1 FROM deal_revision WHERE approved_at IS NULL LIMIT 1',
  'a completed submission': 'SELECT 1 FROM esubmission WHERE status = 10 LIMIT 1',
};

it.each(Object.entries(named))('has %s', async (_, query) => {
  expect(await rowsOf(query)).toHaveLength(1);
});

it('has deals at every standing', async () => {
  const found = await rowsOf('SELECT DISTINCT standing FROM deal');
  expect(found.map(({ standing }) => standing).toSorted()).toEqual([
    'ABORTED',
    'BILLED',
    'CANCELLED',
    'PAID',
    'PART_PAID',
    'SETTLED',
    'UNBILLED',
  ]);
});

it.each([
  'Pending',
  'There is no bank account',
  'Documents are missing',
  'Due diligence is pending',
  'Held by finance',
  'The bank account was changed',
  'The agency changed the e-mail address',
])('has an item that is held: %s', async (why) => {
  const [{ day }] = await rowsOf(`SELECT (now() AT TIME ZONE 'Asia/Singapore')::date::text AS day`);
  const { held } = (await get(`payouts/next?cutOff=${day}`)).body.data as { held: { why: string }[] };
  expect(held.filter((item) => item.why.startsWith(why)).length).toBeGreaterThan(0);
});

it('has an item that came in after the cut-off one chooses', async () => {
  const [{ day }] = await rowsOf(`SELECT ((now() AT TIME ZONE 'Asia/Singapore')::date - 28)::text AS day`);
  const { held } = (await get(`payouts/next?cutOff=${day}`)).body.data as { held: { why: string }[] };
  expect(held.filter(({ why }) => why === 'It came in after the cut-off').length).toBeGreaterThan(0);
});

it('has a revision among what waits for approval', async () => {
  const { rows } = (await get('revisions')).body.data as { rows: { dealNo: string }[] };
  const [waiting] = await rowsOf(
    'SELECT d.deal_no FROM deal_revision r JOIN deal d ON d.id = r.deal_id WHERE r.approved_at IS NULL',
  );
  expect(rows.map(({ dealNo }) => dealNo)).toEqual([waiting.deal_no]);
});

const paidTo = (payee: string) => `FROM payout_line WHERE ${payee} IS NOT NULL AND paid_on IS NOT NULL`;
const returnedTo = (payee: string) => `FROM payout_line WHERE ${payee} IS NOT NULL AND returned_on IS NOT NULL`;

/** What the records say of each account. `people`: salespeople and their overriding together. */
const records = `
  SELECT (SELECT sum(open_net + open_gst) FROM invoice) AS "1100", (SELECT -sum(open_net) FROM invoice) AS "4000",
    (SELECT -sum(left_cents) FROM receipt)
      - (SELECT coalesce(sum(cents), 0) FROM money_request WHERE reserved_at IS NOT NULL AND paid_on IS NULL) AS "2300",
    (SELECT sum(cents) FROM receipt WHERE cleared_on IS NULL AND returned_on IS NULL) AS "1010",
    (SELECT -sum(e.cents) FROM earning e JOIN split_line l ON l.id = e.line_id WHERE l.kind = 'AGENCY') AS "4100",
    (SELECT -sum(e.cents) FROM earning e JOIN split_line l ON l.id = e.line_id WHERE l.kind = 'COBROKE')
      - (SELECT coalesce(sum(gst_cents), 0) FROM cobroke_invoice WHERE credited_on IS NULL)
      - (SELECT coalesce(sum(cents), 0) FROM write_off WHERE licence_no IS NOT NULL AND approved_at IS NOT NULL)
      + (SELECT coalesce(sum(net_cents), 0) ${paidTo('licence_no')})
      - (SELECT coalesce(sum(net_cents), 0) ${returnedTo('licence_no')}) AS "2200",
    (SELECT -sum(cents) FROM earning WHERE person_id IS NOT NULL)
      - (SELECT coalesce(sum(cents), 0) FROM write_off WHERE person_id IS NOT NULL AND approved_at IS NOT NULL)
      + (SELECT sum(own_cents + overriding_cents + written_off_cents + returned_cents) ${paidTo('person_id')})
      - (SELECT coalesce(sum(net_cents), 0) ${returnedTo('person_id')}) AS "people",
    (SELECT coalesce(sum(advanced_cents - recovered_cents), 0) ${paidTo('person_id')}) AS "1300",
    (SELECT coalesce(sum(gst_cents), 0) ${paidTo('person_id')})
      + (SELECT coalesce(sum(gst_cents), 0) FROM cobroke_invoice WHERE credited_on IS NULL AND is_claimed) AS "1200",
    (SELECT -sum(gst_cents - credited_gst) FROM invoice)
      - (SELECT coalesce(sum(fee_gst_cents), 0) ${paidTo('person_id')}) AS "2000",
    (SELECT -coalesce(sum(fee_cents - fee_gst_cents), 0) ${paidTo('person_id')}) AS "4200",
    (SELECT coalesce(sum(cents), 0) FROM remittance WHERE taken_back_on IS NULL)
      - (SELECT coalesce(sum(withheld_cents), 0) ${paidTo('person_id')}) AS "2400",
    (SELECT coalesce(sum(written_gst), 0) FROM invoice)
      + (SELECT coalesce(sum(cents), 0) FROM write_off WHERE approved_at IS NOT NULL) AS "5000",
    (SELECT sum(cents) FROM receipt WHERE cleared_on IS NOT NULL AND returned_on IS NULL)
      - (SELECT sum(net_cents) FROM payout_line WHERE paid_on IS NOT NULL AND returned_on IS NULL)
      - (SELECT coalesce(sum(cents), 0) FROM journal_line WHERE account = 5100)
      - (SELECT coalesce(sum(cents), 0) FROM remittance WHERE taken_back_on IS NULL) AS "1000"`;

it('has books of which the records, the trial balance and hledger say the same', async () => {
  const [said] = await rowsOf(records);
  const { rows } = (await get('ledger/balances')).body.data as {
    rows: { account: number; debitCents: number; creditCents: number }[];
  };
  const balance = (no: number) => {
    const found = rows.find(({ account }) => account === no);
    return found ? found.debitCents - found.creditCents : 0;
  };
  const { people, ...accounts } = said as Record<string, string>;
  const expected = Object.fromEntries(Object.entries(accounts).map(([no, cents]) => [no, Number(cents ?? 0)]));
  expect(Object.fromEntries(Object.keys(expected).map((no) => [no, balance(Number(no))]))).toEqual(expected);
  expect(balance(2100) + balance(2110)).toBe(Number(people));
  if (!hasProgram('hledger')) return;
  const journal = (await get('ledger/export')).raw.toString();
  hledger(journal, 'check', '--strict');
  const csv = hledger(journal, 'balance', '--depth', '2', '--empty', '--no-total', '-O', 'csv');
  for (const no of [...Object.keys(expected), 2100, 2110].map(Number)) {
    const line = csv.split('\n').find((each) => each.includes(`:${no} `)) ?? '';
    const cents = Math.round(Number(/SGD (-?[\d.]+)/.exec(line)?.[1] ?? 0) * 100);
    expect([no, cents]).toEqual([no, balance(no)]);
  }
});

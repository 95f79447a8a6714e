import { beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#demo/accounts.ts';
import type { CasePlan } from '#demo/cases/case-plan.ts';
import { drawAgency } from '#demo/draw-agency.ts';
import { demoSizes, loadDemo } from '#demo/load-demo.ts';
import { maskAccount } from '#features/people/record/bank-account.rules.ts';
import { addDays } from '#platform/contract/days.ts';
import { verifyAudit } from '#platform/server/audit/verify.ts';
import { clockAt } from '#platform/server/clock.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { DemoStep } from '#platform/server/room.ts';
import { demoSteps } from '../apps/server-rooms.ts';
import { type TestApp, testApp } from './app.ts';
import { namedDeals } from './demo/named-deals.ts';
import { namedMoney } from './demo/named-money.ts';
import { namedPayouts } from './demo/named-payouts.ts';
import { hledger, skipWithout } from './judges.ts';

/** The demo is of the day on which it is loaded, here always the same. `DEMO_DAY=2027-01-09 npx vitest run --project fault test/demo.test` loads that of another. */
const day = process.env.DEMO_DAY ?? '2026-11-27';
const clock = clockAt(`${day}T02:00:00Z`);

type Stored = { caseNo: string; street: string; cents: number; status: number; by: string; at: string };

const submissions = `
  SELECT e.case_no AS "caseNo", street, price_cents AS cents, status, user_name AS by,
         to_char(e.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at
  FROM esubmission e JOIN person p ON p.id = e.created_by ORDER BY e.created_at, case_no`;

let app: TestApp;
let plans: CasePlan[];
/** The submissions before the rooms add their parts. */
let stored: Stored[];
const rowsOf = async (text: string) => (await app.services.database.$client.query(text)).rows;
let get: (path: string) => ReturnType<TestApp['anyone']['get']>;

beforeAll(async () => {
  app = await testApp({ clock });
  plans = drawAgency({ seed: 65, ...demoSizes.usual, today: day });
  const noteStored: DemoStep = async ({ db }) => {
    stored = await ask<Stored>(db, submissions);
  };
  const steps = { ...demoSteps, after: [noteStored, ...demoSteps.after] };
  // Interrupted in the middle, as by a kill, and started again.
  let left = 60;
  const cutOff = () => {
    if (--left === 0) throw new Error('cut off');
  };
  const begun = performance.now();
  await expect(loadDemo(app.services, { steps, progress: cutOff })).rejects.toThrow('cut off');
  await loadDemo(app.services, { seed: 1, steps });
  // How long it takes here depends on what else the machine does.
  process.stdout.write(`The demo agency was loaded in ${((performance.now() - begun) / 1_000).toFixed(1)} s.\n`);
  const signedIn = await app.anyone.post('/api/v1/auth/login', { userName: 'lay.hoon', password: demoPassword });
  const headers = { authorization: `Bearer ${signedIn.body.token}` };
  get = (path) => app.anyone.get(`/agency/v1/finance/${path}`, headers);
}, 900_000);

describe('the demo agency', () => {
  it('has customers whom compliance has decided about, by two officers where the match is true', async () => {
    const decided = await rowsOf(`
      SELECT s.name, h.state, array_agg(d.verdict || ' ' || p.user_name ORDER BY d.at) AS decisions
      FROM screening_hit h JOIN aml_subject s ON s.id = h.subject_id
      JOIN hit_decision d ON d.hit_id = h.id JOIN person p ON p.id = d.by GROUP BY h.id, s.name ORDER BY s.name`);
    expect(decided).toEqual([
      {
        name: 'Anton Victor Belmarsky',
        state: 'TRUE',
        decisions: ['TRUE farid.osman', 'CONFIRM denise.aeria'],
      },
      { name: 'Lim Kah Sheng', state: 'SECOND', decisions: ['TRUE farid.osman'] },
      { name: 'Priya d/o Nadarajan', state: 'FALSE', decisions: ['FALSE farid.osman'] },
      { name: 'Siti Rahmah binte Ali', state: 'FALSE', decisions: ['FALSE farid.osman'] },
    ]);
  });

  it('is what was drawn, in the order of its days, though the load was cut off', () => {
    expect(stored.map(({ by, street, cents, at }) => [by, street, cents, at])).toEqual(
      plans.map(({ by, info, at }) => [
        by,
        info.property.street,
        info.transactionType === 'SALE' ? info.priceCents : info.monthlyRentCents,
        at,
      ]),
    );
    const numbers = stored.map(({ caseNo }) => caseNo);
    expect(numbers).toEqual(numbers.toSorted());
    expect(new Set(numbers).size).toBe(demoSizes.usual.submissions);
    expect(stored.map(({ status }) => status)).toEqual(plans.map(statusOf));
  });

  it('has submissions in every status, and deals in the order of approval', async () => {
    expect([...new Set(stored.map(({ status }) => status))].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(stored.filter(({ status }) => status === 2).length).toBeGreaterThanOrEqual(14);
    const deals = await rowsOf('SELECT deal_no FROM deal ORDER BY approved_at, deal_no');
    expect(deals.map(({ deal_no }) => deal_no)).toEqual(deals.map(({ deal_no }) => deal_no).toSorted());
  });

  it('has 240 salespeople in a tree of five levels, and staff at every desk', async () => {
    const [{ salespeople }] = await rowsOf(`SELECT count(*) AS salespeople FROM person WHERE role = 'salesperson'`);
    expect(salespeople).toBe(240);
    const depth = await rowsOf(
      `WITH RECURSIVE now AS (SELECT DISTINCT ON (person_id) person_id, upline_id FROM upline ORDER BY person_id, from_day DESC),
       tree AS (SELECT id, 1 AS level FROM person WHERE role = 'salesperson' AND id NOT IN (SELECT person_id FROM now)
                UNION ALL SELECT now.person_id, level + 1 FROM now JOIN tree ON tree.id = now.upline_id)
       SELECT level, count(*)::int FROM tree GROUP BY 1 ORDER BY 1`,
    );
    expect(depth.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
    expect(depth.reduce((sum, { count }) => sum + count, 0)).toBe(240);
    const desks = await rowsOf(`SELECT DISTINCT unnest(desks) AS desk FROM person ORDER BY 1`);
    expect(desks.map(({ desk }) => desk)).toEqual(['compliance', 'content', 'finance', 'people', 'submissions']);
    const [{ staff }] = await rowsOf(`SELECT count(*) AS staff FROM person WHERE role = 'staff'`);
    expect(staff).toBe(12);
  });

  it('knows how everyone is reached, and where each salesperson’s commission goes', async () => {
    const [{ reached }] = await rowsOf(
      `SELECT count(*)::int AS reached FROM person WHERE mobile ~ '^[+]65[89]\\d{7}$'`,
    );
    expect(reached).toBe(240 + 12 + 1);
    const accounts = await rowsOf('SELECT person_id, number_sealed, number_masked FROM bank_account');
    // Two of them have given none, or not any more.
    expect(accounts.length).toBeGreaterThanOrEqual(238);
    const [{ person_id, number_sealed, number_masked }] = accounts;
    const number = app.services.secrets.open(number_sealed, `bank_account/${person_id}/number`);
    expect(maskAccount(number)).toBe(number_masked);
  });

  it('has a trail that verifies, and files that can be read', async () => {
    expect(
      (await verifyAudit(app.services.database.$client, app.services.secrets, app.services.config.auditAnchorFile))
        .faults,
    ).toEqual([]);
    const files = await rowsOf('SELECT storage_key FROM stored_file ORDER BY uploaded_at LIMIT 40');
    for (const { storage_key } of files) expect(await app.services.files.exists(storage_key)).toBe(true);
  });

  it('pays the agencies that share', async () => {
    const rows = await rowsOf(`SELECT amount_cents > 0 AS is_paid FROM external_cobroke WHERE direction = 'PAY_OUT'`);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ is_paid }) => is_paid)).toBe(true);
  });

  it('stays as it is when it is loaded again', async () => {
    await loadDemo(app.services, { steps: demoSteps });
    expect(await rowsOf('SELECT 1 FROM esubmission')).toHaveLength(stored.length);
  });
});

it.each(Object.entries({ ...namedDeals, ...namedMoney, ...namedPayouts }))('has %s', async (_, query) => {
  expect(await rowsOf(`SELECT FROM (${query}) found LIMIT 1`)).toHaveLength(1);
});

it('has parties whose due diligence form is signed, with the customer, begun, or not there yet', async () => {
  const found = await rowsOf(`
    SELECT DISTINCT CASE
      WHEN form_id IS NULL THEN 'NONE'
      WHEN EXISTS (SELECT FROM ecdd_signature s WHERE s.form_id = u.form_id) THEN 'SIGNED'
      WHEN EXISTS (SELECT FROM ecdd_customer_part p WHERE p.form_id = u.form_id) THEN 'SENT'
      ELSE 'BEGUN' END AS state
    FROM ecdd_duty u`);
  expect(found.map(({ state }) => state).toSorted()).toEqual(['BEGUN', 'NONE', 'SENT', 'SIGNED']);
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
  'The agency changed the email address',
])('has an item that is held: %s', async (why) => {
  const { held } = (await get(`payouts/next?cutOff=${day}`)).body.data as { held: { why: string }[] };
  expect(held.filter((item) => item.why.startsWith(why)).length).toBeGreaterThan(0);
});

it('has an item that came in after the cut-off one chooses', async () => {
  const { held } = (await get(`payouts/next?cutOff=${addDays(day, -28)}`)).body.data as { held: { why: string }[] };
  expect(held.filter(({ why }) => why === 'It came in after the cut-off').length).toBeGreaterThan(0);
});

it('has a revision among what waits for approval', async () => {
  const { rows } = (await get('revisions?state=OPEN')).body.data as { rows: { dealNo: string }[] };
  const waiting = await rowsOf(
    'SELECT d.deal_no FROM deal_revision r JOIN deal d ON d.id = r.deal_id WHERE r.approved_at IS NULL ORDER BY 1',
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ dealNo }) => dealNo).toSorted()).toEqual(waiting.map(({ deal_no }) => deal_no));
});

it('has a debt of a salesperson whose payout was taken back', async () => {
  const { rows } = (await get('debts')).body.data as { rows: { payeeId: string; owedCents: number }[] };
  const owed = await rowsOf(`SELECT person_id AS id FROM earning WHERE cents < 0 AND taken_by IS NULL`);
  const owing = rows.filter(({ payeeId, owedCents }) => owedCents > 0 && owed.some(({ id }) => id === payeeId));
  expect(owing.length).toBeGreaterThan(0);
});

it.each([
  'Its agency of the register is not chosen',
  'Their tax invoice is not entered',
  'The agency has no approved bank account',
])('has a co-broker that is held: %s', async (why) => {
  const { held } = (await get(`payouts/next?kind=COBROKERS&cutOff=${day}`)).body.data as { held: { why: string }[] };
  expect(held.filter((item) => item.why.startsWith(why)).length).toBeGreaterThan(0);
});

it('has money that came before its tax invoice, in one of the last quarters', async () => {
  const quarters = await rowsOf(`SELECT extract(year FROM day) || '-Q' || extract(quarter FROM day) AS name
    FROM generate_series(date '${day}' - interval '9 months', date '${day}', interval '3 months') day`);
  const found = await Promise.all(quarters.map(({ name }) => get(`gst?quarter=${name}`)));
  expect(found.some(({ body }) => body.data.early.count > 0)).toBe(true);
});

it('has salespeople whose particulars are missing in the yearly file', async () => {
  const year = Number(day.slice(0, 4)) - 1;
  const { totalRecords, missing } = (await get(`payouts/years/people?year=${year}`)).body.data;
  expect(missing).toBeGreaterThan(0);
  expect(missing).toBeLessThan(totalRecords / 4);
});

it('has invoices of companies that are e-invoices, too', async () => {
  const [{ id }] = await rowsOf(
    `SELECT id FROM invoice WHERE printed #>> '{to,uen}' <> '' AND credited_at IS NULL LIMIT 1`,
  );
  const { status, raw } = await get(`invoices/${id}/ubl`);
  expect([status, raw.toString()]).toEqual([200, expect.stringContaining('<cbc:EndpointID')]);
});

it('has lines of the bank to be matched and to be confirmed, and one of another amount', async () => {
  const { rows } = (await get('bank-lines')).body.data as {
    rows: { proposal: { ground: string } | null; payment: { problem: string | null } | null }[];
  };
  expect(rows.some(({ proposal }) => proposal?.ground === 'NUMBER')).toBe(true);
  const payments = rows.flatMap(({ payment }) => payment ?? []);
  expect(payments.some(({ problem }) => problem === null)).toBe(true);
  expect(payments.some(({ problem }) => problem?.includes('amount'))).toBe(true);
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
      - (SELECT coalesce(sum(cents - gst_cents), 0) FROM write_off WHERE person_id IS NOT NULL AND approved_at IS NOT NULL)
      + (SELECT sum(own_cents + overriding_cents + written_off_cents - written_off_gst_cents + returned_cents) ${paidTo('person_id')})
      - (SELECT coalesce(sum(net_cents), 0) ${returnedTo('person_id')}) AS "people",
    (SELECT coalesce(sum(advanced_cents - recovered_cents), 0) ${paidTo('person_id')}) AS "1300",
    (SELECT coalesce(sum(gst_cents + written_off_gst_cents), 0) ${paidTo('person_id')})
      - (SELECT coalesce(sum(gst_cents), 0) FROM write_off WHERE approved_at IS NOT NULL)
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

it('has books of which the records, the trial balance and hledger say the same', async (context) => {
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
  skipWithout(context, 'hledger');
  const journal = (await get('ledger/export')).raw.toString();
  hledger(journal, 'check', '--strict');
  const csv = hledger(journal, 'balance', '--depth', '2', '--empty', '--no-total', '-O', 'csv');
  for (const no of [...Object.keys(expected), 2100, 2110].map(Number)) {
    const line = csv.split('\n').find((each) => each.includes(`:${no} `)) ?? '';
    const cents = Math.round(Number(/SGD (-?[\d.]+)/.exec(line)?.[1] ?? 0) * 100);
    expect([no, cents]).toEqual([no, balance(no)]);
  }
});

/** The status after the last move of a plan. */
const statusOf = ({ moves }: CasePlan): number =>
  moves.reduce((status, move) => (move.kind === 'move' ? move.statusId : status), 1);

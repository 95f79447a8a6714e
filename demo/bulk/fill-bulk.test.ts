import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { Terms } from '#features/commission/terms.rules.ts';
import { ofBook } from '#features/payout/rig/invariants/book.ts';
import { ofDeals } from '#features/payout/rig/invariants/deals.ts';
import { recountStale } from '#features/production/team/recount.server.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { demoPassword } from '../accounts.ts';
import { fillBulk } from './fill-bulk.ts';
import { nameAccounts } from './name-accounts.ts';

const size = { salespeople: 400, submissions: 2_000 };

let app: TestApp;
let client: pg.Client;
const rowsOf = async (text: string) => (await client.query(text)).rows;

const signIn = async (userName: string) => {
  const { body } = await app.anyone.post('/api/v1/auth/login', { userName, password: demoPassword });
  const headers = { authorization: `Bearer ${body.token}` };
  return {
    get: (path: string) => app.anyone.get(path, headers),
    put: (path: string, body: object) => app.anyone.put(path, body, headers),
  };
};

beforeAll(async () => {
  app = await testApp();
  client = new pg.Client({ connectionString: app.ownerUrl });
  await client.connect();
  const keys = `SELECT count(*)::int FROM pg_constraint WHERE contype IN ('p', 'u', 'f')`;
  const indexes = 'SELECT count(*)::int FROM pg_index';
  const before = [await rowsOf(keys), await rowsOf(indexes)];
  await fillBulk(client, size, { password: demoPassword, report: () => undefined });
  // An audit trail without a word on a million of its rows would only look like one.
  expect(await rowsOf('SELECT count(*)::int FROM audit_row')).toEqual([{ count: 0 }]);
  await nameAccounts(app.services, client);
  expect([await rowsOf(keys), await rowsOf(indexes)]).toEqual(before);
  return () => client.end();
}, 120_000);

describe('a large agency', () => {
  it('has plans whose terms can be read', async () => {
    const plans = await rowsOf('SELECT terms FROM plan_version');
    expect(plans.length).toBeGreaterThan(3);
    for (const { terms } of plans) expect(Terms.safeParse(terms).error).toBeUndefined();
  });

  it('is as large as was asked, with sales and leases, in a deep tree', async () => {
    expect(await rowsOf('SELECT count(*)::int FROM esubmission')).toEqual([{ count: 2_000 }]);
    expect(await rowsOf('SELECT DISTINCT transaction_type AS type FROM esubmission ORDER BY 1')).toEqual([
      { type: 'LEASE' },
      { type: 'SALE' },
    ]);
    const [{ levels, people }] = await rowsOf(
      `WITH RECURSIVE tree AS (
         SELECT id, 1 AS level FROM person WHERE role = 'salesperson' AND id NOT IN (SELECT person_id FROM upline)
         UNION ALL SELECT upline.person_id, level + 1 FROM upline JOIN tree ON tree.id = upline.upline_id AND from_day = '2016-01-01')
       SELECT max(level) AS levels, count(*)::int AS people FROM tree`,
    );
    expect({ levels, people }).toEqual({ levels: 5, people: 400 });
  });

  it('has its teams counted, as an approval counts them', async () => {
    const counted = `SELECT deal_id, member_id, leader_id, via_id, level, gross_cents, deals, value_cents
                     FROM deal_share_team ORDER BY deal_id, member_id, level`;
    const before = await rowsOf(counted);
    const sums = [
      'SELECT * FROM team_month ORDER BY leader_id, month, via_id',
      'SELECT * FROM team_level_month ORDER BY leader_id, level, month, person_id',
    ];
    const months = await Promise.all(sums.map(rowsOf));
    expect(before.length).toBeGreaterThan(1_000);
    await rowsOf('INSERT INTO team_stale SELECT id FROM deal ORDER BY id LIMIT 50');
    await recountStale(app.services);
    expect(await rowsOf(counted)).toEqual(before);
    expect(await Promise.all(sums.map(rowsOf))).toEqual(months);
  });

  it('has a deal for whatever is approved, with the shares and bills of its submission', async () => {
    const faults = await rowsOf(
      `SELECT e.case_no FROM esubmission e LEFT JOIN deal d ON d.esubmission_id = e.id
       WHERE (e.status IN (7, 10) OR e.held_from = 7 OR d.state = 'CANCELLED') <> (d.id IS NOT NULL) OR d.commission_cents <> e.commission_cents
          OR d.commission_cents <> (SELECT sum(amount_cents) FROM deal_share WHERE deal_id = d.id)
          OR d.commission_cents <> (SELECT sum(amount_cents) FROM deal_bill WHERE deal_id = d.id)`,
    );
    expect(faults).toEqual([]);
  });

  it('can be worked with: every status and type opens, an approved one is cancelled, the next gets a number', async () => {
    const desk = await signIn('mei.tan');
    const each = await rowsOf(
      `SELECT DISTINCT ON (status, transaction_type) id FROM esubmission WHERE status <> 1 ORDER BY status, transaction_type`,
    );
    expect(each.length).toBeGreaterThan(8);
    for (const { id } of each)
      expect(await desk.get(`/api/v1/esubmissions/${id}/summary`)).toHaveProperty('status', 200);
    const [{ id }] = await rowsOf(
      `SELECT esubmission_id AS id FROM deal d WHERE NOT EXISTS (SELECT FROM invoice i WHERE i.deal_id = d.id) LIMIT 1`,
    );
    expect(await desk.put(`/api/v1/esubmissions/${id}/status/4`, {})).toHaveProperty('status', 200);
    expect(await rowsOf(`SELECT state FROM deal WHERE esubmission_id = '${id}'`)).toEqual([{ state: 'CANCELLED' }]);

    const hannah = await signIn('hannah.lim');
    const { body } = await hannah.get('/api/v1/esubmissions');
    expect(body.data.totalRecords).toBeGreaterThan(100);
    const year = new Date().getUTCFullYear();
    expect((await hannah.get('/api/v1/esubmissions/ref-no')).body.data).toEqual({ refNo: `ES-${year}-002001` });
  });

  it('has money that adds up: in the ledger, on the invoices, in the splits and payouts', async () => {
    const [{ entries, invoices, paid, runs, free }] = await rowsOf(
      `SELECT (SELECT count(*)::int FROM journal_entry) AS entries, (SELECT count(*)::int FROM invoice) AS invoices,
         (SELECT count(*)::int FROM invoice WHERE open_net = 0) AS paid, (SELECT count(*)::int FROM payout_run) AS runs,
         (SELECT count(*)::int FROM earning WHERE person_id IS NOT NULL AND taken_by IS NULL) AS free`,
    );
    expect(invoices).toBeGreaterThan(1_500);
    expect(paid).toBeGreaterThan(1_400);
    expect(entries).toBeGreaterThan(invoices + paid * 2);
    expect(runs).toBeGreaterThan(80);
    expect(free).toBeGreaterThan(50);

    const faults = await rowsOf(`
      SELECT 'unbalanced' AS fault FROM journal_line GROUP BY entry HAVING sum(cents) <> 0
      UNION ALL SELECT 'without lines' FROM journal_entry WHERE id NOT IN (SELECT entry FROM journal_line)
      UNION ALL SELECT 'earned and left' FROM split_line l
        WHERE cents <> left_cents + (SELECT coalesce(sum(e.cents), 0) FROM earning e WHERE e.line_id = l.id)
      UNION ALL SELECT 'paid and open' FROM invoice i WHERE net_cents + gst_cents <> open_net + open_gst + credited_net + credited_gst
        + (SELECT coalesce(sum(a.net_cents + a.gst_cents), 0) FROM allocation a WHERE a.invoice_id = i.id)
      UNION ALL SELECT 'unbilled' FROM deal d WHERE state = 'OPEN' AND (unbilled_bills, unbilled_cents) <> (
        SELECT count(*), coalesce(sum(amount_cents), 0) FROM deal_bill b WHERE b.deal_id = d.id AND NOT EXISTS (SELECT FROM invoice i WHERE i.bill_id = b.id))
      UNION ALL SELECT 'completed' FROM deal d JOIN esubmission e ON e.id = d.esubmission_id
        WHERE d.standing = 'SETTLED' AND e.status <> 10 OR e.status = 10 AND d.standing <> 'SETTLED'
          AND NOT EXISTS (SELECT FROM resplit r WHERE r.deal_id = d.id AND r.approved_at IS NOT NULL)
      UNION ALL SELECT 'receipt' FROM receipt r
        WHERE cents <> (SELECT sum(net_cents + gst_cents) FROM allocation WHERE receipt_id = r.id)
      UNION ALL SELECT 'items of a payout' FROM payout_line l
        WHERE net_cents - gst_cents <> (SELECT sum(cents) FROM payout_item WHERE line_id = l.id)
      UNION ALL SELECT 'a share and its lines' FROM split s JOIN deal_share share ON share.id = s.share_id
        WHERE share.amount_cents <> (SELECT sum(cents) FROM split_line WHERE split_id = s.id)
      UNION ALL SELECT 'turnover of a closed month' FROM ledger_month m WHERE closed_at IS NOT NULL AND (entries, debit_cents) <> (
        SELECT count(DISTINCT e.id), coalesce(sum(cents), 0) FROM journal_entry e JOIN journal_line l ON l.entry = e.id AND cents > 0
        WHERE e.day >= m.month AND e.day < m.month + interval '1 month')
      UNION ALL SELECT 'a closed month' FROM ledger_month m CROSS JOIN ledger_account a
        LEFT JOIN ledger_balance b ON b.month = m.month AND b.account = a.no
        WHERE m.closed_at IS NOT NULL AND coalesce(b.cents, 0) <> (
          SELECT coalesce(sum(cents), 0) FROM journal_line l JOIN journal_entry e ON e.id = l.entry
          WHERE l.account = a.no AND e.day < m.month + interval '1 month')`);
    expect(faults).toEqual([]);
    for (const [name, text] of Object.entries(ofDeals))
      expect([name, (await client.query(text, [null])).rows]).toEqual([name, []]);
    for (const [name, text] of Object.entries(ofBook).filter(([name]) => name !== 'numbers'))
      expect([name, (await client.query(text)).rows]).toEqual([name, []]);
    const stood = 'SELECT id, standing, due_on FROM deal ORDER BY id';
    const before = await rowsOf(stood);
    await rowsOf('SELECT place_deals(array_agg(id)) FROM deal');
    expect(await rowsOf(stood)).toEqual(before);
    const accounts = await rowsOf(`
      SELECT (SELECT sum(cents) FROM journal_line WHERE account = 1100)
          - (SELECT sum(open_net + open_gst) FROM invoice) AS receivable,
        (SELECT sum(cents) FROM journal_line WHERE account = 4000) + (SELECT sum(open_net) FROM invoice) AS income,
        (SELECT sum(cents) FROM journal_line WHERE account = 2300) AS credit`);
    expect(accounts).toEqual([{ receivable: '0', income: '0', credit: '0' }]);
    const owed = await rowsOf(`
      SELECT person_id FROM (
        SELECT person_id, cents FROM journal_line WHERE account IN (2100, 2110)
        UNION ALL SELECT person_id, cents FROM earning WHERE person_id IS NOT NULL AND taken_by IS NULL
        UNION ALL SELECT person_id, cents FROM write_off WHERE approved_at IS NOT NULL
      ) both_sides GROUP BY person_id HAVING sum(cents) <> 0`);
    expect(owed).toEqual([]);
  });

  it('has pages of finance that open', async () => {
    const finance = await signIn('lay.hoon');
    const [{ line }] = await rowsOf('SELECT id AS line FROM payout_line LIMIT 1');
    const [{ invoice }] = await rowsOf('SELECT id AS invoice FROM invoice LIMIT 1');
    const pages = [
      'overview',
      'bills',
      'receipts',
      'bank-lines',
      'aging?by=AGENT',
      'payouts',
      'payouts/next?cutOff=2026-01-31',
      'deals',
    ];
    for (const page of [
      ...pages,
      `payouts/lines/${line}`,
      `invoices/${invoice}/pdf`,
      `payouts/lines/${line}/statement`,
    ])
      expect(await finance.get(`/agency/v1/finance/${page}`), page).toHaveProperty('status', 200);
  });

  it('has rows in the lists of finance, and none that finance could not have made', async () => {
    const finance = await signIn('lay.hoon');
    const year = new Date().getUTCFullYear();
    const lists = [
      ...[
        'deals?state=CANCELLED',
        'bills?state=PENDING',
        'bills?state=OVERDUE',
        'credit-notes',
        'requests',
        'bank-lines?state=NEW',
        'bank-lines?state=DEBIT',
        'reminders',
      ],
      ...[
        'cobrokers',
        ...['TAKEN', 'NO_AGENCY', 'NO_INVOICE', 'READY'].map((state) => `cobroke-shares?state=${state}`),
      ],
      ...['debts', 'debts?state=TO_APPROVE', 'debts?state=WRITTEN_OFF'],
      ...['reminder-requests', 'charges', 'recurring-fees', 'advances', 'payout-holds', 'withheld'],
      ...[`gst/rows?quarter=${year - 1}-Q4`, `gst/rows?quarter=${year - 1}-Q4&of=INPUT`],
    ];
    for (const list of lists) {
      const { body } = await finance.get(`/agency/v1/finance/${list}`);
      expect([list, body.data?.totalRecords]).toEqual([list, expect.any(Number)]);
      expect([list, body.data.totalRecords > 0]).toEqual([list, true]);
    }
    for (const quarter of [`${year - 1}-Q3`, `${year - 1}-Q4`])
      expect((await finance.get(`/agency/v1/finance/gst?quarter=${quarter}`)).body.data.differenceCents).toBe(0);
    const faults = await rowsOf(`
      SELECT 'a letter after the money' AS fault FROM reminder r JOIN invoice i ON i.id = r.invoice_id
        WHERE i.open_net = 0 AND r.made_on >= (SELECT max(day) FROM allocation WHERE invoice_id = i.id)
      UNION ALL SELECT 'withheld' FROM charge c LEFT JOIN payout_item t ON t.kind = 'CHARGE' AND t.source = c.id
        WHERE c.kind = 'WITHHELD' AND t.cents IS DISTINCT FROM -c.cents
      UNION ALL SELECT 'a case on hold with money' FROM esubmission e JOIN deal d ON d.esubmission_id = e.id
        WHERE e.held_from = 7 AND d.standing NOT IN ('UNBILLED', 'BILLED')`);
    expect(faults).toEqual([]);
  });

  it('is found by what one types', async () => {
    const desk = await signIn('mei.tan');
    const [{ case_no, client }] = await rowsOf(
      `SELECT case_no, p.name AS client FROM esubmission e JOIN esubmission_party p ON p.esubmission_id = e.id WHERE status = 7 LIMIT 1`,
    );
    for (const search of [case_no, client]) {
      const { body } = await desk.get(`/api/v1/esubmissions?search=${encodeURIComponent(search)}`);
      expect(body.data.totalRecords).toBeGreaterThan(0);
    }
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { maskAccount } from '#features/people/rules/bank-account.ts';
import { verifyAudit } from '#platform/server/audit/verify.ts';
import { today } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { demoPassword } from './accounts.ts';
import { drawAgency } from './draw-agency.ts';
import { loadDemo } from './load-demo.ts';

const size = { seed: 7, salespeople: 240, submissions: 130 };

let app: TestApp;
let plans: ReturnType<typeof drawAgency>;
const rowsOf = async (text: string) => (await app.services.database.$client.query(text)).rows;

beforeAll(async () => {
  app = await testApp();
  plans = drawAgency({ ...size, today: today(app.services.clock) });
  // Interrupted in the middle, as by a kill, and started again.
  let left = 60;
  const cutOff = () => {
    if (--left === 0) throw new Error('cut off');
  };
  await expect(loadDemo(app.services, { ...size, progress: cutOff })).rejects.toThrow('cut off');
  await loadDemo(app.services, { seed: 1 });
}, 240_000);

describe('the demo agency', () => {
  it('is what was drawn, in the order of its days, though the load was cut off', async () => {
    const stored = await rowsOf(
      `SELECT case_no, street, unit, price_cents, status, user_name, to_char(e.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at
       FROM esubmission e JOIN person p ON p.id = e.created_by ORDER BY e.created_at, case_no`,
    );
    expect(stored.map(({ user_name, street, price_cents, at }) => [user_name, street, price_cents, at])).toEqual(
      plans.map(({ by, info, at }) => [
        by,
        info.property.street,
        info.transactionType === 'SALE' ? info.priceCents : info.monthlyRentCents,
        at,
      ]),
    );
    const numbers = stored.map(({ case_no }) => case_no as string);
    expect(numbers).toEqual(numbers.toSorted());
    expect(new Set(numbers).size).toBe(size.submissions);
    expect(stored.map(({ status }) => status)).toEqual(plans.map(statusOf));
  });

  it('has submissions in every status and of every kind, and deals in the order of approval', async () => {
    const statuses = await rowsOf('SELECT status FROM esubmission GROUP BY 1 ORDER BY 1');
    expect(statuses.map(({ status }) => status)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const [{ waiting }] = await rowsOf('SELECT count(*) AS waiting FROM esubmission WHERE status = 2');
    expect(waiting).toBeGreaterThanOrEqual(14);
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
    expect(accounts).toHaveLength(240);
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
    await loadDemo(app.services);
    expect(await rowsOf('SELECT 1 FROM esubmission')).toHaveLength(size.submissions);
  });

  it('lets its accounts sign in', async () => {
    const { status } = await app.anyone.post('/api/v1/auth/login', { userName: 'hannah.lim', password: demoPassword });
    expect(status).toBe(200);
  });
});

/** The status after the last move of a plan. */
const statusOf = ({ moves }: (typeof plans)[number]): number =>
  moves.reduce((status, move) => (move.kind === 'move' ? move.statusId : status), 1);

import { expect } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { setBankAccount } from '#features/people/index.server.ts';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { testApp } from '#test/app.ts';
import { anApprovedDeal } from '#test/approved-deal.ts';
import { billOf, giveParticulars, givePayoutAccount, invoiceBill } from '#test/deals.ts';
import type { Client } from '#test/people.ts';
import type { RunKind } from '../payout.words.ts';

const place = '/agency/v1/finance/payouts';
const days = { cutOff: '2026-11-20', payDay: '2026-11-27' };

type DealOptions = NonNullable<Parameters<typeof anApprovedDeal>[2]>;

/** An agency on 20 November 2026 with a desk and two of finance, and what tests of payouts do there. */
export const anAgencyThatPays = async () => {
  const clock = clockAt('2026-11-20T02:00:00Z');
  const app = await testApp({ clock });
  const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await app.services.database.$client.query<Row>(text, values)).rows;
  const [desk, compliance, preparer, approver, admin] = [
    await app.letIn(await app.aStaff('submissions')),
    await app.letIn(await app.aStaff('compliance')),
    await app.letIn(await app.aStaff('finance')),
    await app.letIn(await app.aStaff('finance')),
    await app.letIn(await app.anAdmin()),
  ];
  await giveParticulars(admin);
  await givePayoutAccount(admin);
  let units = 0;

  const giveAccount = async (
    { person }: Client,
    { rested, holder = 'Someone', number = '512345678001' }: { rested: boolean; holder?: string; number?: string },
  ) => {
    const actor = { ...person, role: 'salesperson' as const, desks: [], via: 'password' as const, sessionId: '' };
    await transact({ ...app.asNobody, actor }, (at) => setBankAccount(at, { bank: 'OCBC', holder, number }));
    const sql = "UPDATE bank_account SET changed_at = changed_at - interval '25 hours' WHERE person_id = $1";
    if (rested) await query(sql, [person.userId]);
  };

  /**
   * A deal of a salesperson with its invoice. `by` approves its submission, `bill` says who is billed, other agencies have the shares
   * `external`.
   */
  const aBilledDeal = async (
    agent: Client,
    { papers = true, by = desk, ...deal }: Pick<DealOptions, 'papers' | 'bill' | 'external'> & { by?: Client } = {},
  ) => {
    units += 1;
    const info = { property: { ...sampleInfo().property, unit: `53-${units}` } };
    const made = await anApprovedDeal(agent, by, { ...deal, info, papers });
    const bill = await billOf(preparer, made.caseNo);
    const { invoiceId } = await invoiceBill(preparer, bill, '2026-11-19', papers ? '' : 'They are with the lawyer');
    const { dealNo, dealId, totalCents }: { dealNo: string; dealId: string; totalCents: number } = bill;
    return { dealNo, dealId, eSubId: made.eSubId, invoiceId, totalCents };
  };

  type Billed = NonNullable<Parameters<typeof aBilledDeal>[1]>;

  /** Such a deal, whose money has come in, or so much of it. */
  const aPaidDeal = async (agent: Client, { cents = 0, ...more }: Billed & { cents?: number } = {}) => {
    const { invoiceId, totalCents, ...deal } = await aBilledDeal(agent, more);
    const { status, body } = await preparer.post('/agency/v1/finance/receipts', {
      method: 'GIRO',
      payer: 'Goh Siew Choo',
      receivedOn: '2026-11-20',
      cents: cents || totalCents,
      invoices: [{ invoiceId, cents: cents || totalCents }],
    });
    expect(status).toBe(200);
    const { receiptId } = body.data as { receiptId: string };
    return { ...deal, invoiceId, receiptId };
  };

  /** A salesperson with such a deal, and a bank account since long. */
  const anEarner = async ({ account = true, name = 'Hannah Lim' } = {}) => {
    const agent = await app.letIn(await app.aSalesperson({ name }));
    if (account) await giveAccount(agent, { rested: true });
    return { agent, ...(await aPaidDeal(agent)) };
  };

  const drawUp = async (kind: RunKind = 'SALESPEOPLE') => {
    const { status, body } = await preparer.post(place, { kind, ...days });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.runId as string;
  };
  /** As it is now, like whoever has its page before them. */
  const approve = async (runId: string, who = approver) => {
    const { data } = (await preparer.get(`${place}/${runId}`)).body;
    return who.put(`${place}/${runId}/approval`, { revision: data?.revision });
  };
  const send = (runId: string) => preparer.put(`${place}/${runId}/sending`, {});
  const pay = (runId: string) => preparer.put(`${place}/${runId}/payment`, { paidOn: '2026-11-20' });
  const readRun = async (runId: string) => ({
    ...(await preparer.get(`${place}/${runId}`)).body.data,
    lines: (await preparer.get(`${place}/${runId}/lines?sortDirection=asc&pageSize=9999`)).body.data.rows,
  });
  const readNext = async (kind: RunKind = 'SALESPEOPLE') =>
    (await preparer.get(`${place}/next?kind=${kind}&cutOff=${days.cutOff}`)).body.data;

  /** Takes a run as far as this. */
  const aRun = async (until: 'approved' | 'sent' | 'paid', kind: RunKind = 'SALESPEOPLE') => {
    const runId = await drawUp(kind);
    const steps = { approved: approve, sent: send, paid: pay };
    for (const [state, step] of Object.entries(steps)) {
      const { status, body } = await step(runId);
      expect(status, JSON.stringify(body)).toBe(200);
      if (state === until) break;
    }
    return readRun(runId);
  };

  /** Pays whatever is free, so that a test begins with nothing. */
  const payAll = async () => {
    const { people } = await readNext();
    if (people > 0) await aRun('paid');
  };

  /** What a salesperson got and kept. */
  const paidTo = async ({ person }: Client) => {
    const [row] = await query<{ sum: number }>(
      `SELECT coalesce(sum(net_cents), 0)::bigint AS sum FROM payout_line
       WHERE person_id = $1 AND paid_on IS NOT NULL AND returned_on IS NULL`,
      [person.userId],
    );
    return row?.sum;
  };

  /** Puts a submission on hold until the answer is called. */
  const putOnHold = async (eSubId: string) => {
    await query("UPDATE person SET name = 'Compliance Officer' WHERE id = $1", [compliance.person.userId]);
    await compliance.put(`/api/v1/esubmissions/${eSubId}/status/8`, { reason: 'Suspicion' });
    return () => compliance.put(`/api/v1/esubmissions/${eSubId}/status/7`, { reason: 'Cleared' });
  };

  const balanceOf = async (account: number, { person }: Client) => {
    const [row] = await query<{ sum: number }>(
      'SELECT coalesce(sum(cents), 0)::bigint AS sum FROM journal_line WHERE account = $1 AND person_id = $2',
      [account, person.userId],
    );
    return row?.sum;
  };

  return {
    app,
    clock,
    query,
    place,
    days,
    desk,
    compliance,
    preparer,
    approver,
    admin,
    giveAccount,
    aBilledDeal,
    aPaidDeal,
    anEarner,
    putOnHold,
    drawUp,
    approve,
    send,
    pay,
    readRun,
    readNext,
    aRun,
    payAll,
    paidTo,
    balanceOf,
  };
};

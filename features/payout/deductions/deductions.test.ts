import { beforeEach, describe, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { anApprovedDeal } from '#test/approved-deal.ts';
import { hasProgram, hledger } from '#test/judges.ts';
import { readPdf } from '#test/pdf.ts';
import type { Client } from '#test/people.ts';
import { dueFees } from '../items/charges.server.ts';
import { anAgencyThatPays } from '../rig/payouts.ts';

const agency = await anAgencyThatPays();
const { app, place, query, preparer, approver, desk, drawUp, approve, send, pay, readRun, readNext } = agency;
const { giveAccount, anEarner, aPaidDeal, aRun, payAll, paidTo, balanceOf, putOnHold } = agency;
const at = '/agency/v1/finance';
const earned = 3_968_000;
const charge = (personId: string, cents: number, text = 'Name cards', dueOn = '2026-11-01') =>
  preparer.post(`${at}/charges`, { personId, text, cents, dueOn });
const messageOf = ({ body }: Awaited<ReturnType<typeof charge>>): string => body.errors[0].message;

beforeEach(payAll);

describe('a charge', () => {
  it('is taken from the next payout, with its GST, and stands on the statement', async () => {
    const { agent } = await anEarner({ name: 'Pays A Fee' });
    await charge(agent.person.userId, 10_900);
    await charge(agent.person.userId, 700_000, 'Due later', '2026-11-21');
    const { lines } = await aRun('paid');
    expect(lines).toMatchObject([{ ownCents: earned, feeCents: 10_900, netCents: earned - 10_900 }]);
    expect(await balanceOf(2100, agent)).toBe(0);
    const sums = await query<{ account: number; sum: number }>(
      `SELECT account, sum(cents)::bigint AS sum FROM journal_line l JOIN journal_entry e ON e.id = l.entry
       WHERE e.event = 'payout' AND e.event_id = $1 GROUP BY 1 ORDER BY 1`,
      [lines[0].lineId],
    );
    expect(sums.map(({ account, sum }) => [account, sum])).toEqual([
      [1000, -(earned - 10_900)],
      [2000, -900],
      [2100, earned],
      [4200, -10_000],
    ]);
    const { text } = await readPdf((await preparer.get(`${place}/lines/${lines[0].lineId}/statement`)).raw);
    for (const part of ['Name cards', 'Fees, with 9.00 GST', '−109.00', 'M90312345A', 'S$ 39,571.00'])
      expect(text).toContain(part);
    expect((await preparer.get(`${at}/charges?state=PAID`)).body.data.rows).toMatchObject([
      { name: 'Pays A Fee', cents: 10_900, voucher: lines[0].voucher },
    ]);
  });

  it('that uses the earnings up is carried with them, and may be waived until a run has it', async () => {
    const { agent, dealNo } = await anEarner({ name: 'Owes More' });
    const { body } = await charge(agent.person.userId, earned);
    expect(await readNext()).toMatchObject({
      people: 0,
      held: [{ of: dealNo, cents: earned, why: 'Owed to the agency: carried to the next run' }],
    });
    const waive = () => preparer.put(`${at}/charges/${body.data.chargeId}/waiver`, { reason: 'Keyed in twice' });
    await aPaidDeal(agent);
    const runId = await drawUp();
    expect(messageOf(await waive())).toContain('Discard or withdraw the run');
    await preparer.delete(`${place}/${runId}`);
    expect((await waive()).status).toBe(200);
    expect((await waive()).status).toBe(409);
    expect((await aRun('paid')).netCents).toBe(2 * earned);
  });

  it('is made each month of a recurring fee, once, for one or for everyone who had joined', async () => {
    const { agent } = await anEarner({ name: 'Member' });
    await query("UPDATE person SET created_at = '2026-10-15T00:00:00Z' WHERE id = $1", [agent.person.userId]);
    const fee = (personId: string | null, cents: number, fromDay: string) =>
      preparer.post(`${at}/recurring-fees`, { personId, text: 'Membership', cents, fromDay });
    expect(messageOf(await fee(null, 100, '2025-11-19'))).toContain('20 Nov 2025 at the earliest');
    const mine = await fee(agent.person.userId, 5_000, '2026-08-31');
    const all = await fee(null, 100, '2026-09-20');
    const dueBy = (day: string) => query(`SELECT FROM (${dueFees}) due WHERE cents = 5000`, [day]);
    // The month's last day, where it has no 31st.
    expect([await dueBy('2026-09-29'), await dueBy('2026-09-30')].map((due) => due.length)).toEqual([1, 2]);
    expect((await readNext()).netCents).toBe(earned - 3 * 5_000 - 2 * 100);
    const { lines } = await aRun('paid');
    expect(lines).toMatchObject([{ feeCents: 3 * 5_000 + 2 * 100 }]);
    const made = await query<{ dueOn: string }>(
      'SELECT due_on AS "dueOn" FROM charge WHERE person_id = $1 AND cents = 5000 ORDER BY 1',
      [agent.person.userId],
    );
    expect(made.map(({ dueOn }) => dueOn)).toEqual(['2026-08-31', '2026-09-30', '2026-10-31']);
    for (const { body } of [mine, all]) {
      const end = () => preparer.put(`${at}/recurring-fees/${body.data.feeId}/end`, { untilDay: '2026-11-19' });
      expect((await end()).status).toBe(200);
      expect((await end()).status).toBe(409);
    }
    await aPaidDeal(agent);
    expect((await aRun('paid')).lines).toMatchObject([{ feeCents: 0 }]);
    expect((await preparer.get(`${at}/recurring-fees`)).body.data.rows).toHaveLength(2);
  });
});

describe('an advance', () => {
  let units = 0;
  /** A salesperson with a deal of which nothing has come in. A tenth of it is the co-broker's, if there is one. */
  const anExpecting = async (name: string, cobroker?: Client) => {
    units += 1;
    const agent = await app.letIn(await app.aSalesperson({ name }));
    await giveAccount(agent, { rested: true });
    const info = { property: { ...sampleInfo().property, unit: `61-${units}` } };
    const shares = cobroker && [
      { userId: agent.person.userId, role: 'CA' as const, shareRate: 900_000 },
      { userId: cobroker.person.userId, role: 'ICB' as const, shareRate: 100_000 },
    ];
    return { agent, ...(await anApprovedDeal(agent, desk, { info, shares })) };
  };
  const prepare = (personId: string, dealId: string, cents: number, who = preparer) =>
    who.post(`${at}/advances`, { personId, dealId, cents, reason: 'Medical bills' });
  const approveAdvance = (id: string, who = approver) => who.put(`${at}/advances/${id}/approval`, {});

  it('is prepared by one, approved by another, paid by the next run, and recovered at half of each payout', async () => {
    const { agent, dealId } = await anExpecting('Gets An Advance');
    const { userId } = agent.person;
    const { body } = await prepare(userId, dealId, 100_000);
    expect((await approveAdvance(body.data.advanceId, preparer)).status).toBe(403);
    expect((await readNext()).people).toBe(0);
    expect((await agent.get('/api/v1/my-production/advances')).body.data.rows).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => approveAdvance(body.data.advanceId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const first = await aRun('paid');
    expect(first.lines).toMatchObject([{ ownCents: 0, advancedCents: 100_000, netCents: 100_000 }]);
    expect([await balanceOf(1300, agent), await balanceOf(2100, agent)]).toEqual([100_000, 0]);
    expect((await preparer.get(`${at}/advances`)).body.data).toMatchObject({
      rows: [{ state: 'OWED', leftCents: 100_000 }],
      sums: { leftCents: 100_000 },
    });

    await aPaidDeal(agent);
    await charge(userId, earned - 120_000);
    expect((await agent.get('/api/v1/my-production/search-payout-deal')).body.data.totals).toEqual({
      earnedCents: earned,
      paidCents: 0,
      feesDueCents: earned - 120_000,
      advanceLeftCents: 100_000,
      withheldDueCents: 0,
      writtenOffCents: 0,
      gstBackCents: 0,
    });
    expect((await agent.get('/api/v1/my-production/advances')).body.data.rows).toMatchObject([
      { transId: dealId, state: 'OWED', cents: 100_000, leftCents: 100_000 },
    ]);
    const second = await aRun('paid');
    expect(second.lines).toMatchObject([{ recoveredCents: 60_000, netCents: 60_000 }]);
    await aPaidDeal(agent);
    const third = await aRun('paid');
    expect(third.lines).toMatchObject([{ recoveredCents: 40_000, netCents: earned - 40_000 }]);
    expect([await balanceOf(1300, agent), await balanceOf(2100, agent)]).toEqual([0, 0]);
    expect((await preparer.get(`${at}/advances?state=RECOVERED`)).body.data.rows).toHaveLength(1);
    expect(await paidTo(agent)).toBe(2 * earned - (earned - 120_000));
  });

  it('keeps to its limits, to the deal, and to what is still to be earned', async () => {
    const { agent, eSubId, dealId } = await anExpecting('Limited');
    const { userId } = agent.person;
    expect(messageOf(await prepare(userId, dealId, 100_001))).toContain('the limit is S$ 1,000.00');
    const { body } = await prepare(userId, dealId, 60_000);
    expect(messageOf(await prepare(userId, dealId, 40_001))).toContain('At most S$ 400.00 more');
    expect(messageOf(await prepare(desk.person.userId, dealId, 1))).toContain('could not be found');
    const other = await anExpecting('Someone Else');
    expect(messageOf(await prepare(other.agent.person.userId, dealId, 1))).toContain('nothing to earn');
    const release = await putOnHold(eSubId);
    expect(messageOf(await approveAdvance(body.data.advanceId))).toContain('Pending');
    await release();
    await approveAdvance(body.data.advanceId);
    const runId = await drawUp();
    const withdraw = () => preparer.put(`${at}/advances/${body.data.advanceId}/withdrawal`, {});
    expect(messageOf(await withdraw())).toContain('A payout run has this advance');
    expect((await approve(runId)).status).toBe(200);
    await preparer.put(`${place}/${runId}/withdrawal`, { reason: 'Not needed' });
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).status).toBe(409);
    expect((await readNext()).people).toBe(0);
  });

  it('has one limit of a deal for all who share in it, also when two are prepared at once', async () => {
    const cobroker = await app.letIn(await app.aSalesperson({ name: 'Shares In It' }));
    const { agent, dealId } = await anExpecting('Shares It', cobroker);
    const first = await prepare(agent.person.userId, dealId, 60_000);
    const { userId } = cobroker.person;
    expect(messageOf(await prepare(userId, dealId, 40_001))).toBe(
      'At most S$ 400.00 more can be advanced on this deal: the limit is S$ 1,000.00.',
    );
    const answers = await Promise.all(Array.from({ length: 10 }, () => prepare(userId, dealId, 40_000)));
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    for (const { body } of [first, ...made])
      expect((await preparer.put(`${at}/advances/${body.data.advanceId}/withdrawal`, {})).status).toBe(200);
  });

  it('is no more than what is still to be earned, with what is advanced on the deal already', async () => {
    const { agent, dealId } = await anExpecting('Expects Little');
    const { userId } = agent.person;
    await query(
      'UPDATE split_line l SET left_cents = 60000 FROM split s WHERE s.id = l.split_id AND s.deal_id = $1 AND l.person_id = $2',
      [dealId, userId],
    );
    const { body } = await prepare(userId, dealId, 60_000);
    expect(messageOf(await prepare(userId, dealId, 1))).toContain('of which S$ 600.00 is advanced already');
    expect((await approveAdvance(body.data.advanceId)).status).toBe(200);
    expect((await preparer.put(`${at}/advances/${body.data.advanceId}/withdrawal`, {})).status).toBe(200);
  });

  it('is recovered by one run alone, though that is withdrawn and drawn up again', async () => {
    const { agent, dealId } = await anExpecting('Withdrawn Between');
    const { body } = await prepare(agent.person.userId, dealId, 100_000);
    await approveAdvance(body.data.advanceId);
    await aRun('paid');
    await aPaidDeal(agent);
    const { runId } = await aRun('approved');
    await preparer.put(`${place}/${runId}/withdrawal`, { reason: 'A wrong day' });
    const again = await drawUp();
    expect((await readRun(again)).lines).toMatchObject([{ recoveredCents: 100_000 }]);
    for (const step of [approve, send, pay]) expect((await step(again)).status).toBe(200);
    expect(await balanceOf(1300, agent)).toBe(0);
  });

  it.skipIf(!hasProgram('hledger'))(
    'leaves a journal that hledger accepts, as do charges and returned payments',
    async () => {
      const { agent } = await anEarner();
      await charge(agent.person.userId, 10_900);
      const { lines } = await aRun('paid');
      await preparer.put(`${place}/lines/${lines[0].lineId}/return`, { returnedOn: '2026-11-20', reason: 'Closed' });
      const journal = (await preparer.get(`${at}/ledger/export`)).raw.toString();
      hledger(journal, 'check', '--strict');
    },
  );
});

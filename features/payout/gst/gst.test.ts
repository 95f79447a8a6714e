import { beforeEach, describe, expect, it } from 'vitest';
import { hledger, skipWithout } from '#test/judges.ts';
import { readPdf } from '#test/pdf.ts';
import type { Client } from '#test/people.ts';
import { anAgencyThatPays } from '../rig/payouts.ts';

const agency = await anAgencyThatPays();
const {
  app,
  place,
  query,
  preparer,
  approver,
  admin,
  anEarner,
  aPaidDeal,
  drawUp,
  approve,
  send,
  pay,
  readRun,
  payAll,
  balanceOf,
} = agency;
const earned = 3_968_000;
const gst = 357_120;

const register = ({ person }: Client, from = '2026-01-01') =>
  query("UPDATE person SET gst_number = 'M90123456X', gst_from = $2 WHERE id = $1", [person.userId, from]);
const moveTo = ({ person }: Client, address: string, postalCode: string) =>
  query('UPDATE person SET gst_address = $2, gst_postal_code = $3 WHERE id = $1', [person.userId, address, postalCode]);
const accountsOf = async (lineId: string) => {
  const rows = await query<{ account: number; sum: number }>(
    `SELECT account, sum(cents)::bigint AS sum FROM journal_line l JOIN journal_entry e ON e.id = l.entry
     WHERE e.event = 'payout' AND e.event_id = $1 GROUP BY 1 ORDER BY 1`,
    [lineId],
  );
  return rows.map(({ account, sum }) => [account, sum]);
};
const twoMore = async () =>
  [await app.letIn(await app.aStaff('finance')), await app.letIn(await app.aStaff('finance'))] as const;
const finish = async (runId: string) => {
  for (const step of [approve, send, pay]) expect((await step(runId)).status).toBe(200);
  return readRun(runId);
};

beforeEach(payAll);

describe('the GST of a registered salesperson', () => {
  const enter = (lineId: string, number: string | null) =>
    preparer.put(`${place}/lines/${lineId}/gst-invoice`, { number });

  it('is approved as it was read: not where a tax invoice was entered meanwhile', async () => {
    const { agent } = await anEarner({ name: 'Bills Us Late' });
    await register(agent);
    const runId = await drawUp();
    const approveAs = (revision: number) => approver.put(`${place}/${runId}/approval`, { revision });
    const read = (await approver.get(`${place}/${runId}`)).body.data;
    expect([read.revision, read.netCents]).toEqual([1, earned]);
    await enter((await readRun(runId)).lines[0].lineId, 'LATE-1');
    const refused = await approveAs(read.revision);
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      409,
      'A tax invoice of this run was changed meanwhile. Look at the run again.',
    ]);
    expect((await approver.put(`${place}/${runId}/approval`, {})).status).toBe(409);
    expect((await approveAs(2)).status).toBe(200);
    for (const step of [send, pay]) expect((await step(runId)).status).toBe(200);
    expect(await readRun(runId)).toMatchObject({ netCents: earned + gst });
  });

  it('is paid once their tax invoice is entered, each invoice once', async () => {
    const { agent } = await anEarner({ name: 'Bills Us' });
    await register(agent);
    const runId = await drawUp();
    const [{ lineId, ...line }] = (await readRun(runId)).lines;
    expect(line).toMatchObject({ gstRate: 90_000, gstCents: 0, isSelfBilled: false, netCents: earned });
    expect((await enter(lineId, 'A-1')).body.data).toEqual({ gstCents: gst });
    expect(await readRun(runId)).toMatchObject({ people: 1, netCents: earned + gst });
    expect((await enter(lineId, null)).body.data).toEqual({ gstCents: 0 });
    expect(await readRun(runId)).toMatchObject({ people: 1, netCents: earned });
    expect((await enter(lineId, 'A-2')).status).toBe(200);
    const { lines } = await finish(runId);
    expect(lines).toMatchObject([{ gstCents: gst, gstInvoice: 'A-2', netCents: earned + gst }]);
    expect(await accountsOf(lineId)).toEqual([
      [1000, -earned - gst],
      [1200, gst],
      [2100, earned],
    ]);
    const { text } = await readPdf((await preparer.get(`${place}/lines/${lineId}/statement`)).raw);
    expect(text).toContain('GST 9%, A-2');
    expect((await preparer.get(`${place}/lines/${lineId}/tax-invoice`)).status).toBe(404);
    expect((await enter(lineId, 'A-3')).status).toBe(409);

    await aPaidDeal(agent);
    const again = await drawUp();
    const [next] = (await readRun(again)).lines;
    expect((await enter(next.lineId, 'a-2')).body.errors[0].message).toContain('was paid already');
    await finish(again);
  });

  it('is not approved by who entered or removed their tax invoice, nor by who drew the run up', async () => {
    const { agent } = await anEarner({ name: 'Four Eyes' });
    await register(agent);
    const runId = await drawUp();
    const [{ lineId }] = (await readRun(runId)).lines;
    const [entering, removing, third] = [approver, ...(await twoMore())];
    const enterAs = (who: Client, number: string | null) => who.put(`${place}/lines/${lineId}/gst-invoice`, { number });
    expect((await enterAs(entering, 'FE-1')).status).toBe(200);
    expect((await enterAs(removing, null)).status).toBe(200);
    for (const [who, yourPart, words] of [
      [preparer, 'DREW_UP', 'You drew it up, so somebody else approves it.'],
      [entering, 'ENTERED_INVOICE', 'somebody else approves it, who did not draw it up either'],
      [removing, 'ENTERED_INVOICE', 'You entered or removed a tax invoice in it'],
    ] as const) {
      expect((await who.get(`${place}/${runId}`)).body.data).toMatchObject({ state: 'DRAFT', yourPart });
      const { status, body } = await approve(runId, who);
      expect([status, body.errors[0].message]).toEqual([403, expect.stringContaining(words)]);
    }
    // Nor past the program.
    const past = "UPDATE payout_run SET state = 'APPROVED', number = 'PR-X', approved_by = $2 WHERE id = $1";
    await expect(query(past, [runId, entering.person.userId])).rejects.toThrow('payout_run_other_approver');
    expect((await third.get(`${place}/${runId}`)).body.data.yourPart).toBeNull();
    expect((await approve(runId, third)).status).toBe(200);
    for (const step of [send, pay]) expect((await step(runId)).status).toBe(200);
  });

  it('is not paid to who is registered later, or not at all', async () => {
    const [later, never] = [await anEarner({ name: 'A Later' }), await anEarner({ name: 'B Never' })];
    await register(later.agent, '2026-11-28');
    const runId = await drawUp();
    const { lines } = await readRun(runId);
    expect(lines).toMatchObject([{ gstRate: 0 }, { gstRate: 0 }]);
    for (const { lineId } of lines) expect((await enter(lineId, 'X-1')).status).toBe(409);
    await finish(runId);
    expect(await balanceOf(2100, never.agent)).toBe(0);
  });

  it('comes with a tax invoice of a series of its own where the agency bills itself', async (context) => {
    await admin.put('/agency/v1/settings/selfBilling', { value: true, version: 0 });
    const [one, other] = [await anEarner({ name: 'A Registered' }), await anEarner({ name: 'B Other' })];
    await register(one.agent);
    await moveTo(one.agent, '10 Anson Road #12-08', '079903');
    const runId = await drawUp();
    const [drawn] = (await readRun(runId)).lines;
    expect(drawn).toMatchObject({ isSelfBilled: true, gstInvoice: null, gstCents: gst, netCents: earned + gst });
    expect((await enter(drawn.lineId, 'A-9')).status).toBe(409);
    const { lines } = await finish(runId);
    expect(lines).toMatchObject([
      { gstInvoice: 'SB26-000001', netCents: earned + gst },
      { gstInvoice: null, isSelfBilled: false, netCents: earned },
    ]);
    // A later move changes no paper that stands.
    await moveTo(one.agent, '1 Raffles Place', '048616');
    const { text } = await readPdf((await preparer.get(`${place}/lines/${lines[0].lineId}/tax-invoice`)).raw);
    for (const part of [
      'Tax invoice, self-billed',
      '10 Anson Road #12-08',
      'Singapore 079903',
      'SB26-000001',
      'A Registered',
      'M90123456X',
      'M90312345A',
      '3,571.20',
      'S$ 43,251.20',
    ])
      expect(text).toContain(part);
    const mine = (await one.agent.get('/api/v1/my-production/search-payout-deal')).body.data.rows;
    expect(mine).toMatchObject([{ taxInvoice: 'SB26-000001' }]);
    const place2 = `/api/v1/my-production/self-billed-invoice/${lines[0].lineId}`;
    expect((await one.agent.get(place2)).status).toBe(200);
    expect((await other.agent.get(place2)).status).toBe(404);
    await admin.put('/agency/v1/settings/selfBilling', { value: false, version: 1 });
    skipWithout(context, 'hledger');
    hledger((await preparer.get('/agency/v1/finance/ledger/export')).raw.toString(), 'check', '--strict');
  });

  it('goes back at the rate it was paid at, with what is taken back', async () => {
    const { agent, receiptId } = await anEarner({ name: 'Claw Back' });
    await register(agent);
    const runId = await drawUp();
    const [{ lineId }] = (await readRun(runId)).lines;
    await enter(lineId, 'CB-1');
    await finish(runId);
    const body = { returnedOn: '2026-11-20', reason: 'Recalled' };
    expect((await preparer.put(`/agency/v1/finance/receipts/${receiptId}/return`, body)).status).toBe(200);
    // No longer registered, so that today's rate is none.
    await query('UPDATE person SET gst_number = NULL, gst_from = NULL WHERE id = $1', [agent.person.userId]);
    await aPaidDeal(agent);
    await aPaidDeal(agent);
    const { lines } = await finish(await drawUp());
    expect(lines).toMatchObject([{ ownCents: earned, gstCents: -gst, netCents: earned - gst }]);
    expect(await accountsOf(lines[0].lineId)).toEqual([
      [1000, gst - earned],
      [1200, -gst],
      [2100, earned],
    ]);
    const { text } = await readPdf((await preparer.get(`${place}/lines/${lines[0].lineId}/statement`)).raw);
    expect(text).toContain('GST taken back, as it was paid');
    const inQuarter = '/agency/v1/finance/gst/rows?quarter=2026-Q4&of=INPUT&search=claw';
    expect((await preparer.get(inQuarter)).body.data).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({ number: 'CB-1', netCents: earned, gstCents: gst }),
        expect.objectContaining({ number: lines[0].voucher, rate: null, netCents: null, gstCents: -gst }),
      ]),
      sums: { gstCents: 0 },
    });
    expect(await balanceOf(2100, agent)).toBe(0);
  });

  it('has the statement be the tax invoice of their fees', async () => {
    const { agent } = await anEarner({ name: 'Pays A Fee' });
    await register(agent);
    await moveTo(agent, '10 Anson Road #12-08', '079903');
    const fee = { personId: agent.person.userId, text: 'Name cards', cents: 4_360, dueOn: '2026-11-20' };
    expect((await preparer.post('/agency/v1/finance/charges', fee)).status).toBe(200);
    const { lines } = await finish(await drawUp());
    const { text } = await readPdf((await preparer.get(`${place}/lines/${lines[0].lineId}/statement`)).raw);
    for (const part of [
      ...['Payout statement and tax invoice', 'GST registration M90123456X', 'GST registration M90312345A'],
      ...['Fees before GST', '−40.00', 'GST 9% on fees', '−3.60'],
      ...['10 Anson Road #12-08', 'Singapore 079903'],
    ])
      expect(text).toContain(part);
  });

  it('prints no address where none is on record', async () => {
    await admin.put('/agency/v1/settings/selfBilling', { value: true, version: 2 });
    const { agent } = await anEarner({ name: 'Of Old' });
    await register(agent);
    const { lines } = await finish(await drawUp());
    const { text } = await readPdf((await preparer.get(`${place}/lines/${lines[0].lineId}/tax-invoice`)).raw);
    expect(text).toMatch(/Of Old\s+R\d{6}[A-Z]\s+GST registration M90123456X/);
    await admin.put('/agency/v1/settings/selfBilling', { value: false, version: 3 });
  });

  it('waits for the agency to say whether it is registered itself', async () => {
    await anEarner();
    const body = { kind: 'SALESPEOPLE', cutOff: '2026-11-20', payDay: '2026-12-31' };
    await query("UPDATE setting SET value = NULL WHERE key = 'gstRegistration'");
    const refused = await preparer.post(place, body);
    await query(`UPDATE setting SET value = '{"from": "1994-04-01", "until": null}' WHERE key = 'gstRegistration'`);
    expect([refused.status, refused.body.errors?.[0].message]).toEqual([
      409,
      expect.stringMatching(/^Say first whether/),
    ]);
  });

  it('can’t be claimed by an agency that is not registered itself', async () => {
    const setting = '/agency/v1/settings/gstRegistration';
    await admin.put(setting, { value: { from: '1994-04-01', until: '2026-11-26' }, version: 1 });
    await admin.put('/agency/v1/settings/selfBilling', { value: true, version: 4 });
    const { agent } = await anEarner();
    await register(agent);
    const runId = await drawUp();
    const [{ lineId, isSelfBilled }] = (await readRun(runId)).lines;
    expect(isSelfBilled).toBe(false);
    const { gstCents } = (await enter(lineId, 'Z-1')).body.data;
    await finish(runId);
    expect(gstCents).toBeGreaterThan(0);
    expect(await accountsOf(lineId)).toContainEqual([5200, gstCents]);
  });
});

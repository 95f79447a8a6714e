import { describe, expect, it } from 'vitest';
import { tieredTerms } from '#features/commission/rig/plans.rules.ts';
import { bringPapers } from '#test/deals.ts';
import { readPdf } from '#test/pdf.ts';
import { approvePlanChanges } from '#test/plan-changes.ts';
import { anAgencyThatPays } from '../rig/payouts.ts';

const agency = await anAgencyThatPays();
const { app, query, place, days, desk, preparer, approver, admin } = agency;
const {
  giveAccount,
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
} = agency;
const byDeal = (a: { of: string }, b: { of: string }) => (a.of < b.of ? -1 : 1);

describe('a payout run', () => {
  it('is drawn up by one, approved by another, and pays what cleared, once', async () => {
    const { agent, dealNo } = await anEarner({ name: 'Paid Once' });
    const next = (await preparer.get(`${place}/next?cutOff=2026-11-20`)).body.data;
    expect(next).toMatchObject({ people: 1, netCents: 3_968_000, held: [] });
    const open = async () => (await preparer.get(`${place}/days`)).body.data.open;
    expect(await open()).toEqual([]);
    const runId = await drawUp();
    expect(await open()).toEqual([{ runId, number: null, kind: 'SALESPEOPLE' }]);
    expect(await readRun(runId)).toMatchObject({
      state: 'DRAFT',
      number: null,
      people: 1,
      netCents: 3_968_000,
      lines: [
        { name: 'Paid Once', ownCents: 3_968_000, overridingCents: 0, voucher: null, accountMasked: '••••••••8001' },
      ],
    });
    expect((await preparer.post(place, days)).status).toBe(409);
    expect((await pay(runId)).status).toBe(409);
    const own = await approve(runId, preparer);
    expect([own.status, own.body.errors[0].message]).toEqual([
      403,
      expect.stringContaining('somebody else approves it'),
    ]);
    expect((await approve(runId)).body).toMatchObject({ data: { number: 'PR26-000001' } });
    expect((await preparer.delete(`${place}/${runId}`)).status).toBe(409);
    expect((await pay(runId)).status).toBe(409);
    expect((await send(runId)).status).toBe(200);
    expect((await pay(runId)).status).toBe(200);
    expect((await pay(runId)).status).toBe(409);
    expect(await open()).toEqual([]);
    expect(await paidTo(agent)).toBe(3_968_000);
    const [line] = (await readRun(runId)).lines;
    const { text } = await readPdf((await approver.get(`${place}/lines/${line.lineId}/statement`)).raw);
    for (const part of ['Payout statement', 'PV26-000001', 'Paid Once', dealNo, 'S$ 39,680.00', 'OCBC', 'PR26-000001'])
      expect(text).toContain(part);
    // It is made at approval, before anything is paid.
    expect(text).toMatch(/Pay day\s*27 Nov 2026/);
    expect(text).not.toContain('Paid on');
    for (const part of ['Flat rate, 80% of 49,600.00 = 39,680.00', 'Plan Standard, terms from'])
      expect(text).toContain(part);
    const entries = (await preparer.get(`${place}/${runId}/entries`)).body.data;
    expect(entries.rows).toMatchObject([{ text: expect.stringContaining('PV26-000001') }]);
    expect(entries.sums).toMatchObject([
      { account: 1000, cents: -3_968_000 },
      { account: 2100, cents: 3_968_000 },
    ]);
    expect((await preparer.post(place, days)).body.errors[0].message).toContain('nothing to pay');
    const balances = (await preparer.get('/agency/v1/finance/ledger/balances')).body.data.rows;
    expect(balances).toContainEqual(
      expect.objectContaining({ account: 2100, debitCents: 3_968_000, creditCents: 3_968_000 }),
    );
  });

  it('prints what had counted before, where the plan of the payee has tiers', async () => {
    await payAll();
    const agent = await app.letIn(await app.aSalesperson({ name: 'Tier Climber' }));
    await giveAccount(agent, { rested: true });
    const plans = '/agency/v1/finance/plans';
    const added = await preparer.post(plans, { name: 'Climbing', fromDay: '2026-01-01', terms: tieredTerms({}) });
    await approvePlanChanges(approver);
    const body = { personIds: [agent.person.userId], fromDay: '2026-01-01' };
    expect((await preparer.post(`${plans}/${added.body.data.code}/people`, body)).status).toBe(200);
    await approvePlanChanges(approver);
    for (let paid = 0; paid < 2; paid++) await aPaidDeal(agent);
    const [line] = (await aRun('paid')).lines;
    const { text } = await readPdf((await approver.get(`${place}/lines/${line.lineId}/statement`)).raw);
    for (const part of ['0.00 counted before', '49,600.00 counted before, from 01 Jan 2026 to 31 Dec 2026'])
      expect(text).toContain(part);
  });

  it('holds what is not ready, with the reason, and pays the rest', async () => {
    await payAll();
    const [ready, without] = [
      await anEarner({ name: 'All Ready' }),
      await anEarner({ name: 'No Account', account: false }),
    ];
    const pending = await aPaidDeal(ready.agent);
    const lacking = await aPaidDeal(ready.agent, { papers: false });
    const release = await putOnHold(pending.eSubId);
    const next = await preparer.get(`${place}/next?cutOff=2026-11-20`);
    expect(next.body.data.held.toSorted(byDeal)).toMatchObject([
      {
        name: 'No Account',
        of: without.dealNo,
        kind: 'OWN',
        cents: 3_968_000,
        why: 'There is no bank account',
        payeeId: without.agent.person.userId,
        reasons: [{ cause: 'ACCOUNT', words: 'There is no bank account' }],
      },
      { name: 'All Ready', of: pending.dealNo, kind: 'OWN', cents: 3_968_000, why: 'Pending' },
      {
        name: 'All Ready',
        of: lacking.dealNo,
        kind: 'OWN',
        cents: 3_968_000,
        why: 'Documents are missing',
        deal: { dealNo: lacking.dealNo, eSubId: lacking.eSubId },
      },
    ]);
    expect(next.raw.toString()).not.toMatch(/hold"|suspicion/i);
    const run = await readRun(await drawUp());
    expect(run.lines.map(({ name }: { name: string }) => name)).toEqual(['All Ready']);
    expect((await preparer.delete(`${place}/${run.runId}`)).status).toBe(200);
    await release();
    await giveAccount(without.agent, { rested: true });
    await bringPapers(ready.agent, desk, lacking);
    await payAll();
  });

  it('has its payees by page, by name and voucher, by amount, and by what the bank did', async () => {
    await payAll();
    const [one, two] = [await anEarner({ name: 'Zoe Last' }), await anEarner({ name: 'Adam First' })];
    await aPaidDeal(one.agent);
    const { runId } = await aRun('sent');
    const ask = async (query: string) => (await preparer.get(`${place}/${runId}/lines?${query}`)).body.data;
    const names = async (query: string) => (await ask(query)).rows.map(({ name }: { name: string }) => name);
    const netCents = 3 * 3_968_000;
    expect(await ask('sortDirection=asc&pageSize=1')).toMatchObject({
      totalRecords: 2,
      totalIsCapped: false,
      sums: { ownCents: netCents, netCents },
      rows: [{ name: 'Adam First', payeeNo: two.agent.person.userName }],
    });
    expect(await names('sortDirection=asc&pageSize=1&pageNumber=2')).toEqual(['Zoe Last']);
    expect(await names('sortBy=Net')).toEqual(['Zoe Last', 'Adam First']);
    expect(await names('search=last+zo')).toEqual(['Zoe Last']);
    const [line] = (await ask('search=first')).rows;
    expect(await names(`search=${line.voucher}`)).toEqual(['Adam First']);
    expect((await readRun(runId)).waiting).toEqual({ people: 2, cents: netCents });
    await preparer.put(`${place}/lines/${line.lineId}/payment`, { paidOn: '2026-11-20' });
    expect((await readRun(runId)).waiting).toEqual({ people: 1, cents: 2 * 3_968_000 });
    expect(await names('state=WAITING')).toEqual(['Zoe Last']);
    expect(await ask('state=PAID')).toMatchObject({ totalRecords: 1, sums: { netCents: 3_968_000 } });
    const back = { returnedOn: '2026-11-20', reason: 'Account closed' };
    await preparer.put(`${place}/lines/${line.lineId}/return`, back);
    expect(await names('state=RETURNED')).toEqual(['Adam First']);
    expect((await preparer.get(`${place}/lines/${line.lineId}`)).body.data).toMatchObject({
      name: 'Adam First',
      returnReason: 'Account closed',
      items: [{ cents: 3_968_000 }],
    });
    await pay(runId);
    await payAll();
  });

  it('waits for the completion, the due diligence and three days after the agency changed an email address', async () => {
    await payAll();
    const { agent, ...early } = await anEarner({ name: 'Waits For It' });
    const unchecked = await aPaidDeal(agent);
    const held = async () =>
      (await readNext()).held.map(({ of, why }: { of: string; why: string }) => [of, why]).toSorted();
    const completedOn = 'SELECT completed_on FROM deal WHERE deal_no = $1';
    const [deal] = await query<{ completed_on: string }>(completedOn, [early.dealNo]);
    const complete = (on: string | null) =>
      query('UPDATE deal SET completed_on = $2 WHERE deal_no = $1', [early.dealNo, on]);
    const check = (open: number) =>
      query('UPDATE esubmission_papers SET due_diligence = $2 WHERE esubmission_id = $1', [unchecked.eSubId, open]);
    await complete(null);
    await check(2);
    const waiting = [
      [early.dealNo, 'The completion is not recorded'],
      [unchecked.dealNo, 'Due diligence is pending'],
    ];
    expect(await held()).toEqual(waiting);
    await complete(deal?.completed_on ?? null);
    await check(0);
    expect(await held()).toEqual([]);
    const { userId, name, registrationNo } = agent.person;
    const changed = { name, registrationNo, email: 'another@gable.example' };
    expect((await admin.put(`/agency/v1/people/${userId}`, changed)).status).toBe(200);
    const rests = 'The agency changed the email address less than 72 hours ago';
    expect(await held()).toEqual([early, unchecked].map(({ dealNo }) => [dealNo, rests]));
    await query('UPDATE person SET email_changed_by_another_at = NULL WHERE id = $1', [userId]);
    await payAll();
  });

  it('is not approved when an account was changed or a case was put on hold since', async () => {
    await payAll();
    const [one, other] = [await anEarner({ name: 'Other Account' }), await anEarner({ name: 'Put On Hold' })];
    const runId = await drawUp();
    await giveAccount(one.agent, { rested: false });
    const release = await putOnHold(other.eSubId);
    const refused = await approve(runId);
    expect(refused.status).toBe(409);
    expect(refused.body.errors.map(({ message }: { message: string }) => message)).toEqual([
      expect.stringContaining('Something changed'),
      `Other Account, ${one.dealNo}: The bank account was changed`,
      `Put On Hold, ${other.dealNo}: Pending`,
    ]);
    expect((await preparer.delete(`${place}/${runId}`)).status).toBe(200);
    await release();
    await giveAccount(one.agent, { rested: true });
  });

  it('is not drawn up or approved for a pay day that has passed', async () => {
    await payAll();
    await anEarner();
    const past = await preparer.post(place, { ...days, cutOff: '2026-11-18', payDay: '2026-11-19' });
    expect([past.status, past.body.errors[0]]).toMatchObject([
      400,
      { field: 'payDay', message: 'The pay day has passed. Choose today or a later day.' },
    ]);
    const runId = await drawUp();
    const put = (day: string) => query('UPDATE payout_run SET pay_day = $2 WHERE id = $1', [runId, day]);
    await put('2026-11-19');
    const refused = await approve(runId);
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      409,
      'The pay day, 19 Nov 2026, has passed. Discard the draft and create another with a later pay day.',
    ]);
    await put('2026-11-20');
    for (const step of [approve, send, pay]) expect((await step(runId)).status).toBe(200);
  });

  it('is not approved by who approved a submission in it, an administrator neither', async () => {
    await payAll();
    const agent = await app.letIn(await app.aSalesperson());
    await giveAccount(agent, { rested: true });
    const { dealNo } = await aPaidDeal(agent, { by: admin });
    const runId = await drawUp();
    const refused = await approve(runId, admin);
    expect([refused.status, refused.body.errors[0].message]).toEqual([403, expect.stringContaining(dealNo)]);
    expect((await approve(runId)).status).toBe(200);
    expect((await send(runId)).status).toBe(200);
    expect((await pay(runId)).status).toBe(200);
  });

  it('is drawn up, approved and paid once, also when fifty try at once', async () => {
    await payAll();
    const { agent } = await anEarner();
    const all = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, work));
    const passed = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200).length;
    const drawn = await all(() => preparer.post(place, days));
    expect(passed(drawn)).toBe(1);
    const runId = drawn.find(({ status }) => status === 200)?.body.data.runId;
    expect(passed(await all(() => approve(runId)))).toBe(1);
    expect(passed(await all(() => send(runId)))).toBe(1);
    expect(passed(await all(() => pay(runId)))).toBe(1);
    expect(await paidTo(agent)).toBe(3_968_000);
  });

  it('is finance’s alone', async () => {
    const { agent } = await anEarner();
    for (const client of [agent, desk]) expect((await client.get(place)).status).toBe(403);
  });
});

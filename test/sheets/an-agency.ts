import { demoRegister } from '#demo/agencies.ts';
import { allAt, revising } from '#features/billing/rig/revising.ts';
import { cappedTerms, feeTerms, flatTerms, projectTerms, tieredTerms } from '#features/commission/rig/plans.rules.ts';
import { anAgencyWithCobrokers } from '#features/payout/rig/cobrokers.ts';
import { setUpline } from '#features/people/index.server.ts';
import { importRegister } from '#features/register/server/index.ts';
import { transact } from '#platform/server/context.ts';
import { anEsubmission } from '../esubmissions.ts';
import type { Answer, Client } from '../people.ts';
import { coBroke } from './co-broked.ts';

const finance = '/agency/v1/finance';

const must = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.data;
};

/**
 * An agency in which every list has rows. Many of its names and reasons look like formulas. A leader has a member, who has one below;
 * besides there are a debtor, whose money the bank took back, and one whose plan was entered late.
 */
export const anAgencyWithLists = async () => {
  const agency = await anAgencyWithCobrokers();
  const { app, preparer, approver, query, aBilledDeal, aPaidDeal } = agency;
  const ask = (path: string, body: object) => must(preparer.post(`${finance}/${path}`, body));
  const move = (path: string, body: object = {}, who = preparer) => must(who.put(`${finance}/${path}`, body));

  const named = async (name: string) => {
    const who = await app.signIn(await app.aSalesperson({ name }));
    await agency.giveAccount(who, { rested: true });
    return who;
  };
  const leader = await named('=1+0, the "leader"');
  const member = await named('@SUM(A1:A9) 陈美玲');
  const below = await named('-2+3 Below');
  const debtor = await named('+65 Debtor');
  const late = await named('=Late');
  const people = [leader, member, below, debtor, late];

  /** All of them are in the public register, beside the people of other agencies. */
  const register = () => {
    const own = [...people, agency.agent].map(({ person: { name, registrationNo } }) => ({
      name,
      registrationNo: registrationNo ?? '',
    }));
    const { rows, agencies } = demoRegister('2026-11-20', own);
    return importRegister(app.asNobody, rows, agencies);
  };

  const lead = ({ person: { userId } }: Client, above: Client) =>
    transact(app.asNobody, (at) =>
      setUpline(at, { personId: userId, uplineId: above.person.userId, fromDay: '2020-01-01' }),
    );
  const givePlan = ({ person }: Client, plan = 'DIRECTOR', from = '2020-01-01') =>
    query('INSERT INTO person_plan (person_id, from_day, plan) VALUES ($1, $2, $3)', [person.userId, from, plan]);

  /** What the first run pays and takes: deals, a fee, an advance, and what is withheld. */
  const pay = async () => {
    for (const who of [member, member, leader, below]) await aPaidDeal(who);
    const bounced = await aPaidDeal(debtor);
    const wrong = await aPaidDeal(late);
    const personId = member.person.userId;
    const { feeId } = await ask('recurring-fees', { text: '=Membership', cents: 5_450, fromDay: '2027-01-01' });
    await move(`recurring-fees/${feeId}/end`, { untilDay: '2027-12-31' });
    await ask('charges', { personId, text: '-Name cards', cents: 4_360, dueOn: '2026-11-01' });
    const { chargeId } = await ask('charges', { personId, text: 'Twice', cents: 4_360, dueOn: '2026-11-02' });
    await move(`charges/${chargeId}/waiver`, { reason: '=Keyed in twice' });
    for (const [who, cents] of [
      [leader, 100_000],
      [below, 12_345],
    ] as const) {
      const order = { kind: 'WITHHELD', text: '@Garnishee order', dueOn: '2026-11-01' };
      await ask('charges', { ...order, personId: who.person.userId, cents });
    }
    const { dealId } = await aBilledDeal(member);
    const { advanceId } = await ask('advances', { personId, dealId, cents: 50_000, reason: '+Medical bills' });
    await move(`advances/${advanceId}/approval`, {}, approver);
    const run = await agency.aRun('paid');
    return { run, bounced, wrong };
  };

  type Paid = Awaited<ReturnType<typeof pay>>;

  /** What came of it: a remittance, a debt to be given up, and a split that is worked out anew. */
  const follow = async ({ bounced, wrong }: Paid) => {
    const { rows } = await must(preparer.get(`${finance}/withheld`));
    const remitted = { recipient: '=IRAS', reference: '+2611-0042', remittedOn: '2026-11-20' };
    const { remittanceId } = await ask('remittances', { ...remitted, chargeIds: [rows[0].chargeId] });
    await move(`remittances/${remittanceId}/reversal`, { takenBackOn: '2026-11-20', reason: '@Returned' });
    await ask('remittances', { ...remitted, chargeIds: [rows[1].chargeId] });
    const back = { returnedOn: '2026-11-20', reason: 'Insufficient funds' };
    await move(`receipts/${bounced.receiptId}/return`, back);
    await ask('write-offs', { payeeId: debtor.person.userId, reason: '-Left the trade' });
    await givePlan(late);
    await ask(`deals/${wrong.dealId}/resplit`, { reason: '=The plan was entered late' });
    const { resplitId } = (await must(approver.get(`${finance}/deals/${wrong.dealId}/resplit`))).open;
    await move(`deals/${wrong.dealId}/resplit/approval`, { resplitId }, approver);
  };

  /** Bills that are open, late, disputed, credited and to be given up. */
  const bill = async ({ bounced }: Paid) => {
    await aPaidDeal(member, { papers: false });
    const held = await aBilledDeal(below);
    const hold = { kind: 'DEAL', source: held.dealId, reason: '=A complaint' };
    const { holdId } = await ask('payout-holds', hold);
    await move(`payout-holds/${holdId}/release`);
    await ask('payout-holds', hold);
    const credited = await aBilledDeal(leader);
    await ask(`invoices/${credited.invoiceId}/credit-note`, { reason: '=Wrong address' });
    const revised = await aBilledDeal(member);
    await must(revising(preparer).prepare(revised.dealId, { ...allAt(2_400_000), reason: '=A lower rate was agreed' }));
    const disputed = await aBilledDeal(member);
    await move(`invoices/${disputed.invoiceId}/dispute`, { reason: '-5% was agreed' });
    const insolvent = await aBilledDeal(member);
    const writeOff = { kind: 'WRITE_OFF', invoiceId: insolvent.invoiceId, reason: '@Insolvent' };
    const { requestId } = await ask('requests', writeOff);
    await must(approver.delete(`${finance}/requests/${requestId}`));
    await ask('requests', writeOff);
    for (const [{ invoiceId }, dueOn] of [
      [held, '2026-11-05'],
      [disputed, '2026-09-01'],
      [insolvent, '2026-07-01'],
      [bounced, '2026-10-11'],
    ] as const)
      await query('UPDATE invoice SET due_on = $1 WHERE id = $2', [dueOn, invoiceId]);
    await askForReminders(held.invoiceId, insolvent.invoiceId);
    await app.composed.jobs.find(({ name }) => name === 'billing.make-reminders')?.run({});
  };

  /** The first is made, the second declined and asked for again. */
  const askForReminders = async (made: string, declined: string) => {
    const askOf = (who: Client, invoiceId: string) =>
      must(who.post('/api/v1/my-production/reminder-requests', { invoiceIds: [invoiceId] }));
    const waiting = async () => {
      const { rows } = await must(preparer.get(`${finance}/reminder-requests?state=WAITING`));
      return `reminder-requests/${rows[0].requestId}`;
    };
    await askOf(below, made);
    await ask(`${await waiting()}/reminder`, {});
    await askOf(member, declined);
    await move(`${await waiting()}/decline`, { reason: '=They promised to pay' });
    await askOf(member, declined);
  };

  const importLines = async () => {
    const lines = [
      'Transaction Date,Reference,Client Reference,Debit Amount,Credit Amount,Currency',
      '30/10/2026,=1+1,"A, ""B""",,5.00,SGD',
      '19/11/2026,FEE,-3,1234.50,,SGD',
    ];
    const file = { name: 'statement.csv', bytes: Buffer.from(lines.join('\n')) };
    await must(preparer.upload(`${finance}/bank-lines/import`, {}, file));
    const { rows } = await must(preparer.get(`${finance}/bank-lines`));
    await move(`bank-lines/${rows[0].lineId}/aside`, { aside: true, note: '-A fee' });
    await ask(`bank-lines/${rows[1].lineId}/receipt`, { payer: '+65 Payer', invoices: [] });
  };

  /** A plan of each scheme, and one whose uplines get something by generation. */
  const addPlans = async () => {
    const byGeneration = { kind: 'GENERATION' as const, rates: [30_000, 20_000] };
    for (const [name, terms] of Object.entries({
      '=Cap': cappedTerms(),
      '@Fees': feeTerms(),
      '-Projects': projectTerms(),
      '+Tiers': tieredTerms({}),
      'By generation': flatTerms(700_000, { overriding: byGeneration }),
    }))
      await ask('plans', { name, fromDay: '2026-11-20', terms });
  };

  await register();
  await lead(member, leader);
  await lead(below, member);
  await givePlan(leader);
  await givePlan(leader, 'LEADER', '2027-01-01');
  const paid = await pay();
  await follow(paid);
  await bill(paid);
  await importLines();
  await move('ledger/months/2026-10/close');
  await addPlans();
  const cobrokerRunId = await coBroke(agency);
  await anEsubmission(member, { status: 'submitted', info: { transactionType: 'LEASE' } });
  return { ...agency, leader, member, debtor, people, run: paid.run, cobrokerRunId };
};

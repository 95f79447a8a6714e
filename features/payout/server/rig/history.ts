import { sampleExternal } from '#demo/sample.ts';
import { setUpline } from '#features/people/server/index.ts';
import { transact } from '#platform/server/context.ts';
import { billOf, invoiceBill } from '#test/deals.ts';
import type { Client } from '#test/people.ts';
import { banyan, harbour } from './agencies.ts';
import { aCaseOfKind } from './copied-case.ts';
import { type Agency, around } from './steps/around.ts';
import { cobrokerSteps } from './steps/cobrokers.ts';
import { dealSteps } from './steps/deals.ts';
import { deductionSteps } from './steps/deductions.ts';
import { invoiceSteps } from './steps/invoices.ts';
import { payoutSteps } from './steps/payouts.ts';
import { receiptSteps } from './steps/receipts.ts';

/** What happens often; every other step has a weight of 1. */
const weights: Record<string, number> = {
  ...{
    pay: 6,
    cheque: 3,
    clear: 3,
    bounce: 3,
    payOut: 6,
    payCobrokers: 3,
    payRefunds: 2,
    comesBack: 3,
    release: 3,
    refund: 2,
  },
  ...{ revise: 3, resplit: 3, cobrokerInvoices: 2, charge: 2, remit: 2, advance: 2, giveUpDebt: 2 },
};

/** Money may be entered for months in which there was the deal. */
const signedBefore = { optionDate: '2026-02-10', lateReason: 'The owner was abroad' };

/**
 * A history of one payer, of people and their deals: steps that may come in any order, the same for the same seed. It touches
 * only what is its own, but a run pays whoever can be paid, and a closed month is closed for all.
 */
export const historyOf = (agency: Agency, seed: number) => {
  const at = around(agency, seed);
  const { app, query, preparer } = agency;
  const { bills, agents, draw, pick, log, begin } = at;
  const receipts = receiptSteps(at);
  const steps = {
    ...{ ...receipts, ...invoiceSteps(at), ...dealSteps(at, receipts.pay) },
    ...{ ...payoutSteps(at), ...deductionSteps(at), ...cobrokerSteps(at) },
  };
  const names = (Object.keys(steps) as (keyof typeof steps)[]).flatMap((name) =>
    Array.from({ length: weights[name] ?? 1 }, () => name),
  );

  /** A salesperson with a bank account, above whom the one who came before stands as a leader. */
  const join = async (name: string): Promise<Client> => {
    begin('join');
    const agent = await app.letIn(await app.aSalesperson({ name: `${name} of ${seed}` }));
    await agency.giveAccount(agent, { rested: true });
    const { userId: personId, registrationNo, name: registered } = agent.person;
    // Where there is a register, who is not in it reports no deals.
    await query(
      `INSERT INTO register_salesperson (registration_no, name, licence_no)
       SELECT $1, $2, licence_no FROM register_agency ORDER BY licence_no LIMIT 1`,
      [registrationNo, registered],
    );
    const uplineId = agents.at(-1)?.person.userId;
    if (uplineId) {
      await transact(app.asNobody, (within) => setUpline(within, { personId, uplineId, fromDay: '2020-01-01' }));
      const leads = `INSERT INTO person_plan (person_id, from_day, plan) VALUES ($1, '2020-01-01', 'LEADER') ON CONFLICT DO NOTHING`;
      await query(leads, [uplineId]);
    }
    if (draw(3) === 0)
      await query("UPDATE person SET gst_number = $2, gst_from = '2026-01-01' WHERE id = $1", [
        personId,
        `M${9_0000_0000 + (seed % 1_0000_0000)}X`,
      ]);
    agents.push(agent);
    return agent;
  };
  /** A deal of one of them, invoiced, some of them with an agency that co-broked. */
  const deal = async (agent: Client): Promise<void> => {
    begin('deal');
    const number = seed * 100 + log.length;
    const unit = `${10 + draw(80)}-${number % 100_000}`;
    const isRegistered = draw(2) === 0;
    const { licenceNo } = isRegistered ? harbour : banyan;
    const external =
      draw(5) < 2
        ? [
            sampleExternal({
              ...(isRegistered ? {} : { agencyName: 'Banyan Homes LLP' }),
              licenceNo,
              gstRegistered: isRegistered,
            }),
          ]
        : [];
    const caseNo = await aCaseOfKind(
      agency,
      agent,
      { info: draw(2) === 0 ? signedBefore : {}, external },
      { unit, caseNo: `ES-${number}` },
    );
    const bill = await billOf(preparer, caseNo);
    await invoiceBill(preparer, bill, '2026-11-19');
    bills.push(bill.billId);
  };
  const take = async (): Promise<void> => {
    begin('');
    const name = pick(names) ?? 'pay';
    log[log.length - 1] = name;
    await steps[name]();
  };
  return { ...at, join, deal, take };
};

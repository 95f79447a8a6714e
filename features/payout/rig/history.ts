import fc from 'fast-check';
import { sampleExternal, sampleInfo } from '#demo/sample.ts';
import { setUpline } from '#features/people/index.server.ts';
import { transact } from '#platform/server/context.ts';
import { anApprovedDeal } from '#test/approved-deal.ts';
import { billOf, invoiceBill } from '#test/deals.ts';
import type { Client } from '#test/people.ts';
import { banyan, harbour } from './agencies.ts';
import { holdOf } from './invariants/books-agree.ts';
import { type Agency, type Around, around } from './steps/around.ts';
import { bankReference, bankSteps } from './steps/bank.ts';
import { caseSteps } from './steps/cases.ts';
import { cobrokerSteps } from './steps/cobrokers.ts';
import { dealSteps } from './steps/deals.ts';
import { deductionSteps } from './steps/deductions.ts';
import { invoiceSteps } from './steps/invoices.ts';
import { payoutSteps } from './steps/payouts.ts';
import { receiptSteps } from './steps/receipts.ts';

const stepsOf = (at: Around) => {
  const receipts = receiptSteps(at);
  return {
    ...receipts,
    ...bankSteps(at),
    ...invoiceSteps(at),
    ...caseSteps(at),
    ...dealSteps(at, receipts.pay),
    ...payoutSteps(at),
    ...deductionSteps(at),
    ...cobrokerSteps(at),
  };
};

type Name = keyof ReturnType<typeof stepsOf>;

/** How often each kind of step happens. */
export const weights: Record<Name | 'deal', number> = {
  deal: 4,
  invoice: 1,
  creditUnpaid: 1,
  creditPaid: 1,
  writeOff: 2,
  dispute: 1,
  pay: 8,
  cheque: 3,
  clear: 3,
  bounce: 3,
  useCredit: 1,
  refund: 2,
  bankPays: 2,
  bankSaysReceived: 2,
  bankSaysReturned: 2,
  bankSaysPaid: 2,
  bankCharges: 2,
  bankUndo: 2,
  suspect: 1,
  trust: 2,
  abort: 2,
  cancel: 1,
  revise: 3,
  resplit: 3,
  closeMonth: 1,
  payOut: 8,
  payCobrokers: 3,
  payRefunds: 2,
  hold: 1,
  release: 3,
  comesBack: 3,
  charge: 6,
  remit: 4,
  advance: 3,
  giveUpDebt: 3,
  tie: 1,
  cobrokerInvoices: 2,
  cobrokerCredits: 1,
};

/** What happens, and the seed of what is drawn for it. */
export type Step = { name: Name | 'deal'; seed: number };

const seed = fc.noBias(fc.nat());
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  ...(Object.keys(weights) as Step['name'][]).map((name) => ({
    weight: weights[name],
    arbitrary: fc.record({ name: fc.constant(name), seed }, { noNullPrototype: true }),
  })),
);

/** A history of two people with a deal each, and up to so many steps after that; as many, if it is to be long. */
export const anyHistory = (steps: { most: number; least?: number }) =>
  fc.record({
    registered: fc.tuple(fc.boolean(), fc.boolean()),
    deals: fc.tuple(seed, seed),
    steps: fc.array(anyStep, { minLength: steps.least ?? 1, maxLength: steps.most, size: 'max' }),
  });

/** Money may be entered for months in which there was the deal. */
const signedBefore = { optionDate: '2026-02-10', lateReason: 'The owner was abroad' };

/**
 * A history of one payer, of people and their deals: steps that may come in any order. It touches only what is its own, but a
 * run pays whoever can be paid, and a closed month is closed for all. No two of an agency have the same number.
 */
export const historyOf = (agency: Agency, number: number) => {
  const at = around(agency, number);
  const { app, query, desk, preparer } = agency;
  const { bills, agents, agentIds, draw, pick, log, begin } = at;
  const steps = stepsOf(at);

  /** A salesperson with a bank account, above whom the one who came before stands as a leader. */
  const join = async (name: string, isRegistered: boolean): Promise<Client> => {
    const agent = await app.letIn(await app.aSalesperson({ name: `${name} of ${number}.` }));
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
    if (isRegistered)
      await query("UPDATE person SET gst_number = $2, gst_from = '2026-01-01' WHERE id = $1", [
        personId,
        `M${9_0000_0000 + (number % 1_0000_0000)}X`,
      ]);
    agents.push(agent);
    return agent;
  };
  /** A deal of one of them, invoiced, some of them with an agency that co-broked. */
  const deal = async (agent = pick(agents)): Promise<void> => {
    if (!agent) return;
    const own = number * 1_000 + log.length;
    const unit = `${10 + draw(80)}-${own % 100_000}`;
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
    const info = { ...(draw(2) === 0 && signedBefore), property: { ...sampleInfo().property, unit } };
    const { caseNo } = await anApprovedDeal(agent, desk, { info, external, papers: true });
    const bill = await billOf(preparer, caseNo);
    await invoiceBill(preparer, bill, '2026-11-19');
    bills.push(bill.billId);
  };
  const take = async ({ name, seed }: Step): Promise<void> => {
    begin(name, seed);
    await (name === 'deal' ? deal() : steps[name]());
  };
  /** Two people join, one above the other, each with a deal. */
  const start = async ({ registered, deals }: Pick<History, 'registered' | 'deals'>): Promise<void> => {
    for (const [index, name] of ['One', 'Two'].entries()) {
      const agent = await join(name, registered[index] ?? false);
      begin('deal', deals[index] ?? 0);
      await deal(agent);
    }
  };
  /** Holds what it touched against the ledger and each other. */
  const hold = async (): Promise<void> => {
    const deals = await query<{ id: string }>('SELECT id FROM deal WHERE owner_id = ANY($1)', [agentIds()]);
    await holdOf(query, {
      deals: deals.map(({ id }) => id),
      people: agentIds(),
      payer: at.payer,
      bank: bankReference(number),
    });
  };
  return { ...at, join, start, take, hold };
};

type History = typeof anyHistory extends (...given: never[]) => fc.Arbitrary<infer Value> ? Value : never;

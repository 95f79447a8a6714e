import { sampleInfo } from '#demo/sample.ts';
import type { Day } from '#platform/contract/days.ts';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anApprovedDeal } from '#test/approved-deal.ts';
import { billOf, giveParticulars, invoiceBill } from '#test/deals.ts';
import type { Client, Person } from '#test/people.ts';

type Bill = NonNullable<Parameters<typeof anApprovedDeal>[2]>['bill'];

const place = '/agency/v1/finance';

export type MoneyDesk = Awaited<ReturnType<typeof moneyDesk>>;

/** Finance at work: a salesperson whose deals the submissions desk approves, and who bills them and receives the money. */
export const moneyDesk = async (app: TestApp, completedOn: Day) => {
  const agent = await app.letIn(await app.aSalesperson({ name: 'Hannah Lim' }));
  const desk = await app.letIn(await app.aStaff('submissions'));
  const finance = await app.letIn(await app.aStaff('finance'));
  let units = 0;
  const aBill = async (owner = agent, bill: Bill = {}) => {
    units += 1;
    const property = { ...sampleInfo().property, unit: `52-${units}` };
    const made = await anApprovedDeal(owner, desk, { info: { property }, bill, papers: true });
    return { ...(await billOf(finance, made.caseNo)), eSubId: made.eSubId };
  };
  return {
    agent,
    desk,
    finance,
    aBill,
    invoice: (bill: Parameters<typeof invoiceBill>[1]) => invoiceBill(finance, bill, completedOn),
    anInvoice: async (owner: Client = agent, more: Bill = {}) => {
      const bill = await aBill(owner, more);
      return { ...bill, ...(await invoiceBill(finance, bill, completedOn)) };
    },
    readBill: async (billId: string) => (await finance.get(`${place}/bills/${billId}`)).body.data,
    readReceipt: async (receiptId: string) => (await finance.get(`${place}/receipts/${receiptId}`)).body.data,
    receive: (invoices: { invoiceId: string; cents: number }[], more: object = {}) =>
      finance.post(`${place}/receipts`, {
        method: 'PAYNOW',
        payer: 'Goh Siew Choo',
        reference: 'INV26000001',
        receivedOn: '2026-11-20',
        cents: invoices.reduce((sum, { cents }) => sum + cents, 0),
        invoices,
        ...more,
      }),
    /** What a person has earned, less what was taken back. */
    earnedOf: async ({ userId }: Person): Promise<number | undefined> => {
      const { rows } = await app.services.database.$client.query<{ sum: number }>(
        'SELECT coalesce(sum(cents), 0)::bigint AS sum FROM earning WHERE person_id = $1',
        [userId],
      );
      return rows[0]?.sum;
    },
  };
};

/** Such a desk at an agency that has what its invoices print, on 20 November 2026. */
export const aMoneyDesk = async (completedOn: Day, clock = clockAt('2026-11-20T02:00:00Z')) => {
  const app = await testApp({ clock });
  await giveParticulars(await app.letIn(await app.anAdmin()));
  return { app, ...(await moneyDesk(app, completedOn)) };
};

import { read, utils } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { formatAmount } from '#platform/contract/money.ts';
import { anApprovedCase, billOf, bringPapers, invoiceBill } from '#test/deals.ts';
import type { Caller } from '#test/esubmissions.ts';
import { hledger, skipWithout } from '#test/judges.ts';
import { readPdf } from '#test/pdf.ts';
import { gableAndBrowser } from './gable.ts';
import { must, signInByCall } from './journey/caller.ts';
import { doMore } from './journey/record.ts';
import { daysAgo } from './journey/report.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { visit } = gableAndBrowser();
const desk = '/agency-desk/finance';
const year = daysAgo(0).slice(0, 4);

type People = { agent: Caller; desk: Caller; finance: Caller; approver: Caller };

/** A sale of Rajesh's that is approved, invoiced and paid by its client. */
const aPaidSale = async ({ agent, desk, finance }: People, unit: string, amountCents = 4_960_000) => {
  const commission = { basis: 'FIXED' as const, rate: null, amountCents };
  const made = await anApprovedCase(agent, desk, { commission, property: { ...sampleInfo().property, unit } });
  await bringPapers(agent, desk, made);
  const bill = await billOf(finance, made.caseNo);
  const { invoiceId, number } = await invoiceBill(finance, bill, daysAgo(1));
  const receipt = { method: 'PAYNOW', payer: 'Goh Siew Choo', reference: number, receivedOn: daysAgo(0) };
  const cents = bill.totalCents;
  await must(finance.post('/agency/v1/finance/receipts', { ...receipt, cents, invoices: [{ invoiceId, cents }] }));
  return { ...bill, number } as { dealNo: string; billId: string; number: string };
};

/** Everything that is due is paid out. Answers what Rajesh gets. */
const payOut = async ({ finance, approver }: People): Promise<number> => {
  const place = '/agency/v1/finance/payouts';
  const { runId } = await must(finance.post(place, { cutOff: daysAgo(0), payDay: daysAgo(0) }));
  await must(approver.put(`${place}/${runId}/approval`));
  await must(finance.put(`${place}/${runId}/sending`));
  await must(finance.put(`${place}/${runId}/payment`, { paidOn: daysAgo(0) }));
  const { rows: lines } = await must(finance.get(`${place}/${runId}/lines?search=rajesh.kumar`));
  return lines.find(({ payeeNo }: { payeeNo: string }) => payeeNo === 'rajesh.kumar')?.netCents ?? 0;
};

/** What the demo has waiting is paid, and fees of Rajesh waived, so that the next payout is of this journey alone. */
const payWhatWaits = async (people: People): Promise<void> => {
  const place = '/agency/v1/finance/charges';
  const { rows } = await must(people.finance.get(`${place}?state=DUE&search=Rajesh`));
  for (const { chargeId } of rows)
    await must(people.finance.put(`${place}/${chargeId}/waiver`, { reason: 'Not of this year' }));
  const next = await must(people.finance.get(`/agency/v1/finance/payouts/next?cutOff=${daysAgo(0)}`));
  if (next.people > 0) await payOut(people);
};

/** A paid invoice was wrong: one of finance asks for a credit note, another one approves it. */
const credit = async (preparer: Visit, approver: Visit, { billId, number }: { billId: string; number: string }) => {
  const { page, look } = preparer;
  await page.goto(`${desk}/invoices?bill=${billId}&search=${number}`);
  await page.locator('[data-row-opener]').first().click();
  const drawer = page.getByRole('dialog', { name: /^Billing of D-/ });
  await doMore(drawer, 'Credit');
  const asked = page.getByRole('dialog', { name: `Credit ${number}?` });
  await asked.getByRole('textbox').fill('The sale was undone by the court');
  await asked.getByRole('button', { name: 'Ask for the credit note' }).click();
  await drawer.getByText('waits for approval').first().waitFor();
  await look('a paid invoice whose credit note waits');
  await approver.page.goto(`${desk}/approvals?state=OPEN`);
  await approver.page.getByRole('button', { name: 'Approve', exact: true }).first().click();
  await approver.page.getByText('It is approved.').waitFor();
  await page.goto(`${desk}/credit-notes?search=${number}`);
  await page.getByText('The sale was undone by the court').first().waitFor();
  await look('the credit notes');
  await page.goto(`${desk}/invoices?search=${number}`);
  await page.locator('[data-row-opener]').first().click();
  await page.getByText('Ledger entries').click();
  await page.getByRole('region', { name: 'Lines of the journal' }).waitFor();
  await look('the ledger entries of a credited invoice');
  await page.goto(`${desk}/deals/resplits`);
  await page.getByText('No resplits').waitFor();
  await look('the resplits');
};

/** Finance sees who owes, and what that is made of. */
const debtIsShown = async ({ page, look }: Visit, cents: number) => {
  await page.goto(`${desk}/payouts/debts?search=Rajesh`);
  await page.locator('[data-row-opener]').first().click();
  await page.getByRole('dialog').getByText('Own deal, taken back').first().waitFor();
  expect(await page.getByRole('dialog').innerText()).toContain(formatAmount(cents));
  await look('what a debt is made of');
};

const monthIsClosed = async ({ page, look }: Visit) => {
  await page.goto(`${desk}/ledger`);
  await page.getByRole('button', { name: 'Close month' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close month' }).click();
  await page
    .getByText(/^Closed \d/)
    .first()
    .waitFor();
  await look('a closed month');
};

/** The yearly file says of Rajesh what his payouts of the year sum to. */
const yearlyFileSays = async ({ page, look }: Visit, net: number) => {
  await page.goto(`${desk}/payouts/years`);
  await page.locator('[data-row-opener]').first().waitFor();
  await look('the yearly file');
  await page.goto(`${desk}/payouts/years?search=Rajesh`);
  await page.locator('[data-row-opener]').filter({ hasText: 'Rajesh Kumar' }).first().click();
  const drawer = page.getByRole('dialog', { name: /^Rajesh Kumar .*, 20/ });
  await drawer
    .getByRole('link', { name: /^PV\d\d-/ })
    .first()
    .waitFor();
  expect(await drawer.getByRole('row', { name: /^Total of/ }).innerText()).toContain(formatAmount(net));
  await look('the payments of a salesperson in a year');
  const file = await page.request.get(`/agency/v1/finance/payouts/years/export?year=${year}`);
  const { Sheets, SheetNames } = read(await file.body(), { dense: true });
  const rows = utils.sheet_to_json<Record<string, unknown>>(Sheets[SheetNames[0] ?? ''] ?? []);
  const row = rows.find((each) => Object.values(each).some((value) => String(value).includes('Rajesh Kumar')));
  const cents = Object.values(row ?? {}).map((value) => Math.round(Number(value) * 100));
  expect(cents).toContain(net);
};

it.for(
  places(
    { place: 'at a desk', width: 1440, units: ['43-101', '43-103'] },
    { place: 'on a phone', width: 360, units: ['43-102', '43-104'] },
  ),
)(
  'a year ends: credit note after the payout, claw-back, month close, yearly file, $place',
  {
    timeout: 600_000,
  },
  async ({ place, width, units: [wrong = '', right = ''] }, context) => {
    let journal = '';
    await visit(`year-end ${place}`, width, async (preparer) => {
      const [agent, approver] = [await preparer.somebodyElse(), await preparer.somebodyElse()];
      const people: People = {
        agent: await signInByCall(agent.page, 'rajesh.kumar'),
        desk: await preparer.callerFor('mei.tan'),
        finance: await signInByCall(preparer.page, 'lay.hoon'),
        approver: await signInByCall(approver.page, 'ganesh.pillai'),
      };
      const totals = async () => (await must(people.agent.get('/api/v1/my-production/search-payout-deal'))).totals;
      /** What is earned and not paid; negative: what is owed. */
      const due = async () => {
        const { earnedCents, paidCents } = await totals();
        return earnedCents - paidCents;
      };
      await payWhatWaits(people);
      const sale = await aPaidSale(people, wrong);
      const paid = await payOut(people);
      await credit(preparer, approver, sale);

      await agent.page.goto('/my-productions/commission-payout');
      await agent.page.getByText('Owed to the agency').waitFor();
      await agent.look('what a salesperson owes');
      expect(await due()).toBe(-paid);
      await debtIsShown(preparer, paid);

      await aPaidSale(people, right, 6_960_000);
      const left = await due();
      expect(left).toBeGreaterThan(0);
      expect(await payOut(people)).toBe(left);
      await agent.page.goto('/my-productions/commission-payout');
      await agent.page.getByText('Not paid yet').first().waitFor();
      expect(await agent.page.getByText('Owed to the agency').count()).toBe(0);
      const statement = await agent.page
        .getByRole('link', { name: /^PV\d\d-/ })
        .first()
        .getAttribute('href');
      const { text } = await readPdf(await (await agent.page.request.get(statement ?? '')).body());
      expect(text).toContain(formatAmount(left));
      await agent.look('a payout that took back what was owed');

      await monthIsClosed(preparer);
      await yearlyFileSays(preparer, (await totals()).paidCents);
      journal = await (await preparer.page.request.get('/agency/v1/finance/ledger/export')).text();
    });
    skipWithout(context, 'hledger');
    hledger(journal, 'check', '--strict');
  },
);

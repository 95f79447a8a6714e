import { expect, it } from 'vitest';
import { sampleExternal, sampleInfo } from '#demo/sample.ts';
import { anApprovedCase, billOf, bringPapers, invoiceBill } from '#test/deals.ts';
import type { Caller } from '#test/esubmissions.ts';
import { readPdf } from '#test/pdf.ts';
import { sharedGable } from './gable.ts';
import { must, signInByCall } from './journey/caller.ts';
import { daysAgo, field, typedDay } from './journey/report.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();
const place = '/agency-desk/finance/cobrokers';

/** A deal with a co-broker of Harbour & Hill, paid by the client. */
const aPaidDeal = async ([owner, reviewer, keeper]: [Caller, Caller, Caller], unit: string) => {
  const info = { property: { ...sampleInfo().property, unit } };
  const made = await anApprovedCase(owner, reviewer, info, {}, undefined, [sampleExternal()]);
  await bringPapers(owner, reviewer, made);
  const bill = await billOf(keeper, made.caseNo);
  const { invoiceId } = await invoiceBill(keeper, bill, daysAgo(1));
  const cents = bill.totalCents;
  const body = { method: 'GIRO', payer: 'Goh Siew Choo', receivedOn: daysAgo(0), cents };
  await must(keeper.post('/agency/v1/finance/receipts', { ...body, invoices: [{ invoiceId, cents }] }));
  return bill.dealNo as string;
};

/** An agency that has no account yet: one of finance prepares it, another one compares its number and approves it. */
const giveAccount = async (preparer: Visit, approver: Visit, agency: string) => {
  const { page, look } = preparer;
  await page.goto(`${place}/agencies`);
  await look('the agencies');
  await page.getByRole('button', { name: 'Prepare account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prepare account' });
  await field(dialog, 'Agency in the register').fill(agency);
  await page.getByRole('option').filter({ hasText: agency }).first().click();
  await field(dialog, 'Bank').fill('UOB');
  await page.getByRole('option', { name: 'UOB' }).click();
  await field(dialog, 'Account number').fill('451-234-5678');
  await field(dialog, 'Account holder').fill(agency);
  await look('an account to prepare');
  await dialog.getByRole('button', { name: 'Prepare account' }).click();
  await page.getByText('The account is prepared.').waitFor();
  await approver.page.goto(`${place}/agencies`);
  await approver.page.locator('[data-row-opener]').filter({ hasText: agency }).first().click();
  const drawer = approver.page.getByRole('dialog', { name: agency });
  await drawer.getByRole('button', { name: 'Show number' }).click();
  await drawer.getByText('4512345678').waitFor();
  await approver.look('an account to approve');
  await drawer.getByRole('button', { name: 'Approve account' }).click();
  await drawer.getByText('Account in use').waitFor();
};

/** Finance says which agency it is, and enters its tax invoice. */
const makeReady = async ({ page, look }: Visit, dealNo: string) => {
  await page.goto(`${place}?search=${dealNo}`);
  await look('the shares');
  await page.locator('[data-row-opener]').first().click();
  const drawer = page.getByRole('dialog', { name: dealNo });
  await drawer.getByText('No agency chosen').waitFor();
  await look('a share without an agency');
  await drawer.getByRole('button', { name: 'Choose agency' }).click();
  await drawer.getByRole('button', { name: 'Save agency' }).click();
  await drawer.getByRole('button', { name: 'Enter tax invoice' }).click();
  await field(drawer, 'Their tax invoice no.').fill(`HH ${dealNo}`);
  await look('a tax invoice to enter');
  await drawer.getByRole('button', { name: 'Save tax invoice' }).click();
  await drawer.getByText('Ready', { exact: true }).waitFor();
};

const payOut = async (preparer: Visit, approver: Visit, dealNo: string) => {
  const { page, look } = preparer;
  await page.goto('/agency-desk/finance/payouts');
  await page.getByRole('button', { name: 'Create payout run' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create payout run' });
  await dialog.getByText('Co-brokers', { exact: true }).click();
  // What came in today is after the last cut-off on most days of the week.
  await field(dialog, 'Cut-off').fill(typedDay(0));
  await field(dialog, 'Cut-off').press('Tab');
  await dialog.getByText(/^To \d+ payees?$/).waitFor();
  await look('a run of co-brokers to draw up');
  await dialog.getByRole('button', { name: 'Create payout run', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Payout run, draft' }).waitFor();
  await look('a run of co-brokers');
  await approver.page.goto(new URL(page.url()).pathname);
  for (const [step, state] of [
    ['Approve run', 'Approved'],
    ['Mark as sent', 'Sent to the bank'],
    ['Mark as paid', 'Paid'],
  ] as const) {
    await approver.page.getByRole('button', { name: step }).click();
    await approver.page.getByRole('dialog').getByRole('button', { name: step }).click();
    await approver.page.getByText(state, { exact: true }).first().waitFor();
  }
  await approver.look('a run of co-brokers that is paid');
  await approver.page.locator('[data-row-opener]').filter({ hasText: 'Harbour & Hill' }).first().click();
  await approver.page.getByRole('dialog').getByText(dealNo).first().waitFor();
  await approver.page.keyboard.press('Escape');
  const statement = approver.page.getByRole('link', { name: /^PV\d\d-/ });
  await statement.first().waitFor();
  const texts = await Promise.all(
    (await statement.all()).map(async (link) => {
      const answer = await approver.page.request.get((await link.getAttribute('href')) ?? '');
      return (await readPdf(await answer.body())).text;
    }),
  );
  const ours = texts.find((text) => text.includes(dealNo)) ?? '';
  for (const part of ['Commission statement', 'Harbour & Hill', 'Desmond Yeo', '24,800.00', '2,232.00'])
    expect(ours).toContain(part);
};

it.each(
  places(
    { place: 'at a desk', width: 1440, unit: '38-101', agency: 'Kampong Key Realtors' },
    { place: 'on a phone', width: 360, unit: '38-102', agency: 'Orchid & Partners Real Estate Pte Ltd' },
  ),
)('a co-broker is paid by two of finance, $place', { timeout: 600_000 }, (given) =>
  visit(`cobrokers ${given.place}`, given.width, async (preparer) => {
    const [agent, desk] = [await preparer.callerFor('rajesh.kumar'), await preparer.callerFor('mei.tan')];
    const approver = await preparer.somebodyElse();
    const finance = await signInByCall(preparer.page, 'lay.hoon');
    await signInByCall(approver.page, 'ganesh.pillai');
    const dealNo = await aPaidDeal([agent, desk, finance], given.unit);
    await giveAccount(preparer, approver, given.agency);
    await makeReady(preparer, dealNo);
    await payOut(preparer, approver, dealNo);
  }),
);

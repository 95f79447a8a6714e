import { expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { anApprovedCase } from '#test/deals.ts';
import { sharedGable } from './gable.ts';
import { callerOf, must, signInByCall } from './journey/caller.ts';
import { doMore } from './journey/record.ts';
import { field, typedDay } from './journey/report.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();
const place = '/agency-desk/finance/payouts';

/** Chooses what was found by typing. */
const choose = async ({ page }: Visit, label: string, typed: string) => {
  await field(page.getByRole('dialog'), label).fill(typed);
  await page.getByRole('option').filter({ hasText: typed }).first().click();
};

const row = ({ page }: Visit, text: string) =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text }).last();

const chargeAFee = async (here: Visit, { name, text }: { name: string; text: string }) => {
  const { page, look } = here;
  await page.goto(`${place}/fees`);
  await look('the fees');
  await page.getByRole('button', { name: 'Add charge' }).click();
  await choose(here, 'Salesperson', name);
  const dialog = page.getByRole('dialog', { name: 'Add charge' });
  await field(dialog, 'Description').fill(text);
  await field(dialog, 'Amount with GST').fill('54.50');
  await look('a fee to add');
  await dialog.getByRole('button', { name: 'Add charge' }).click();
  await page.getByText('The charge is saved.').waitFor();
  await row(here, text).getByRole('button', { name: 'Waive' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Keyed in twice');
  await page.getByRole('dialog').getByRole('button', { name: 'Waive charge' }).click();
  await row(here, text).getByText('Waived', { exact: true }).waitFor();
};

const advance = async (here: Visit, approver: Visit, { name, caseNo }: { name: string; caseNo: string }) => {
  const { page, look } = here;
  const { rows } = await must(callerOf(page).get(`/agency/v1/finance/bills?search=${caseNo}`));
  await page.goto(`${place}/advances`);
  await page.getByRole('button', { name: 'Prepare advance' }).click();
  await choose(here, 'Salesperson', name);
  await choose(here, 'Deal', rows[0].dealNo);
  const dialog = page.getByRole('dialog', { name: 'Prepare advance' });
  await field(dialog, 'Amount').fill('500');
  await field(dialog, 'Reason').fill('Medical bills');
  await look('an advance to prepare');
  await dialog.getByRole('button', { name: 'Prepare advance' }).click();
  await row(here, rows[0].dealNo).getByText('For approval', { exact: true }).waitFor();
  await look('an advance that waits');
  await approver.page.goto(`${place}/advances`);
  await row(approver, rows[0].dealNo).getByRole('button', { name: 'Approve' }).click();
  await row(approver, rows[0].dealNo).getByText('Approved', { exact: true }).waitFor();
  await row(approver, rows[0].dealNo).getByRole('button', { name: 'Withdraw' }).click();
  const asked = approver.page.getByRole('dialog', { name: 'Withdraw the advance of S$ 500.00?' });
  await asked.getByRole('button', { name: 'Withdraw' }).click();
  await row(approver, rows[0].dealNo).getByText('Withdrawn', { exact: true }).waitFor();
};

const holdAndRelease = async (here: Visit, { name, reason }: { name: string; reason: string }) => {
  const { page, look } = here;
  await page.goto(`${place}/holds`);
  await page.getByRole('button', { name: 'Hold payouts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hold payouts' });
  await dialog.getByPlaceholder('Name or registration no.').fill(name);
  await page.getByRole('option').filter({ hasText: name }).first().click();
  await field(dialog, 'Reason').fill(reason);
  await look('a hold to set');
  await page.getByRole('dialog').getByRole('button', { name: 'Hold', exact: true }).click();
  await row(here, reason).waitFor();
  await look('the holds');
  await row(here, reason).getByRole('button', { name: 'Release' }).click();
  await page.getByText('The hold is released.').waitFor();
};

/** A payment of the last run comes back from the bank. */
const comesBack = async (here: Visit) => {
  const { page, look } = here;
  await page.goto(`${place}`);
  // Somebody else may be drawing up the next one, which has no number yet.
  await page
    .locator('[data-row-opener]')
    .filter({ hasText: /^PR\d\d-/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: /^PR\d\d-/ }).waitFor();
  const runId = page.url().split('/').at(-1);
  const { rows } = await must(callerOf(page).get(`/agency/v1/finance/payouts/${runId}/lines`));
  const find = page.getByLabel('Payee or voucher');
  await find.fill('nobody');
  await page.getByRole('button', { name: 'Clear filters' }).waitFor();
  await look('a run without a payee of that name');
  await find.fill(rows.at(-1).voucher);
  await expect.poll(() => page.locator('[data-row-opener]').count(), { timeout: 10_000 }).toBe(1);
  await look('one payee of a run');
  await page.locator('[data-row-opener]').click();
  const drawer = page.getByRole('dialog', { name: /^PV\d\d-/ });
  await drawer.getByRole('table', { name: 'What it pays' }).waitFor();
  await look('a line of a run');
  if ((await drawer.getByText(/^Returned \d\d /).count()) === 0) {
    await doMore(drawer, 'Record return');
    await look('a payment that the bank returned');
    await field(drawer, 'Reason').fill('Account closed');
    await drawer.getByRole('button', { name: 'Record return' }).click();
  }
  await drawer.getByText(/^Returned \d\d /).waitFor();
  await page.goto(`${place}/${runId}`);
  await page.getByText(/^The bank returned \d+ payments? of this run/).waitFor();
  await look('a run of which a payment came back');
};

/** What came back goes to the same account again, unless somebody else is drawing up that run. */
const goesBack = async ({ page, look }: Visit) => {
  await page.goto(place);
  await page
    .getByText(/^\d+ returned, /)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Create payout run' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create payout run' });
  await dialog.getByRole('radiogroup', { name: 'To pay' }).waitFor();
  if ((await dialog.getByText(/ is open$/).count()) === 0) {
    await field(dialog, 'Cut-off').fill(typedDay(0));
    await field(dialog, 'Cut-off').press('Tab');
    await dialog.getByText(/to the same accounts? again$/).waitFor();
  }
  await look('a run that pays again what came back');
};

it.each(
  places({ place: 'at a desk', width: 1440, unit: '37-101' }, { place: 'on a phone', width: 360, unit: '37-102' }),
)('finance charges, advances, holds and takes payments back, $place', { timeout: 600_000 }, (given) =>
  visit(`payouts ${given.place}`, given.width, async (preparer) => {
    const [agent, desk] = [await preparer.callerFor('rajesh.kumar'), await preparer.callerFor('mei.tan')];
    const approver = await preparer.somebodyElse();
    await signInByCall(preparer.page, 'lay.hoon');
    await signInByCall(approver.page, 'ganesh.pillai');
    const info = { property: { ...sampleInfo().property, unit: given.unit } };
    const { caseNo } = await anApprovedCase(agent, desk, info);
    const name = 'Rajesh';
    // A second try finds what the first has left.
    await chargeAFee(preparer, { name, text: `Name cards of ${Date.now()}` });
    await advance(preparer, approver, { name, caseNo });
    await holdAndRelease(preparer, { name, reason: `A complaint about ${given.unit}` });
    await comesBack(preparer);
    await goesBack(preparer);
    await preparer.page.goto(`${place}/debts`);
    await preparer.page.getByText('Nobody owes the agency').waitFor();
    await preparer.look('the debts');
  }),
);

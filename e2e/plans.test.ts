import { expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { anApprovedCase, billOf, invoiceBill } from '#test/deals.ts';
import { approvePlanChanges } from '#test/plan-changes.ts';
import { sharedGable } from './gable.ts';
import { callerOf, enter, must, signInByCall } from './journey/caller.ts';
import { daysAgo, field } from './journey/report.ts';
import { openByMenu, signIn } from './journey/session.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();

it.each(places({ place: 'at a desk', width: 1440 }, { place: 'on a phone', width: 360 }))(
  'finance adds a plan, assigns it and tries it out, and its salesperson sees it, $place',
  { timeout: 300_000 },
  ({ place, width }) =>
    visit(`plans ${place}`, width, async (here) => {
      const { page, look, hands } = here;
      const name = `Tiers ${place}`;
      await page.goto('/signin');
      await signIn(here, 'lay.hoon');
      await openByMenu(here, ['Finance', 'Books and setup'], 'Commission plans');
      await page.getByText('Standard').first().waitFor();
      await look('the plans');

      await hands.press(page.getByRole('button', { name: 'New plan' }));
      const form = page.getByRole('dialog', { name: 'New plan' });
      await form.getByText('Tiers', { exact: true }).click();
      await hands.press(form.getByRole('button', { name: 'Add plan' }));
      await form.getByText(/items to fix/).waitFor();
      await look('what is missing of a plan');
      await hands.fill(field(form, 'Name'), name);
      await hands.fill(field(form, 'Tier 1 rate'), '70');
      await hands.fill(field(form, 'Tier 2 from'), '50000');
      await hands.fill(field(form, 'Tier 2 rate'), '80');
      await hands.press(form.getByRole('button', { name: 'Add plan' }));
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByText('From S$ 50,000.00').waitFor();
      await page.getByText('Nobody is on this plan').waitFor();
      await look('a plan without people');

      await hands.press(page.getByRole('button', { name: 'Assign people' }));
      const drawer = page.getByRole('dialog', { name: `Assign ${name}` });
      await hands.fill(field(drawer, 'Salespeople'), 'Nur A');
      await page.getByRole('option', { name: /^Nur Aisyah/ }).click();
      await page.keyboard.press('Escape');
      await look('assigning a plan');
      await hands.press(drawer.getByRole('button', { name: 'Assign', exact: true }));
      await page.getByText('The plan is assigned.').waitFor();
      await page.getByText('1 salesperson today').waitFor();

      await page.goto('/agency-desk/finance/plans');
      await hands.press(page.getByRole('button', { name: 'Try out' }));
      const asked = page.getByRole('dialog', { name: 'What would this deal pay?' });
      await hands.fill(field(asked, 'Salesperson'), 'Nur A');
      await page.getByRole('option', { name: /^Nur Aisyah/ }).click();
      await hands.fill(field(asked, 'Their share of the commission'), '60000');
      await field(asked, 'Their share of the commission').blur();
      await asked.getByText('70% of 50,000.00').waitFor();
      await asked.getByText('80% of 10,000.00').waitFor();
      await expect.poll(() => asked.getByRole('row', { name: /Own part/ }).textContent()).toContain('43,000.00');
      await look('what a deal would pay');

      await page.goto(`/agency-desk/finance/plans/${name.toUpperCase().replaceAll(' ', '_')}`);
      await hands.press(page.getByRole('button', { name: 'New terms' }));
      const terms = page.getByRole('dialog', { name: 'New terms' });
      await hands.fill(field(terms, 'Tier 2 rate'), '85');
      await hands.press(terms.getByRole('button', { name: 'Try out these terms' }));
      await terms.getByText('Any progress', { exact: true }).click();
      await hands.fill(field(terms, 'Progress in the period'), '50000');
      await hands.fill(field(terms, 'Their share of the commission'), '60000');
      await field(terms, 'Their share of the commission').blur();
      await terms.getByText('85% of 60,000.00').waitFor();
      await look('terms that are tried out before they are saved');

      const [agent, desk] = [await here.somebodyElse(), await here.callerFor('mei.tan')];
      await enter(agent.page, 'nur.aisyah', '/');
      const info = { property: { ...sampleInfo().property, unit: `43-${width}` } };
      await anApprovedCase(callerOf(agent.page), desk, info);
      await agent.page.goto('/my-productions/commission-plan');
      await agent.page.getByText('S$ 50,000.00 to the tier at 80%').waitFor();
      await agent.look('a commission plan');
      const figure = agent.page.getByRole('link', { name: /^Expected on top/ });
      const [amount] = (await figure.textContent())?.match(/[\d,.]+/) ?? [];
      await agent.hands.press(figure);
      await agent.page.waitForURL('**/commission-plan?show=EXPECTED');
      await agent.page
        .getByText(amount ?? 'no amount', { exact: true })
        .last()
        .waitFor();
      await agent.look('the deals that a figure adds up');
    }),
);

it.each(
  places(
    { place: 'at a desk', width: 1440, unit: '42-101', plan: 'LEADER' },
    { place: 'on a phone', width: 360, unit: '42-102', plan: 'DIRECTOR' },
  ),
)('a frozen split is worked out anew by two of finance, $place', { timeout: 300_000 }, ({ place, width, unit, plan }) =>
  visit(`resplit ${place}`, width, async (preparer) => {
    const [agent, desk] = [await preparer.callerFor('nur.aisyah'), await preparer.callerFor('mei.tan')];
    const approver = await preparer.somebodyElse();
    const finance = await signInByCall(preparer.page, 'lay.hoon');
    await signInByCall(approver.page, 'ganesh.pillai');
    const info = { property: { ...sampleInfo().property, unit } };
    const { caseNo } = await anApprovedCase(agent, desk, info);
    const bill = await billOf(finance, caseNo);
    const { invoiceId } = await invoiceBill(finance, bill, daysAgo(0), 'The papers are with the lawyer');
    const cents = bill.totalCents;
    const receipt = { method: 'PAYNOW', payer: 'Rajesh Kumar', receivedOn: daysAgo(0), cents };
    await must(finance.post('/agency/v1/finance/receipts', { ...receipt, invoices: [{ invoiceId, cents }] }));
    const [{ userId }] = await must(finance.get('/api/agents?search=Nur%20Aisyah'));
    const body = { personIds: [userId], fromDay: daysAgo(600) };
    await must(finance.post(`/agency/v1/finance/plans/${plan}/people`, body));
    await approvePlanChanges(callerOf(approver.page));

    const openSplit = async ({ page }: Visit) => {
      await page.goto(`/agency-desk/finance/deals?search=${caseNo}`);
      await page.locator('[data-row-opener]').first().click();
      return page.getByRole('dialog', { name: /: commission split$/ });
    };
    const drawer = await openSplit(preparer);
    await drawer.getByText('Worked out anew, this split changes').waitFor();
    await drawer.getByText('How computed').first().click();
    await preparer.look('a split that would change');
    await drawer.getByRole('button', { name: 'Prepare resplit' }).click();
    const asked = preparer.page.getByRole('dialog', { name: 'Split this deal anew?' });
    await asked.getByRole('textbox').fill('The plan was assigned too late');
    await preparer.look('the question before preparing');
    await asked.getByRole('button', { name: 'Prepare resplit' }).click();
    await drawer.getByText('You prepared it, so somebody else approves it.').waitFor();
    await preparer.look('a resplit that waits');
    await preparer.page.goto('/agency-desk/finance/deals/resplits');
    await preparer.page.getByText('The plan was assigned too late').first().waitFor();
    await preparer.look('the resplits');

    const other = await openSplit(approver);
    await approver.page.getByText('1 resplit waits for approval').waitFor();
    await other.getByRole('button', { name: 'Approve resplit' }).click();
    await approver.page
      .getByRole('dialog', { name: 'Approve the resplit?' })
      .getByRole('button', { name: 'Approve resplit' })
      .click();
    await other.getByText(/^Split anew on/).waitFor();
    await approver.look('a deal that was split anew');
  }),
);

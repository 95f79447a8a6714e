import { expect, it } from 'vitest';
import { sharedGable } from './gable.ts';
import { field } from './journey/report.ts';
import { openByMenu, signIn } from './journey/session.ts';

const { visit } = sharedGable();

it.each([
  { place: 'at a desk', width: 1440 },
  { place: 'on a phone', width: 360 },
])('finance adds a plan, assigns it and tries it out, $place', { timeout: 300_000 }, ({ place, width }) =>
  visit(`plans ${place}`, width, async (here) => {
    const { page, look, hands } = here;
    const name = `Tiers ${place}`;
    await page.goto('/signin');
    await signIn(here, 'lay.hoon');
    await openByMenu(here, 'Agency Desk', 'Commission Plans');
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
    await asked.getByText('70 % of 50,000.00').waitFor();
    await asked.getByText('80 % of 10,000.00').waitFor();
    await expect.poll(() => asked.getByRole('row', { name: /own part/ }).textContent()).toContain('43,000.00');
    await look('what a deal would pay');
  }),
);

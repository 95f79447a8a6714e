import { expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import { sharedGable } from './gable.ts';
import { must } from './journey/caller.ts';
import { openByMenu, signIn } from './journey/session.ts';
import { places } from './places.ts';

const { visit } = sharedGable();

it.each(
  places({ place: 'at a desk', width: 1440, unit: '35-301' }, { place: 'on a phone', width: 360, unit: '35-302' }),
)('finance finds a deal and reads how it is split, $place', { timeout: 300_000 }, ({ place, width, unit }) =>
  visit(`deals ${place}`, width, async (here) => {
    const { page, look } = here;
    const [agent, desk] = [await here.callerFor('hannah.lim'), await here.callerFor('mei.tan')];
    const info = { property: { ...sampleInfo().property, unit } };
    const { eSubId, caseNo } = await anEsubmission(agent, { status: 'submitted', info });
    await must(desk.put(`/api/v1/esubmissions/${eSubId}/status/3`, {}));
    await must(desk.put(`/api/v1/esubmissions/${eSubId}/status/7`, { reason: 'Checked on paper' }));
    await page.goto('/signin');
    await signIn(here, 'admin');
    await openByMenu(here, ['Finance'], 'Deals');
    await look('the deals');
    await page.getByLabel('Number, address, salesperson or commission').fill(caseNo);
    await page.getByText(caseNo).first().waitFor();
    await expect.poll(() => page.getByText(/^D-\d{4}-\d{6}$/).count()).toBe(1);
    await page.locator('[data-row-opener]').first().click();
    const drawer = page.getByRole('dialog', { name: /: commission split$/ });
    await drawer.getByText('S$ 49,600.00').waitFor();
    await drawer.getByRole('row', { name: /^Hannah Lim Own part/ }).waitFor();
    await look('a split');
  }),
);

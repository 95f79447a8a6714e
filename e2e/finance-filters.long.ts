import { expect, it } from 'vitest';
import { sharedGable } from './gable.ts';
import { signInByCall } from './journey/caller.ts';
import { doMore } from './journey/record.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();
const desk = '/agency-desk/finance';

const settled = ({ page }: Visit) => page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);

/** A list with all of its rows, with those of a filter, and filtered to nothing, which offers to clear the filters. */
const lists = [
  {
    name: 'requests for reminders',
    path: '/reminders/requests',
    filter: { label: 'State', option: 'Declined' },
    nothing: '?search=nobody%20at%20all',
  },
  {
    name: 'the aging',
    path: '/aging',
    filter: { label: 'What is open', option: 'Overdue' },
    nothing: '?search=nobody%20at%20all',
  },
  {
    name: 'what the next run holds',
    path: '/payouts/held',
    filter: { label: 'Reason', option: 'It came in after the cut-off' },
    nothing: '?search=nobody%20at%20all',
  },
  {
    name: 'months of the ledger',
    path: '/ledger',
    filter: { label: 'State', option: 'Closed' },
    nothing: '?year=2000',
  },
];

it.each([1440, 1280, 360])('lists of finance are filtered and exported, at %i px', { timeout: 300_000 }, (width) =>
  visit(`filters of finance at ${width}`, width, async (here) => {
    const { page, isPhone, look } = here;
    await signInByCall(page, 'lay.hoon');
    for (const { name, path, filter, nothing } of lists) {
      await page.goto(`${desk}${path}`);
      await settled(here);
      await look(name);
      if (!isPhone) expect([name, await page.locator('main [data-overflows]').count()]).toEqual([name, 0]);
      if (filter.label === 'State') {
        const state = page
          .getByRole('group', { name: 'State' })
          .getByRole('button', { name: filter.option, exact: true });
        await state.click();
        await page.waitForURL(/[?&]state=/);
        expect(await state.getAttribute('aria-pressed')).toBe('true');
      } else {
        const filters = page.getByRole('button', { name: 'Filter', exact: true });
        if (await filters.isVisible()) await filters.click();
        await page.getByRole('combobox', { name: filter.label }).last().click();
        await page.getByRole('option', { name: filter.option, exact: true }).click();
        await page.getByRole('button', { name: `${filter.label}: ${filter.option}, remove filter` }).waitFor();
        await page.keyboard.press('Escape');
      }
      await settled(here);
      await look(`${name}, ${filter.option}`);
      const file = page.waitForEvent('download');
      await doMore(page.getByRole('main'), 'Export');
      expect((await file).suggestedFilename()).toMatch(/\.xlsx$/);
      await page.goto(`${desk}${path}${nothing}`);
      await page.getByText('Nothing matches these filters').waitFor();
      await look(`${name}, filtered to nothing`);
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await page.getByText('Nothing matches these filters').waitFor({ state: 'detached' });
    }
  }),
);

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sharedGable } from './gable.ts';
import { callerOf, enter, must } from './journey/caller.ts';
import { places } from './places.ts';

const { visit } = sharedGable();

const titles = (page: Page) => page.getByRole('list', { name: 'Cards' }).getByRole('listitem').allInnerTexts();
const cardsOf = (page: Page) =>
  page.locator('[data-card]').evaluateAll((found) => found.map((each) => each.getAttribute('data-card')));

const arrange = async (page: Page) => {
  await page.getByRole('button', { name: 'Arrange' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Arrange your dashboard' }).waitFor();
};
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
const saved = (page: Page) => page.getByText('All changes saved').waitFor();

const [first, second] = ['Production', 'Key dates'];

describe('the dashboard', () => {
  it.each(places(1440, 360))('is arranged by keyboard alone, and stays so, at %i px', { timeout: 300_000 }, (width) =>
    visit(`dashboard by keyboard at ${width}`, width, async ({ page, look }) => {
      await enter(page, 'rajesh.kumar', '/');
      await page.locator('[data-card]').first().waitFor();
      await look('the dashboard of a salesperson');
      const before = await cardsOf(page);
      await arrange(page);
      await look('the list of cards');
      const pair = async () => (await titles(page)).filter((title) => title === first || title === second);
      expect(await pair()).toEqual([first, second]);

      // A card that starts off is shown.
      await page.getByRole('switch', { name: `Show ${first}`, exact: true }).focus();
      await page.keyboard.press('Space');
      await page.getByText(`${first} is shown.`).waitFor({ state: 'attached' });

      // By its buttons.
      await page.getByRole('button', { name: `Move ${second} up` }).focus();
      await page.keyboard.press('Enter');
      await page.getByText(`${second} moved to place`).waitFor({ state: 'attached' });
      expect(await pair()).toEqual([second, first]);
      await page.getByRole('button', { name: 'Move Rolling texts up' }).focus();
      // A button that can't be used keeps the focus.
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-disabled'))).toBe('true');

      // By picking it up.
      await page.getByRole('button', { name: `Drag ${second}` }).focus();
      await page.keyboard.press('Space');
      await page.getByText(`Picked up ${second}, place`).waitFor({ state: 'attached' });
      await page.keyboard.press('ArrowDown');
      await page.getByText(`${second} is over place`).waitFor({ state: 'attached' });
      await page.keyboard.press('Space');
      await expect.poll(pair).toEqual([first, second]);

      // And hidden.
      await page.getByRole('switch', { name: 'Show News' }).focus();
      await page.keyboard.press('Space');
      await page.getByText('News is hidden.').waitFor({ state: 'attached' });
      await page.getByRole('button', { name: `Move ${first} down` }).focus();
      await page.keyboard.press('Enter');
      await saved(page);
      await page.getByRole('button', { name: 'Done' }).focus();
      await page.keyboard.press('Enter');
      await page.locator('[data-card]').first().waitFor();
      await expect.poll(() => focused(page)).toBe('Arrange');
      const after = [...before.filter((id) => id !== 'news'), 'production-figures'];
      // The first cards are there before the others.
      await expect.poll(() => cardsOf(page)).toEqual(after);
      await page.reload();
      await expect.poll(() => cardsOf(page)).toEqual(after);

      await arrange(page);
      await expect.poll(() => focused(page)).toBe('Done');
      await page.getByRole('button', { name: 'Reset' }).focus();
      await page.keyboard.press('Enter');
      await saved(page);
      expect(await focused(page), 'stays where it was used').toBe('Reset');
      await page.getByRole('button', { name: 'Done' }).click();
      await page.locator('[data-card="news"]').waitFor();
      expect(await cardsOf(page)).toEqual(before);
    }),
  );

  it('loses nothing of two windows, and is arranged by finger', { timeout: 300_000 }, () =>
    visit(
      'dashboard in two windows',
      360,
      async (here) => {
        const { page, look } = here;
        await enter(page, 'nur.aisyah', '/');
        await page.locator('[data-card]').first().waitFor();
        await look('the dashboard on a phone');
        const other = await here.tab();
        await other.page.goto('/');
        for (const each of [page, other.page]) await arrange(each);
        await page.getByRole('switch', { name: 'Show Key dates' }).click({ force: true });
        await saved(page);
        await other.page.getByRole('button', { name: 'Move My submissions up' }).click();
        await saved(other.page);
        const { body } = await callerOf(page).get('/api/v1/dashboard');
        expect(body.data.layout).toMatchObject({ version: 2, hidden: ['key-dates'] });
        const { placed } = body.data.layout;
        expect(placed.indexOf('my-submissions')).toBe(placed.length - 2);
        await look('the list of cards on a phone');
        await page.getByRole('button', { name: 'Reset' }).click();
        await saved(page);
        const after = (await callerOf(page).get('/api/v1/dashboard')).body.data.layout;
        expect(after).toEqual({ version: 3, placed: [], hidden: [], shown: [] });
      },
      (line) => line.includes('409'),
    ),
  );

  it('compares with last year and says what is overdue on a phone', { timeout: 300_000 }, () =>
    visit('figures on a phone', 360, async ({ page, look }) => {
      await enter(page, 'hannah.lim', '/');
      await page
        .locator('[data-card="money"]')
        .getByText(/^Paid to me in \d{4}$/)
        .waitFor();
      const arranged = async (shown: string[]) => {
        const { body } = await callerOf(page).get('/api/v1/dashboard');
        const { version } = body.data.layout;
        await must(callerOf(page).put('/api/v1/dashboard/layout', { version, placed: [], hidden: [], shown }));
      };
      await arranged(['production-figures']);
      await page.reload();
      const card = page.locator('[data-card="production-figures"]');
      await card.getByRole('region', { name: 'Gross commission' }).waitFor();
      for (const name of ['Submitted', 'Gross commission', 'Received', 'Paid to me, after fees']) {
        const figure = card.getByRole('region', { name, exact: true });
        await figure
          .getByText(/on last year|^New$/)
          .filter({ visible: true })
          .first()
          .waitFor();
        await figure.getByText(/^Same days/).waitFor();
      }
      await card.getByRole('region', { name: 'Outstanding' }).getByText('Overdue').waitFor();
      await look('the figures on a phone');
      await arranged([]);
    }),
  );

  it.each(places(360, 1440))('shows key dates as agenda, week and month, at %i px', { timeout: 300_000 }, (width) =>
    visit(`key dates at ${width}`, width, async ({ page, look }) => {
      await enter(page, 'hannah.lim', '/');
      const card = page.locator('[data-card="key-dates"]');
      await card.getByRole('heading', { name: 'Next 7 days' }).waitFor();
      await look('the next seven days');
      await card.getByRole('button', { name: 'Calendar' }).click();
      await card.getByRole('radiogroup', { name: 'View of key dates' }).waitFor();
      for (const view of ['Agenda', 'Week', 'Month']) {
        await card.getByText(view, { exact: true }).click();
        if (view === 'Month') await card.locator('[class*="onthView"]').first().waitFor();
        await look(view);
      }
      await card.getByRole('button', { name: 'Later' }).click();
      await card.getByRole('button', { name: 'Later' }).click();
      await card.getByRole('button', { name: 'Later' }).click();
      await look('a month that is asked for');
      await card.getByText('Agenda', { exact: true }).click();
      const link = card.locator('ol a[href*="/e-submission/"]').first();
      const [, id] = /\/e-submission\/(.+)$/.exec((await link.getAttribute('href')) ?? '') ?? [];
      await link.click();
      await page.waitForURL(`**/e-submission/${id}`);
    }),
  );

  it('makes a link for calendar programs, renews it and switches it off', { timeout: 300_000 }, () =>
    visit('the calendar feed', 1440, async ({ page, look }) => {
      await enter(page, 'hannah.lim', '/');
      await page.locator('[data-card="key-dates"]').getByRole('button', { name: 'Calendar' }).click();
      await page.getByRole('button', { name: 'Calendar feed' }).click();
      const drawer = page.getByRole('dialog', { name: 'Calendar feed' });
      await drawer.getByText('The feed is off.').waitFor();
      await drawer.getByRole('button', { name: 'Create link' }).click();
      const url = await drawer.getByLabel('Your link').inputValue();
      await look('a new link');
      const read = async (link: string) => (await page.request.get(link)).status();
      expect(await read(url)).toBe(200);
      await drawer.getByRole('button', { name: 'Renew link' }).click();
      const asked = page.getByRole('dialog', { name: 'Renew the link?' });
      await asked.getByRole('button', { name: 'Renew link' }).click();
      await asked.waitFor({ state: 'hidden' });
      const renewed = await drawer.getByLabel('Your link').inputValue();
      expect([renewed === url, await read(url), await read(renewed)]).toEqual([false, 404, 200]);
      await drawer.getByRole('button', { name: 'Switch off' }).click();
      const stop = page.getByRole('dialog', { name: 'Switch the feed off?' });
      await stop.getByRole('button', { name: 'Switch off' }).click();
      await drawer.getByText('The feed is off.').waitFor();
      expect(await read(renewed)).toBe(404);
    }),
  );

  it('shows the other cards where one fails, which tries again alone', { timeout: 300_000 }, () =>
    visit(
      'a card that fails',
      1440,
      async ({ page, look }) => {
        let asked = 0;
        await page.route('**/api/v1/dashboard*', async (route) => {
          const answer = await route.fetch();
          const json = await answer.json();
          if (!route.request().url().includes('?card='))
            for (const card of json.data.cards)
              if (card.id === 'todo') Object.assign(card, { data: null, failure: 'It failed. Reference 12345678' });
          asked += 1;
          await route.fulfill({ response: answer, json });
        });
        await enter(page, 'hannah.lim', '/');
        const card = page.locator('[data-card="todo"]');
        await card.getByText('It failed. Reference 12345678').waitFor();
        await page.locator('[data-card="key-dates"] h2').waitFor();
        await look('a card that failed');
        const before = asked;
        await card.getByRole('button', { name: 'Retry' }).click();
        await card.getByRole('list', { name: 'To do' }).waitFor();
        expect(asked).toBe(before + 1);
      },
      (line) => line.includes('It failed') || line.includes('JSHandle') || line.includes('errors'),
    ),
  );
});

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sharedGable } from './gable.ts';
import { openByMenu, signIn } from './journey/session.ts';

const { visit } = sharedGable({ fetchesAhead: true });

const pieceOf = (page: Page, name: string) => page.locator(`link[rel=prefetch][href*="/${name}-"]`);

/** How often the browser loaded a chunk, and the number of transferred bytes (0 from the cache). */
const comings = (page: Page, name: string) =>
  page.evaluate(
    (piece) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((entry) => entry.name.includes(`/${piece}-`))
        .map(({ initiatorType, transferSize }) => (initiatorType === 'link' ? 'ahead' : `${transferSize} bytes`)),
    name,
  );

it('the code of the menu’s pages is fetched while the page rests, and run when one of them is opened', () =>
  visit('fetched ahead', 1440, async (here) => {
    const { page } = here;
    await page.goto('/signin');
    await signIn(here, 'hannah.lim');
    await pieceOf(page, 'SubmissionsPage').waitFor({ state: 'attached' });
    await expect.poll(() => comings(page, 'SubmissionsPage')).toEqual(['ahead']);
    // What a salesperson's menu does not lead to is not fetched.
    expect(await pieceOf(page, 'RulesPage').count()).toBe(0);
    await openByMenu(here, ['E-Submission'], 'Status Of Submission');
    await page.getByRole('heading', { level: 1, name: 'Submissions' }).waitFor();
    expect(await comings(page, 'SubmissionsPage')).toEqual(['ahead', '0 bytes']);
  }));

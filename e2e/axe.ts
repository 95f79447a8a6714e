import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds on the page as it stands, one line each. `rules` narrows it to some rules. */
export async function findings(page: Page, ...rules: string[]): Promise<string[]> {
  // A fade on its way would be measured half seen.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((each) => each.effect?.getComputedTiming().iterations !== Infinity)
        .map((each) => each.finished.catch(() => undefined)),
    ),
  );
  // Legacy: in the page itself, without a second one to put frames together. There are no frames.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules.length > 0) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

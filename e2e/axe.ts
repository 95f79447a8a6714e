import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Which rules run: those about colours take most of the time of all. */
const rules = { all: {}, colours: { runOnly: ['color-contrast', 'link-in-text-block'] } };

/** What of a page is looked at. */
const parts: Record<'page' | 'without the shell' | 'on top', { include: string[][] } | { exclude: string[][] }> = {
  page: { include: [['html']] },
  'without the shell': { exclude: [['.mantine-AppShell-header'], ['.mantine-AppShell-navbar']] },
  'on top': { include: [['[data-portal]']] },
};

/** The findings of axe on the current page, one line each: of all its rules, or of those about colours. */
export async function findings(
  page: Page,
  which: keyof typeof rules = 'all',
  part: keyof typeof parts = 'page',
): Promise<string[]> {
  // A fade on its way would be measured half seen. Asked again and again: the promise of its end gets lost now and
  // then.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([where, chosen]) => {
      const { violations } = await window.axe.run(where, {
        // Preloading would fetch the style sheets again, and fail in tests without a network.
        preload: false,
        // Without the passed rules: listing them takes longer than checking them.
        resultTypes: ['violations'],
        ...chosen,
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    },
    [parts[part], rules[which]] as const,
  );
}

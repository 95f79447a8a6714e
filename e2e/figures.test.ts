import type { Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { gableAndBrowser } from './gable.ts';
import { enter } from './journey/caller.ts';
import { within } from './journey/go.ts';
import { places } from './places.ts';

/** An agency of its own: nobody changes a figure between its page and the one that it leads to. */
const { visit } = gableAndBrowser();

/** Where figures of production are shown. Their rows are followed by the calls in features/production; here the links that are drawn. */
const pages = [
  '/',
  '/my-productions',
  '/my-productions/submitted-deal',
  '/my-productions/commission-payout',
  '/team-productions',
  '/team-productions/team-performance',
];

const amountsIn = (text: string): string[] => text.match(/\d[\d,]*\.\d\d/g) ?? [];

/** Where the sum of what an address leads to stands: below its list, or in the record that it opens over one. */
const sumsAt = (page: Page, href: string) =>
  new URL(href, 'http://gable.test').searchParams.has('open')
    ? page.getByRole('dialog')
    : page.locator('main table tfoot');

/** Every link of a page whose words are an amount, once: `S$ 1,234.00` or `1,234.00`. */
const figuresOf = async (page: Page): Promise<{ href: string; amount: string }[]> => {
  const found = await page
    .locator('main a[href^="/"]:not([download])')
    .evaluateAll((links) =>
      links.map((link) => ({ href: link.getAttribute('href') ?? '', amount: link.textContent?.trim() ?? '' })),
    );
  const figures = found.filter(({ amount }) => /^(S\$ )?-?\d[\d,]*\.\d\d$/.test(amount));
  return [...new Map(figures.map((each) => [`${each.href} ${each.amount}`, each])).values()];
};

/** Every link of the cards, once, with the number of records that a queue says it has. */
const linksOf = async (page: Page) => {
  const found = await page.locator('[data-card] a[href^="/"]:not([download])').evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      figure: link.getAttribute('data-count') ?? '',
    })),
  );
  return [...new Map(found.map((link) => [link.href, link])).values()];
};

/** Pages whose rows are groups of what is counted: it is their sums that add up. */
const grouped = ['/agency-desk/finance/aging'];

/** Opens an address, holds its head and, where a figure led there, the number of its records against what led there. */
const follow = async (
  page: Page,
  goTo: (path: string) => Promise<void>,
  { href, figure }: { href: string; figure: string },
) => {
  const records: unknown[] = [];
  const hear = async (response: Response) => {
    if (response.request().resourceType() !== 'fetch') return;
    const body = await response.json().catch(() => undefined);
    records.push(body?.data?.totalRecords ?? body?.data?.rows?.length);
  };
  page.on('response', hear);
  await goTo(href);
  // Two figures may lead to one list, which is asked for once.
  if (records.length === 0) await page.goto(href);
  const head = await page.locator('h1').first().innerText();
  expect([href, head]).toEqual([href, expect.not.stringMatching(/not found|could not/i)]);
  if (/^\d+$/.test(figure) && !grouped.includes(href))
    await expect.poll(() => records, { message: href }).toContain(Number(figure));
  page.off('response', hear);
};

describe('each figure leads, where it is drawn, to a page that shows it as the sum of its rows', () => {
  it.each(places('hannah.lim', 'rajesh.kumar'))('to %s', { timeout: 600_000 }, (userName) =>
    visit(`figures of ${userName}`, 1440, async ({ page }) => {
      await enter(page, userName, '/');
      const goTo = within(page);
      const followed = new Set<string>();
      for (const path of pages) {
        await goTo(path);
        for (const { href, amount } of await figuresOf(page)) {
          if (followed.has(`${href} ${amount}`)) continue;
          followed.add(`${href} ${amount}`);
          await goTo(href);
          const [sum] = amountsIn(amount);
          const sums = async () => amountsIn((await sumsAt(page, href).allInnerTexts()).join('\n'));
          await expect
            .poll(sums, { timeout: 15_000, message: `${path} shows ${amount}, which leads to ${href}` })
            .toContain(sum);
        }
      }
      expect(followed.size).toBeGreaterThan(20);
    }),
  );
});

/** An administrator has the cards of every desk but compliance; the long form asks whoever works at each, too. */
const staff = ['farid.osman', 'nur.aisyah', ...places('admin', 'mei.tan', 'lay.hoon', 'peter.koh')];

describe('each figure of a dashboard leads to a list of as many records', () => {
  it.each(staff)('to %s', { timeout: 300_000 }, (userName) =>
    visit(`dashboard of ${userName}`, 1440, async ({ page, look }) => {
      await enter(page, userName, '/');
      await page.locator('h1').waitFor();
      await page.waitForLoadState('networkidle');
      await look(`the dashboard of ${userName}`);
      const links = await linksOf(page);
      expect(links.length).toBeGreaterThan(0);
      const goTo = within(page);
      for (const link of links) await follow(page, goTo, link);
    }),
  );
});

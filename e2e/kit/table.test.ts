import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { lookAt } from '../look.ts';
import { fixture } from './fixture/walk.ts';

const walk = fixture();
const phone = { viewport: { width: 360, height: 800 } };
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.slice(0, 14));
const firstCase = (page: Page) => page.locator('[data-row-opener="0"]').innerText();
const query = (page: Page) => new URL(page.url()).search;

describe('the table by keyboard', () => {
  it('has its rows in the tab order, moves by arrows, opens by Enter', () =>
    walk('/list', async (page) => {
      await page.locator('[data-row-opener="0"]').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toBe('ES-2026-004098');
      await page.keyboard.press('ArrowUp');
      expect(await focused(page)).toBe('ES-2026-004099');
      await page.keyboard.press('End');
      expect(await focused(page)).toBe('ES-2026-004091');
      await page.keyboard.press('ArrowDown');
      expect(await focused(page), 'stays at the last').toBe('ES-2026-004091');
      expect(await page.locator('[data-row-opener][tabindex="0"]').count()).toBe(10);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/list/ES-2026-004091');
    }));

  it('draws what is in view of 10,000 rows and reaches the last', () =>
    walk('/many', async (page) => {
      expect(await page.locator('tbody tr').count()).toBeLessThan(60);
      expect(await page.locator('[data-row-opener][tabindex="0"]').count(), 'of a long list one').toBe(1);
      await page.locator('[data-row-opener="0"]').focus();
      await page.keyboard.press('End');
      await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('ES-9999'));
      await page.keyboard.press('Enter');
      await page.getByText('Opened ES-9999').waitFor();
      expect(await page.locator('tbody tr').count()).toBeLessThan(60);
    }));
});

describe('the table by mouse', () => {
  it('opens by a click on the row, not by one on its checkbox', () =>
    walk('/list', async (page) => {
      await page.getByLabel('Select ES-2026-004099').check();
      await page.getByText('1 selected').waitFor();
      await page.getByRole('button', { name: 'Approve', exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/list');
      await page
        .getByRole('row', { name: /004098/ })
        .getByText('2 Elliot Road')
        .click();
      await page.waitForURL('**/list/ES-2026-004098');
    }));

  it('shows what can be done with a row where it is pointed at, and beside the focus', () =>
    walk('/list', async (page) => {
      const renew = page.getByRole('button', { name: 'Renew ES-2026-004099' });
      const seen = () => renew.evaluate((button) => getComputedStyle(button).opacity);
      await page.mouse.move(0, 0);
      expect(await seen()).toBe('0');
      await page.getByRole('row', { name: /004099/ }).hover();
      await expect.poll(seen).toBe('1');
      await page.mouse.move(0, 0);
      await expect.poll(seen).toBe('0');
      await page.locator('[data-row-opener="0"]').focus();
      await page.keyboard.press('ArrowDown');
      await expect.poll(seen).toBe('1');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
        'Renew ES-2026-004099',
      );
    }));

  it('keeps its head in sight while the page scrolls', () =>
    walk('/list?size=50', async (page) => {
      await page.mouse.move(700, 600);
      await page.mouse.wheel(0, 1200);
      await page.waitForTimeout(300);
      expect((await page.getByRole('columnheader', { name: 'Property' }).boundingBox())?.y).toBeCloseTo(60, -1);
    }));

  it('remembers columns and density', () =>
    walk('/list', async (page) => {
      await page.getByRole('button', { name: 'Columns and density' }).click();
      await page.getByRole('checkbox', { name: 'Property' }).uncheck();
      await page.getByText('Compact').click();
      await page.reload();
      await page.locator('[data-row-opener="0"]').waitFor();
      expect(await page.getByRole('columnheader').allInnerTexts()).not.toContain('Property');
      expect(await page.getByRole('table').getAttribute('data-density')).toBe('compact');
    }));
});

describe('the drawer of a row', () => {
  const record = (page: Page, name: string) => page.getByRole('region', { name: `Record ${name}` });
  const way = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const isFocused = (page: Page, name: string) =>
    expect.poll(() => way(page, name).evaluate((button) => button === document.activeElement)).toBe(true);

  it('leads to the rows beside it by its arrows, and stays at the first and the last', () =>
    walk('/drawers', async (page) => {
      await way(page, 'One').click();
      await page.getByText('1 of 3', { exact: true }).waitFor();
      await isFocused(page, 'Next record');
      await page.keyboard.press('Enter');
      await record(page, 'Two').waitFor();
      await page.keyboard.press('Enter');
      await record(page, 'Three').waitFor();
      await page.getByText('3 of 3', { exact: true }).waitFor();
      await isFocused(page, 'Next record');
      expect(await way(page, 'Next record').getAttribute('aria-disabled')).toBe('true');
      await page.keyboard.press('Enter');
      await way(page, 'Previous record').click();
      await record(page, 'Two').waitFor();
      expect(await way(page, 'Next record').getAttribute('aria-disabled')).toBe('false');
      await page.keyboard.press('Escape');
      await isFocused(page, 'Two');
    }));

  it('leads there by J and K, but not while one types, and keeps the focus', () =>
    walk('/drawers', async (page) => {
      await way(page, 'Two').click();
      await page.getByRole('link', { name: 'More of Two' }).focus();
      await page.keyboard.press('j');
      await record(page, 'Three').waitFor();
      await isFocused(page, 'Next record');
      await page.keyboard.press('k');
      await page.keyboard.press('k');
      await record(page, 'One').waitFor();
      await isFocused(page, 'Previous record');
      await page.getByRole('textbox', { name: 'Note' }).fill('');
      await page.keyboard.press('j');
      expect(await page.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('j');
      await record(page, 'One').waitFor();
    }));

  it('has them on a phone, too', () =>
    walk(
      '/drawers',
      async (page) => {
        await way(page, 'One').click();
        await way(page, 'Next record').click();
        await record(page, 'Two').waitFor();
        await page.getByText('2 of 3', { exact: true }).waitFor();
        expect(await lookAt(page, 'a drawer of a list')).toEqual([]);
      },
      phone,
    ));
});

describe('the states of a list', () => {
  it('are tabs, the rest of many of them behind a button that says which is chosen', () =>
    walk('/list', async (page) => {
      const states = page.getByRole('group', { name: 'Status' });
      expect(await states.getByRole('button').allInnerTexts()).toEqual([
        expect.stringMatching(/^All\s*48$/),
        expect.stringMatching(/^Draft\s*4$/),
        ...['Returned', 'Submitted', 'Under review', 'Pending', 'Approved', 'More'],
      ]);
      await states.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Completed' }).click();
      const chosen = states.getByRole('button', { name: 'Completed' });
      await chosen.and(page.locator('[aria-pressed="true"]')).waitFor();
      expect(query(page)).toMatch(/status=/);
      expect(await lookAt(page, 'tabs')).toEqual([]);
    }));

  it('has its order in words', () =>
    walk('/list', async (page) => {
      const order = page.getByRole('combobox', { name: 'Order' });
      expect(await order.locator('option').allInnerTexts()).toEqual([
        'Case, newest first',
        'Case, oldest first',
        'Price, highest first',
        'Price, lowest first',
      ]);
      await order.selectOption({ label: 'Price, lowest first' });
      await page.waitForURL('**/list?sort=price');
    }));
});

describe('a list in the URL', () => {
  it('sorts, pages and filters there, and Back undoes it', () =>
    walk('/list', async (page) => {
      await page.getByRole('button', { name: 'Price (S$)' }).click();
      await page.waitForURL('**/list?sort=-price');
      expect(await page.getByRole('columnheader', { name: 'Price (S$)' }).getAttribute('aria-sort')).toBe('descending');
      await page.getByRole('button', { name: 'Page 3' }).click();
      await page.waitForURL('**/list?sort=-price&page=3');
      await page.getByText('Rows 21–30 of 48').waitFor();
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.getByRole('combobox', { name: 'Type' }).click();
      await page.getByRole('option', { name: 'Lease' }).click();
      await page.getByRole('button', { name: 'Type: Lease, remove filter' }).waitFor();
      expect(query(page), 'a filter starts at the first page').toBe('?type=LEASE&sort=-price');
      await page.keyboard.press('Escape');
      await page.goBack();
      await page.getByText('Rows 21–30 of 48').waitFor();
      await page.goBack();
      await page.goBack();
      await page.getByText('Rows 1–10 of 48').waitFor();
      expect(query(page)).toBe('');
    }));

  it('searches while typing with one entry in the history, and says when nothing matches', () =>
    walk('/list', async (page) => {
      await page.getByRole('searchbox').pressSequentially('leonie', { delay: 30 });
      await page.waitForURL('**/list?q=leonie');
      await page.getByText('Rows 1–10 of 16').waitFor();
      await page.getByRole('searchbox').fill('nothing like it');
      await page.getByRole('status').filter({ hasText: 'Nothing matches these filters' }).waitFor();
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await page.getByText('Rows 1–10 of 48').waitFor();
      expect(await page.getByRole('searchbox').inputValue()).toBe('');
    }));

  it('says that a page past the end is not there, and leads to the first', () =>
    walk('/list?page=7', async (page) => {
      await page.getByText('There is no page 7').waitFor();
      await page.getByText('The list has 5 pages.').waitFor();
      expect(await page.getByText('Nothing here yet').count()).toBe(0);
      await page.getByRole('button', { name: 'First page' }).click();
      await page.getByText('Rows 1–10 of 48').waitFor();
      expect(query(page)).toBe('');
    }));

  it('shows what the link says, whatever the link says', () =>
    walk('/list?page=2&size=20&sort=caseNo&evil=1&type=WRONG', async (page) => {
      await page.getByText('Rows 21–40 of 48').waitFor();
      expect(await firstCase(page)).toContain('ES-2026-004073');
    }));
});

describe('under 768 px', () => {
  it('shows a card for each row, its name as the link', () =>
    walk(
      '/list',
      async (page) => {
        expect(await page.getByRole('table').count()).toBe(0);
        const card = page.getByRole('list', { name: 'Submissions' }).getByRole('listitem').first();
        const lines = (await card.innerText()).split('\n').filter((line) => line.trim());
        expect(lines, 'no labels').toEqual([
          expect.stringMatching(/^ES-2026-004100\s*28 Nov 2026$/),
          'Returned',
          '2 documents queried',
          'Blk 627B Tampines St 61 #09-118',
          '728,000.00 · SALE',
        ]);
        expect((await card.boundingBox())?.height).toBe(88);
        await card.getByText('Returned').click();
        await page.waitForURL('**/list/ES-2026-004100');
      },
      phone,
    ));

  it('keeps several filters behind a button, and what is chosen in sight', () =>
    walk(
      '/list',
      async (page) => {
        const type = page.getByRole('combobox', { name: 'Type' });
        const filters = page.getByRole('button', { name: 'Filter', exact: true });
        await filters.waitFor();
        expect(await type.count()).toBe(0);
        await filters.click();
        expect(await filters.getAttribute('aria-expanded')).toBe('true');
        expect(await lookAt(page, 'open filters')).toEqual([]);
        await type.click();
        await page.getByRole('option', { name: 'Lease' }).click();
        await page.keyboard.press('Escape');
        await page.getByLabel('From', { exact: true }).waitFor({ state: 'detached' });
        await page.getByRole('button', { name: 'Type: Lease, remove filter' }).click();
        await page.waitForURL((url) => url.search === '');
      },
      phone,
    ));

  it('has the days of a list as one chip, which removes both', () =>
    walk(
      '/list?from=2026-01-02&to=2026-03-04',
      async (page) => {
        await page.getByRole('button', { name: 'Filter', exact: true }).click();
        expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe('02 Jan 2026');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: '02 Jan 2026 – 04 Mar 2026, remove filter' }).click();
        await page.waitForURL((url) => url.search === '');
        await page.goto('/list?from=2026-01-02');
        await page.getByRole('button', { name: 'From 02 Jan 2026, remove filter' }).waitFor();
      },
      phone,
    ));

  it('draws what is in view of 10,000 cards', () =>
    walk(
      '/many',
      async (page) => {
        await page.evaluate(() => window.scrollTo(0, 400_000));
        await page.waitForTimeout(300);
        expect(await page.locator('li[data-index]').count()).toBeLessThan(40);
        expect(Number(await page.locator('li[data-index]').first().getAttribute('data-index'))).toBeGreaterThan(500);
      },
      phone,
    ));
});

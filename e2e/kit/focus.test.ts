import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fixture } from './fixture/walk.ts';

const walk = fixture();

const expectFocus = (control: Locator) =>
  expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

describe('the focus, where the pressed control goes', () => {
  it('goes on to the row that comes next, and at the end to the heading', () =>
    walk('/choices', async (page) => {
      await button(page, 'Remove One').press('Enter');
      await expectFocus(page.getByRole('link', { name: 'Two' }));
      await button(page, 'Remove Three').press('Enter');
      await expectFocus(button(page, 'Claim'));
    }));

  it('goes on to what comes in its place, once it is loaded', () =>
    walk('/choices', async (page) => {
      await button(page, 'Claim').press('Enter');
      await expectFocus(button(page, 'Approve'));
    }));

  it('goes back from a dialog to what comes next, and to what opened it', () =>
    walk('/choices', async (page) => {
      await button(page, 'Delete Two').press('Enter');
      await expectFocus(button(page, 'Cancel'));
      await press(page, 'Enter');
      await expectFocus(button(page, 'Delete Two'));
      await press(page, 'Enter');
      await button(page, 'Confirm').press('Enter');
      await expectFocus(page.getByRole('link', { name: 'Three' }));
    }));

  it('goes back to the button of a drawer that was loaded only now', () =>
    walk('/choices', async (page) => {
      for (let turn = 0; turn < 2; turn++) {
        await button(page, 'Open drawer').press('Enter');
        await page.getByRole('dialog', { name: 'New record' }).locator(':focus').waitFor();
        await press(page, 'Escape');
        await expectFocus(button(page, 'Open drawer'));
      }
    }));

  it('stays away from where a person has pressed beside every control', () =>
    walk('/choices', async (page) => {
      await button(page, 'Claim').focus();
      await page.getByRole('heading', { name: 'Records' }).click();
      await page.evaluate(() => document.querySelector('main')?.append('more'));
      await page.waitForTimeout(200);
      expect(await page.evaluate(() => document.activeElement?.matches('body, main'))).toBe(true);
    }));
});

describe('another page', () => {
  const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

  it('is spoken, and has the focus on its heading', () =>
    walk('/choices', async (page) => {
      await page.getByRole('link', { name: 'Many' }).press('Enter');
      await status(page, 'Many · Gable').waitFor();
      await expectFocus(page.getByRole('heading', { name: 'Many' }));
    }));

  it('is spoken where its address differs by the step alone', () =>
    walk('/choices', async (page) => {
      await page.getByRole('link', { name: /Step ?, to do/ }).press('Enter');
      await status(page, 'Choices · Gable').waitFor();
      await expectFocus(page.getByRole('heading', { name: 'Choices' }));
    }));

  it('leaves the focus on a tab', () =>
    walk('/choices', async (page) => {
      await page.getByRole('link', { name: 'Bravo' }).press('Enter');
      await status(page, 'Choices · Gable').waitFor();
      await expectFocus(page.getByRole('link', { name: 'Bravo' }));
    }));
});

describe('a day in a drawer', () => {
  const openCalendar = async (page: Page) => {
    await button(page, 'Open drawer').press('Enter');
    const field = page.getByLabel('Day', { exact: true });
    await field.fill('28/11/2026');
    await press(page, 'ArrowDown');
    await page.getByRole('button', { name: '28 November 2026' }).and(page.locator(':focus')).waitFor();
    return field;
  };

  it('closes the calendar alone by Escape', () =>
    walk('/choices', async (page) => {
      const field = await openCalendar(page);
      await press(page, 'Escape');
      await page.getByRole('dialog', { name: 'Choose a day' }).waitFor({ state: 'hidden' });
      expect(await page.getByRole('dialog', { name: 'New record' }).count()).toBe(1);
      await expectFocus(field);
    }));

  it('is reached over the edge of a month, by arrows and by pages', () =>
    walk('/choices', async (page) => {
      await openCalendar(page);
      for (const [key, day] of [
        ['ArrowDown', '5 December 2026'],
        ['ArrowUp', '28 November 2026'],
        ['PageUp', '28 October 2026'],
        ['PageDown', '28 November 2026'],
      ] as const) {
        await press(page, key);
        await expectFocus(button(page, day));
      }
    }));
});

describe('what has the focus', () => {
  it('is not behind a bar at an edge of the window', () =>
    walk(
      '/list',
      async (page) => {
        const bar = page.getByRole('navigation', { name: 'Places' });
        const links = page.locator('main a');
        for (const at of [3, 5, 7]) {
          // It lies where the bar is, as it may when it is reached by Tab.
          await links.nth(at).evaluate((link) => {
            const { bottom } = link.getBoundingClientRect();
            scrollBy(0, bottom - innerHeight + 4);
            link.focus();
          });
          const [link, edge] = [await links.nth(at).boundingBox(), await bar.boundingBox()];
          expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
        }
      },
      { viewport: { width: 360, height: 800 } },
    ));

  it('has the whole window where that is as low as enlargement leaves it', () =>
    walk(
      '/list',
      async (page) => {
        const positions = await page.evaluate(() =>
          ['.mantine-AppShell-header', '[data-bottom-bar]'].map((bar) => {
            const found = document.querySelector(bar);
            return found && getComputedStyle(found).position;
          }),
        );
        expect(positions).toEqual(['absolute', 'static']);
      },
      { viewport: { width: 320, height: 256 } },
    ));

  it('shows the words of a button that is an icon', () =>
    walk('/', async (page) => {
      await page
        .getByRole('button', { name: 'Expand menu' })
        .or(page.getByRole('button', { name: 'Collapse menu' }))
        .focus();
      await press(page, 'Tab', 'Shift+Tab');
      await page.getByRole('tooltip').waitFor();
    }));
});

it('goes to the field that a disabled one waits for', () =>
  walk('/choices', async (page) => {
    await button(page, 'Go to type').press('Enter');
    await expectFocus(page.getByLabel('Category'));
  }));

describe('keys', () => {
  it('alone do nothing once they are switched off', () =>
    walk('/choices', async (page) => {
      await press(page, 'x');
      await page.getByText('Pressed 1').waitFor();
      const toggle = async () => {
        await page.getByLabel('Single-key shortcuts').press('Space');
        await page.getByLabel('Single-key shortcuts').blur();
      };
      await toggle();
      await press(page, 'x', 'x');
      await toggle();
      await press(page, 'x');
      await page.getByText('Pressed 2').waitFor();
    }));

  it('undo the latest change, and not while something is typed', () =>
    walk('/', async (page) => {
      await button(page, 'Delete').click();
      await button(page, 'Undo').waitFor();
      await page.getByText('Ctrl+Z').waitFor();
      await press(page, 'Control+k');
      await page.getByPlaceholder('Search by number').fill('Tan');
      await press(page, 'Control+z');
      expect(await page.getByText('Undone').count()).toBe(0);
      await press(page, 'Escape');
      await page.getByPlaceholder('Search by number').waitFor({ state: 'hidden' });
      await press(page, 'Control+z');
      await page.getByText('Undone').waitFor();
    }));
});

describe('the search', () => {
  it('says how many it has found, and never before that it has found nothing', () =>
    walk('/', async (page) => {
      await press(page, 'Control+k');
      const field = page.getByPlaceholder('Search by number');
      await field.waitFor();
      await page.evaluate(() =>
        new MutationObserver(() => {
          if (document.body.textContent?.includes('Nothing found')) document.body.dataset.nothing = 'said';
        }).observe(document.body, { subtree: true, childList: true, characterData: true }),
      );
      await field.pressSequentially('zzqq', { delay: 30 });
      await page.getByRole('status').filter({ hasText: '1 result' }).waitFor();
      expect(await page.evaluate(() => document.body.dataset.nothing)).toBeUndefined();
    }));
});

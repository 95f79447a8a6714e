import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fixture } from './fixture/walk.ts';

const open = fixture();
const phone = { viewport: { width: 360, height: 800 } };

/** Opens a page in high contrast, as Windows draws it. */
const walk: typeof open = (path, act, options) =>
  open(
    path,
    async (page) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
      await act(page);
      await page.emulateMedia({ forcedColors: 'none' });
    },
    options,
  );

/** How much of two pictures of one place differs by a contrast of 3 or more, in percent; of one picture, from its corner. */
const difference = (page: Page, one: Buffer, other?: Buffer): Promise<number> =>
  page.evaluate(
    async ([first = '', second]) => {
      const pixelsOf = async (text: string) => {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes]));
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
        canvas?.drawImage(image, 0, 0);
        return canvas?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
      };
      const light = (data: Uint8ClampedArray, at: number) => {
        const [red = 0, green = 0, blue = 0] = [...data.slice(at, at + 3)].map((part) => (part / 255) ** 2.2);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
      };
      const before = await pixelsOf(first);
      const after = second ? await pixelsOf(second) : before;
      let count = 0;
      for (let at = 0; at < before.length; at += 4) {
        const pair = [light(before, at), light(after, second ? at : 0)];
        if (Math.max(...pair) / Math.min(...pair) >= 3) count++;
      }
      return (400 * count) / before.length;
    },
    [one.toString('base64'), other?.toString('base64')],
  );

/** How much of what is drawn of a control its state changes, in percent. */
const changeOf = async (page: Page, control: Locator, choose: () => Promise<void>): Promise<number> => {
  const before = await control.screenshot();
  await choose();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(0, 0);
  return difference(page, before, await control.screenshot());
};

const groundOf = (control: Locator) => control.evaluate((element) => getComputedStyle(element).backgroundColor);

describe('in high contrast', () => {
  it.each([
    ['a checkbox', (page: Page) => page.getByLabel('Tick'), 'Tick', 10],
    ['a checkbox of the customer’s pages', (page: Page) => page.getByLabel('Agree'), 'Agree', 10],
    ['a switch', (page: Page) => page.locator('.mantine-Switch-track').first(), 'Light', 10],
    ['a radio', (page: Page) => page.getByRole('radiogroup', { name: 'Side' }).getByLabel('Alpha'), 'Bravo', 10],
    ['a segment', (page: Page) => page.getByRole('radiogroup', { name: 'Basis' }).getByText('Alpha'), 'Bravo', 50],
    ['a status', (page: Page) => page.getByRole('button', { name: 'Alpha' }), 'Bravo', 50],
    ['a tab', (page: Page) => page.getByRole('link', { name: 'Alpha' }), 'Bravo', 50],
    ['a step', (page: Page) => page.getByRole('link', { name: /Step ?, done/ }), 'Bravo', 50],
  ])('%s shows whether it is chosen', (_, control, chosen, least) =>
    walk('/choices', async (page) => {
      const press = () =>
        page
          .getByLabel(chosen)
          .or(page.getByRole('button', { name: chosen }))
          .first()
          .press('Space');
      expect(await changeOf(page, control(page), press)).toBeGreaterThan(least);
    }),
  );

  it('the bars of a chart and the dot of each step are drawn', () =>
    walk('/choices', async (page) => {
      const bar = page.locator('main [style*="flex-grow"]').first();
      const colours = await bar.evaluate((part) =>
        [part, part.nextElementSibling, part.parentElement].map(
          (each) => each && getComputedStyle(each).backgroundColor,
        ),
      );
      expect(new Set(colours).size).toBe(3);
      for (const name of [/Step ?, done/, /Step ?, to do/, /Step ?, needs attention/]) {
        const dot = page.getByRole('link', { name }).locator('[aria-hidden]').first();
        expect(await dot.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
      }
    }));

  it('a selected row shows it', () =>
    walk('/list', async (page) => {
      const row = page.getByRole('row').nth(1);
      const rim = () => row.evaluate((element) => getComputedStyle(element).outlineStyle);
      expect(await rim()).toBe('none');
      await row.getByRole('checkbox').check();
      expect(await rim()).toBe('solid');
    }));

  it('the menu shows where we are', () =>
    walk('/list', async (page) => {
      const menu = page.getByRole('navigation', { name: 'Main' });
      const current = await groundOf(menu.locator('[aria-current="page"]'));
      expect(current).not.toBe(await groundOf(menu.getByRole('link', { name: 'Many' })));
    }));

  it('the bar of places shows where we are', () =>
    walk(
      '/list',
      async (page) => {
        const bar = page.getByRole('navigation', { name: 'Places' });
        const current = await groundOf(bar.getByRole('link', { name: 'Submissions' }));
        expect(current).not.toBe(await groundOf(bar.getByRole('link', { name: 'Home' })));
      },
      phone,
    ));
});

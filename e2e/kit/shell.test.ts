import { describe, expect, it } from 'vitest';
import { findings } from '../axe.ts';
import { ensureLaunched, openPage } from '../browser.ts';
import { lookAt } from '../look.ts';
import { shared } from '../served.ts';
import { fixture } from './fixture/walk.ts';

const walk = fixture();
const phone = { viewport: { width: 360, height: 800 } };

describe('the shell', () => {
  it('marks where we are, names the tab, and opens the group of the page', () =>
    walk('/list', async (page) => {
      const menu = page.getByRole('navigation', { name: 'Main' });
      expect(await menu.locator('[aria-current="page"]').allInnerTexts()).toEqual([
        expect.stringContaining('Status Of Submission'),
      ]);
      expect(await page.title()).toBe('Submissions · Gable');
      await menu.getByRole('link', { name: 'Many' }).click();
      await page.getByRole('heading', { name: 'Many' }).waitFor();
      expect(await menu.locator('[aria-current="page"]').innerText()).toBe('Many');
      expect(await page.title()).toBe('Many · Gable');
    }));

  it('is wide again after each change of route', () =>
    walk('/', async (page) => {
      await page.getByRole('button', { name: 'Collapse menu' }).click();
      await page.getByRole('button', { name: 'Expand menu' }).waitFor();
      await page.getByRole('link', { name: 'Many' }).click();
      await page.getByRole('button', { name: 'Collapse menu' }).waitFor();
    }));

  it('asks before logging out, in the words of the specification', () =>
    walk('/', async (page) => {
      await page.getByRole('button', { name: 'Log out' }).click();
      const dialog = page.getByRole('dialog', { name: 'Are you sure to logout?' });
      await dialog.getByRole('button', { name: 'No' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Log out' }).click();
      await dialog.getByRole('button', { name: 'Yes' }).click();
      await page.getByRole('link', { name: 'Sign in' }).waitFor();
    }));

  it('is a drawer under 1200 px, which closes when it has led somewhere', () =>
    walk(
      '/',
      async (page) => {
        await page.getByRole('button', { name: 'More pages' }).click();
        const drawer = page.getByRole('dialog', { name: 'Menu' });
        await drawer.getByRole('link', { name: 'Many' }).click();
        await page.getByRole('heading', { name: 'Many' }).waitFor();
        await drawer.waitFor({ state: 'hidden' });
      },
      phone,
    ));

  it('has a bar of places on a phone, which gives way to the foot of a form', () =>
    walk(
      '/list',
      async (page) => {
        const bar = page.getByRole('navigation', { name: 'Places' });
        expect(await bar.getByRole('link', { name: 'Submissions' }).getAttribute('aria-current')).toBe('page');
        await bar.getByRole('link', { name: 'Home' }).click();
        await page.waitForURL((url) => url.pathname === '/');
        await page.goto('/form');
        await page.getByRole('heading', { name: 'Transaction info' }).waitFor();
        await bar.waitFor({ state: 'hidden' });
      },
      phone,
    ));

  it('finds pages and what its providers know, by Ctrl-K', () =>
    walk('/', async (page) => {
      await page.keyboard.press('Control+k');
      const field = page.getByPlaceholder('Search by number, name, address or amount');
      await field.waitFor();
      await field.fill('status');
      await page.getByText('Tan status').waitFor();
      await page
        .getByRole('group', { name: 'Go to' })
        .getByRole('option', { name: /Status Of Submission/ })
        .click();
      await page.waitForURL('**/list');
    }));

  it('shows the bar of a slow navigation, and none for a quick one', () =>
    walk('/', async (page) => {
      await page.evaluate(() => {
        new MutationObserver(() => {
          const on = document.querySelector('[data-mounted]') !== null;
          if (on) document.body.dataset.barSeen = 'yes';
        }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-mounted'] });
      });
      const seen = () => page.evaluate(() => document.body.dataset.barSeen === 'yes');
      await page.waitForTimeout(500);
      await page.getByRole('link', { name: 'Many' }).click();
      await page.getByRole('heading', { name: 'Many' }).waitFor();
      expect(await seen()).toBe(false);
      await page.getByRole('link', { name: /CEA Practice Circulars/ }).click();
      await page.getByRole('progressbar', { name: 'Loading page' }).waitFor();
      await page.getByRole('heading', { name: 'Pieces' }).waitFor();
      expect(await seen()).toBe(true);
      await page.locator('[data-mounted]').waitFor({ state: 'detached' });
    }));

  it('keeps the chosen scheme, from before the first paint', () =>
    walk('/', async (page) => {
      await page.getByRole('button', { name: /Hannah Lim/ }).click();
      await page.getByRole('menuitemradio', { name: 'Dark' }).click();
      await page.reload();
      expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
    }));

  it('says when we are offline', () =>
    walk('/', async (page) => {
      // What is fetched at rest is there.
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await page.getByText('You are offline.').waitFor();
      await page.context().setOffline(false);
      await page.getByText('You are offline.').waitFor({ state: 'detached' });
    }));
});

describe('a page that fails', () => {
  it.each([
    ['/gone', '404 Not Found'],
    ['/broken', 'An error occurred'],
    ['/nowhere', 'This page could not be found'],
  ])('%s says "%s" and leads back', (path, title) =>
    walk(
      path,
      async (page) => {
        expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
        expect(await findings(page)).toEqual([]);
        await page.getByRole('link', { name: 'Go back to Dashboard' }).click();
        await page.getByRole('heading', { name: 'Pieces' }).waitFor();
      },
      { expected: /broken on purpose|Error in route match|status: 404|Object/ },
    ),
  );
});

it('says that the error page itself has failed, and leads home', () =>
  walk(
    '/past-help',
    async (page) => {
      const words = await page.getByRole('heading', { level: 1 }).innerText();
      expect(words).toBe('An error occurred while showing the error page');
      expect(await findings(page)).toEqual([]);
      await page.getByRole('link', { name: 'Go back to Dashboard' }).click();
      await page.getByRole('heading', { name: 'Pieces' }).waitFor();
    },
    { expected: /broken on purpose|Object/ },
  ));

describe('toasts', () => {
  it('shows results at top centre for two seconds', () =>
    walk('/', async (page) => {
      await page.getByRole('button', { name: 'Result' }).click();
      const toast = page.getByText('Contact add successfully!');
      await toast.waitFor();
      const box = await toast.boundingBox();
      expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720)).toBeLessThan(220);
      expect(box?.y).toBeLessThan(80);
      await page.mouse.move(0, 800);
      await toast.waitFor({ state: 'detached', timeout: 3500 });
    }));

  it('shows the app’s own word at top right, one at a time', () =>
    walk('/', async (page) => {
      for (let turn = 0; turn < 3; turn++) await page.getByRole('button', { name: 'App', exact: true }).click();
      await page.waitForTimeout(500);
      expect(await page.getByText(/^Circular 0/).count()).toBe(1);
      expect((await page.getByText(/^Circular 0/).boundingBox())?.x).toBeGreaterThan(1000);
    }));
});

describe('the strip below the header', () => {
  it.each([{ width: 1440, height: 900 }, phone.viewport])('offers an undo, $width px wide', (viewport) =>
    walk(
      '/',
      async (page) => {
        const before = await page.getByRole('heading', { name: 'Pieces' }).boundingBox();
        await page.getByRole('button', { name: 'Delete' }).click();
        const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
        await undo.waitFor();
        expect((await undo.boundingBox())?.y).toBeLessThan(120);
        expect(await page.getByRole('heading', { name: 'Pieces' }).boundingBox()).toEqual(before);
        expect(await findings(page)).toEqual([]);
        await undo.click();
        await page.getByText('Undone').waitFor();
        expect(await undo.count()).toBe(0);
      },
      { viewport },
    ),
  );

  it('stays ten seconds, longer while the focus is in it, and closes', async () => {
    // A tab of its own, as its clock is moved on.
    const { page, close } = await openPage(await ensureLaunched(), { baseURL: (await shared('fixture')).url });
    await page.clock.install();
    await page.goto('/');
    const warn = page.getByRole('button', { name: 'Warn', exact: true });
    const line = page.getByRole('alert').filter({ hasText: 'This payment is larger' });
    await warn.click();
    await line.waitFor();
    await page.mouse.move(0, 800);
    await page.clock.runFor(9_000);
    expect(await line.count()).toBe(1);
    await page.clock.runFor(2_000);
    await line.waitFor({ state: 'detached' });
    await warn.click();
    await line.getByRole('button', { name: 'Close message' }).focus();
    await page.clock.runFor(15_000);
    expect(await line.count()).toBe(1);
    await page.keyboard.press('Enter');
    await line.waitFor({ state: 'detached' });
    await close();
  });
});

describe('axe finds nothing', () => {
  it.each([{ width: 1440, height: 900 }, phone.viewport])('on a page $width px wide', { timeout: 90_000 }, (viewport) =>
    walk(
      '/',
      async (page) => {
        for (const path of ['/', '/list', '/list?q=nothing', '/form', '/many', '/public']) {
          await page.goto(path);
          expect(await lookAt(page, path)).toEqual([]);
        }
      },
      { viewport },
    ),
  );

  it('on what opens over the page', () =>
    walk('/list', async (page) => {
      await page.getByRole('button', { name: /Hannah Lim/ }).click();
      await page.getByRole('menu').waitFor();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Columns and density' }).click();
      await page.getByRole('checkbox', { name: 'Property' }).waitFor();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder('Search by number, name, address or amount').fill('sub');
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.getByRole('dialog', { name: 'Are you sure to logout?' }).waitFor();
      expect(await findings(page)).toEqual([]);
    }));
});

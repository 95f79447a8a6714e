import { describe, expect, it } from 'vitest';
import { closedScreens } from '#test/screens.ts';
import { sharedGable } from './gable.ts';
import { enter } from './journey/caller.ts';
import { within } from './journey/go.ts';
import { places } from './places.ts';

const { visit } = sharedGable();

describe('every screen opens', () => {
  it.each(places(['finance', 'lay.hoon'], ['people', 'peter.koh'], ['content', 'rohana.idris']))(
    'for the %s desk',
    { timeout: 300_000 },
    (desk, userName) =>
      visit(`screens of the ${desk} desk`, 1440, async ({ page, look }) => {
        await enter(page, userName, '/');
        await page.locator('h1').first().waitFor();
        await look('home');
        const goTo = within(page);
        for (const path of closedScreens) {
          await goTo(path);
          expect([
            path,
            await page.getByText(/error occurred|not found|went wrong|not allowed/i).allInnerTexts(),
          ]).toEqual([path, []]);
        }
      }),
  );
});

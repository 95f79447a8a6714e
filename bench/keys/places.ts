import type { Locator, Page } from 'playwright-core';

/** Where keys are pressed: a step of the wizard, with all that it can show open. Answers the part with the fields. */
export type Place = { name: string; open: (page: Page, eSubId: string) => Promise<Locator> };

export const wizard = '/e-submission/submit-new-transaction';

export const unfold = async (part: Locator): Promise<Locator> => {
  const folded = part.locator('button[aria-expanded=false][aria-controls]').filter({ visible: true });
  while ((await folded.count()) > 0) await folded.first().click();
  return part;
};

const step = (name: string): Place => ({
  name,
  open: async (page, eSubId) => {
    await page.goto(`${wizard}?eSubId=${eSubId}&step=${name}`);
    const form = page.locator('main form');
    await form.waitFor();
    return unfold(form);
  },
});

export const openParty = async (page: Page, eSubId: string, name: string): Promise<Locator> => {
  await page.goto(`${wizard}?eSubId=${eSubId}&step=parties`);
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Edit' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.locator('form').waitFor();
  return drawer;
};

export const places: Place[] = [
  {
    name: 'a page with one bare field',
    open: async (page) => {
      await page.setContent('<form><label>Bare <input></label></form>');
      return page.locator('form');
    },
  },
  {
    name: 'a new transaction',
    open: async (page) => {
      await page.goto(wizard);
      const form = page.locator('main form');
      await form.waitFor();
      return unfold(form);
    },
  },
  step('info'),
  {
    name: 'parties, a person',
    open: async (page, eSubId) => {
      const drawer = await unfold(await openParty(page, eSubId, 'Goh Siew Hong'));
      await drawer.getByLabel('Somebody else is the beneficial owner').check();
      await drawer.getByLabel('Acts on behalf of another party').check();
      return drawer;
    },
  },
  {
    name: 'parties, a shareholder',
    open: async (page, eSubId) => {
      const drawer = await openParty(page, eSubId, 'Lantern Hill Holdings');
      await drawer.getByRole('tab', { name: /^Shareholders/ }).click();
      await drawer.getByRole('button', { name: 'Add shareholder' }).click();
      return drawer;
    },
  },
  step('external'),
  step('internal'),
  {
    name: 'internal, one more',
    open: async (page, eSubId) => {
      const form = await step('internal').open(page, eSubId);
      await form.getByRole('button', { name: 'Add salesperson' }).click();
      // It closes when the focus leaves it: the other fields are no part of this place.
      return form
        .locator('div')
        .filter({ has: page.getByLabel('Find a salesperson') })
        .last();
    },
  },
  step('billing'),
  {
    name: 'the declaration',
    open: async (page, eSubId) => {
      await page.goto(`/e-submission/${eSubId}`);
      await page.getByRole('button', { name: 'Submit', exact: true }).click();
      return page.getByRole('dialog');
    },
  },
];

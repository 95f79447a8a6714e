import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { sharedGable } from './gable.ts';
import { signInByCall } from './journey/caller.ts';
import { field } from './journey/report.ts';
import { places } from './places.ts';

const { visit } = sharedGable();

const choose = (form: Locator, words: string) => form.getByText(words, { exact: true }).click();

/** A plan of each other scheme, with what it is entered by, and how the list and its page say it. */
const plans = [
  {
    scheme: 'Cap',
    list: '80% until the agency kept S$ 12,000.00, then 100% less S$ 95.00',
    shown: [
      '100% less S$ 95.00',
      'Breakaway',
      '5%',
      'Franchise, before the split',
      'S$ 30.00',
      'Minimum agency fee',
      'S$ 200.00',
    ],
    enter: async (form: Locator) => {
      await field(form, 'Rate until the cap').fill('80');
      await form.getByRole('textbox', { name: /^Cap/ }).fill('12000');
      await field(form, 'Fee after the cap').fill('95');
      await field(form, 'Breakaway').fill('5');
      await form.getByRole('button', { name: 'Add fee' }).first().click();
      await field(form, 'Fee name').fill('Franchise');
      await field(form, 'Fee amount').fill('30');
      await field(form, 'Minimum agency fee').fill('200');
    },
  },
  {
    scheme: 'Fixed fee',
    list: '100% less a fee',
    shown: ['Sale S$ 400.00, lease S$ 90.00', 'Generation 1', '4%', 'Generation 2', '2%'],
    enter: async (form: Locator) => {
      for (const [what, fee] of [
        ['sale', '400'],
        ['lease', '90'],
      ] as const) {
        const fees = form.getByLabel(new RegExp(`, ${what}`));
        // `all` takes what is there, and the fields of a scheme come when it is chosen.
        await fees.first().waitFor();
        for (const each of await fees.all()) await each.fill(fee);
      }
      await choose(form, 'By generation');
      await field(form, 'Generation 1').fill('4');
      await form.getByRole('button', { name: 'Add generation' }).click();
      await field(form, 'Generation 2').fill('2');
    },
  },
  {
    scheme: 'Projects',
    list: '75%, or by project and role',
    shown: ['Rate otherwise', '75%', 'Marina Crest Residences', '82.5%', 'Counts as, when above others', '90%'],
    enter: async (form: Locator) => {
      await field(form, 'Rate otherwise').fill('75');
      if ((await field(form, 'Project 1').count()) === 0) await form.getByRole('button', { name: 'Add rate' }).click();
      await field(form, 'Project 1').fill('Marina Crest Residences');
      await field(form, 'Rate 1').fill('82.5');
      await field(form, 'Counts as, when above others').fill('90');
    },
  },
] as const;

it.each(places(1440, 360))('finance enters a plan of each scheme, at %i px', { timeout: 300_000 }, (width) =>
  visit(`schemes ${width}`, width, async ({ page, look }) => {
    await signInByCall(page, 'lay.hoon');
    for (const { scheme, list, shown, enter: type } of plans) {
      // A plan of the same name is refused, so each attempt has names of its own.
      const name = `${scheme} at ${width}, ${Date.now()}`;
      await page.goto('/agency-desk/finance/plans');
      await page.getByRole('button', { name: 'New plan' }).click();
      const form = page.getByRole('dialog', { name: 'New plan' });
      await field(form, 'Name').fill(name);
      await choose(form, scheme);
      await type(form);
      await look(`a plan: ${scheme}`);
      await form.getByRole('button', { name: 'Add plan' }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      for (const words of shown) await page.getByText(words).first().waitFor();
      await page.goto(`/agency-desk/finance/plans?search=${encodeURIComponent(name)}`);
      await page.getByText(list).waitFor();
      expect(await page.locator('[data-row-opener]').count()).toBe(1);
    }
  }),
);

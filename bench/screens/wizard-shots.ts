import type { Page } from 'playwright-core';
import { openParty, unfold, wizard } from '../keys/places.ts';
import type { Shot } from './shot.ts';

/** The steps of the wizard: empty, full, and with what the page says of mistakes. */

const saveAndWait = async (page: Page) => {
  await page.getByRole('button', { name: /^(Save and continue|Add|Save)$/ }).click();
  await page.getByRole('alert').or(page.locator('[aria-invalid=true]')).first().waitFor();
};

const at = (step: string, which: 'empty' | 'full'): Shot => ({
  name: `${step}, ${which}`,
  as: 'hannah.lim',
  open: async (page, cases) => {
    await page.goto(`${wizard}?eSubId=${cases[which]}&step=${step}`);
    await page.locator('main h2').first().waitFor();
  },
});

const summary = (which: 'empty' | 'full'): Shot => ({
  name: `summary, ${which}`,
  as: 'hannah.lim',
  open: async (page, cases) => {
    await page.goto(`/e-submission/${cases[which]}`);
    await page.getByRole('heading', { name: 'Documents' }).first().waitFor();
  },
});

const withErrors = (shot: Shot, spoil: (page: Page) => Promise<void>): Shot => ({
  ...shot,
  name: shot.name.replace(/, (empty|full)$/, ', errors'),
  open: async (page, cases) => {
    await shot.open(page, cases);
    await spoil(page);
  },
});

const fresh: Shot = {
  name: 'info, empty',
  as: 'hannah.lim',
  open: async (page) => {
    await page.goto(wizard);
    await page.locator('main form').waitFor();
  },
};

const inFull: Shot = {
  ...at('info', 'full'),
  open: async (page, cases) => {
    await at('info', 'full').open(page, cases);
    await page.locator('main form').waitFor();
    await unfold(page.locator('main form'));
  },
};

const newParty: Shot = {
  name: 'a party, empty',
  as: 'hannah.lim',
  open: async (page, cases) => {
    await at('parties', 'empty').open(page, cases);
    await page
      .getByRole('button', { name: /^Add (a )?seller/ })
      .first()
      .click();
    await page.getByRole('dialog').locator('form').waitFor();
  },
};

const emptyRow = async (page: Page) => {
  await page.getByRole('button', { name: 'Add co-broker' }).click();
  await page.getByLabel(/^Registration no/).fill('R12');
  await saveAndWait(page);
};

/** More than there is to share. */
const tooMuch = async (page: Page) => {
  await page
    .getByLabel(/^Share of /)
    .first()
    .fill('95');
  await saveAndWait(page);
};

const wrongFile = async (page: Page) => {
  const file = { name: 'accounts.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByText('File type not accepted').waitFor();
};

const noAmount = async (page: Page) => {
  await page
    .getByLabel(/^Amount before GST/)
    .first()
    .fill('');
  await page
    .getByLabel(/^Invoice to/)
    .first()
    .fill('');
  await saveAndWait(page);
};

export const wizardShots: Shot[] = [
  fresh,
  inFull,
  withErrors(fresh, saveAndWait),
  at('parties', 'empty'),
  at('parties', 'full'),
  newParty,
  withErrors(newParty, (page) => page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()),
  {
    name: 'a party, full',
    as: 'hannah.lim',
    open: async (page, { full }) => void (await unfold(await openParty(page, full, 'Goh Siew Choo'))),
  },
  {
    name: 'shareholders',
    as: 'hannah.lim',
    open: async (page, { full }) => {
      const drawer = await openParty(page, full, 'Lantern Hill Holdings');
      await drawer.getByRole('tab', { name: /^Shareholders/ }).click();
      await drawer.getByText('Quek Boon Leong').first().waitFor();
    },
  },
  at('external', 'empty'),
  at('external', 'full'),
  withErrors(at('external', 'empty'), emptyRow),
  at('internal', 'empty'),
  at('internal', 'full'),
  withErrors(at('internal', 'full'), tooMuch),
  at('documents', 'empty'),
  at('documents', 'full'),
  withErrors(at('documents', 'empty'), wrongFile),
  at('billing', 'empty'),
  at('billing', 'full'),
  withErrors(at('billing', 'full'), noAmount),
  at('required', 'empty'),
  at('required', 'full'),
  summary('empty'),
  summary('full'),
  {
    name: 'summary, in print',
    as: 'hannah.lim',
    open: async (page, cases) => {
      await summary('full').open(page, cases);
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'the declaration',
    as: 'hannah.lim',
    open: async (page, cases) => {
      await summary('full').open(page, cases);
      await page.getByRole('button', { name: 'Submit', exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

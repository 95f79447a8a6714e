import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleBill, sampleExternal, sampleInfo, sampleParties } from '#demo/sample.ts';
import { aHeldCompany, anEsubmission } from '#test/esubmissions.ts';
import { sharedGable } from './gable.ts';
import { callerOf, must, signInByCall } from './journey/caller.ts';
import { type Hands, keys } from './journey/hands.ts';
import { field } from './journey/report.ts';
import { keptDrafts } from './kept-drafts.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();

type Holder = { kind?: 'Company'; name: string; rate: string; of: string; number: string };

/** Names a shareholder in the form that stands open. */
const nameHolder = async ({ page }: Visit, hands: Hands, { kind, name, rate, of, number }: Holder) => {
  const form = page.getByRole('form', { name: `New shareholder of ${of}` });
  await form.waitFor();
  if (kind) await hands.pick(form.getByRole('radio', { name: kind }));
  await hands.fill(field(form, 'Name'), name);
  await hands.fill(field(form, 'Shareholding'), rate);
  await hands.fill(field(form, 'Number'), number);
  await hands.press(form.getByRole('button', { name: 'Add shareholder' }));
  await page.getByRole('button', { name: `Edit ${name}` }).waitFor();
};

const lantern = 'Lantern Hill Holdings Pte Ltd';
const mast = 'Harbour Mast Pte Ltd';

/** A company that sells: two levels of shareholders, by keyboard alone. */
const aCompanyThatSells = async (here: Visit) => {
  const { page, look } = here;
  await page.getByRole('button', { name: 'Add seller' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add seller' });
  await drawer.getByText('Company or entity').click();
  await field(drawer, 'Registered name').fill(lantern);
  await field(drawer, 'Number').fill('197401143C');
  await look('a company that is added');
  await drawer.getByRole('button', { name: 'Add', exact: true }).click();

  const tree = page.getByRole('dialog', { name: lantern });
  await tree.getByText('No shareholder yet').waitFor();
  await look('a company without shareholders');
  await keys.press(tree.getByRole('button', { name: 'Add shareholder' }));
  await nameHolder(here, keys, { name: 'Quek Boon Leong', rate: '60', of: lantern, number: 'T0000001E' });
  await keys.press(tree.getByRole('button', { name: 'Add shareholder' }));
  await nameHolder(here, keys, { kind: 'Company', name: mast, rate: '40', of: lantern, number: '201912345K' });
  await tree.getByText(`Name who owns ${mast}`, { exact: false }).waitFor();
  await look('a shareholder that is to be identified');
  await keys.press(tree.getByRole('button', { name: `Add who holds ${mast}` }));
  await nameHolder(here, keys, { name: 'Lee Kah Mun', rate: '100', of: mast, number: 'S9876543C' });
  await tree.getByText('Ultimate beneficial owners: Quek Boon Leong 60%, Lee Kah Mun 40%').waitFor();
  expect(await tree.getByText('Still to be identified').count()).toBe(0);
  await look('two levels of shareholders');
  await keys.press(tree.getByRole('button', { name: 'Edit Quek Boon Leong' }));
  const quek = page.getByRole('form', { name: 'Quek Boon Leong' });
  await field(quek, 'Shareholding').fill('59.5');
  await quek.getByRole('button', { name: 'Save' }).click();
  await tree.getByText('Ultimate beneficial owners: Quek Boon Leong 59.5%, Lee Kah Mun 40%').waitFor();
  await keys.press(tree.getByRole('button', { name: 'Edit Quek Boon Leong' }));
  await field(quek, 'Shareholding').fill('60');
  await quek.getByRole('button', { name: 'Save' }).click();
  await tree.getByText('Ultimate beneficial owners: Quek Boon Leong 60%, Lee Kah Mun 40%').waitFor();

  await keys.press(tree.getByRole('button', { name: 'Add shareholder' }));
  const form = page.getByRole('form', { name: `New shareholder of ${lantern}` });
  await field(form, 'Name').fill('One Too Many');
  await field(form, 'Shareholding').fill('1');
  await form.getByRole('button', { name: 'Add shareholder' }).click();
  await form.getByText(/100%/).first().waitFor();
  await look('more than the whole');

  // What was typed is there again, whatever became of the page.
  await expect.poll(async () => (await keptDrafts(page)).join(), { timeout: 10_000 }).toContain('/shareholder');
  await page.reload();
  await page.getByRole('button', { name: 'Edit' }).click();
  await tree.getByRole('tab', { name: /^Shareholders/ }).click();
  await tree.getByRole('button', { name: 'Add shareholder' }).click();
  await expect.poll(() => field(form, 'Name').inputValue()).toBe('One Too Many');
  await look('what was typed of a shareholder');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await keys.press(tree.getByRole('button', { name: `Remove ${mast}` }));
  await keys.press(tree.getByRole('button', { name: 'Remove', exact: true }));
  await page.getByText('The Shareholder have deleted successfully!').waitFor();
  await tree.getByText('Ultimate beneficial owners').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await tree.waitFor({ state: 'hidden' });
};

/** A person who sells for somebody else, who is named. */
const someoneWhoHoldsForAnother = async ({ page, look }: Visit) => {
  await page.getByRole('button', { name: 'Add seller' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add seller' });
  await field(drawer, 'Name').fill('Goh Siew Choo');
  await field(drawer, 'Number').fill('S1234567D');
  await drawer.getByRole('button', { name: /^Acting for someone else/ }).click();
  await drawer.getByRole('checkbox', { name: 'Somebody else is the beneficial owner' }).check();
  await field(drawer, 'Beneficial owner').fill('Wong Mei Fun');
  await look('a beneficial owner');
  await drawer.getByRole('button', { name: 'Add', exact: true }).click();
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('listitem').filter({ hasText: 'Goh Siew Choo' }).waitFor();
};

it('names the parties of a sale by a company, and everyone behind it', { timeout: 600_000 }, () =>
  visit(
    'parties',
    1440,
    async (here) => {
      const { page, look } = here;
      await signInByCall(page, 'hannah.lim');
      const caller = callerOf(page);
      const info = sampleInfo({ property: { ...sampleInfo().property, unit: '32-101' } });
      const { eSubId } = await must(caller.post('/api/v1/esubmissions', info));
      await page.goto(`/e-submission/submit-new-transaction?eSubId=${eSubId}&step=parties`);
      await aCompanyThatSells(here);
      await someoneWhoHoldsForAnother(here);
      await look('a company and a person');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.getByRole('dialog', { name: 'Save as a draft?' }).getByRole('button', { name: 'Save draft' }).click();
      await page.getByText('The transaction save to draft successfully!').waitFor();
      await page.waitForURL('**/e-submission/status-of-submission');
      await page.goto(`/e-submission/${crypto.randomUUID()}`);
      await page.getByText('404 Not Found').waitFor();
      await page.goto('/e-submissions');
      await page.getByText('This page could not be found').waitFor();
      await look('a submission that there is not');
      const { rows } = await must(caller.get(`/api/v1/related-parties?eSubId=${eSubId}`));
      expect(rows).toMatchObject([
        { name: lantern, shareholdersBO: [{ name: 'Quek Boon Leong', isIdentified: true }] },
        { name: 'Goh Siew Choo', isBeneficialOwner: false, beneficialOwner: { name: 'Wong Mei Fun' } },
      ]);
    },
    // More than the whole is refused by the server, and one submission is not there.
    (line) => /status( of)? 40[04]/.test(line),
  ),
);

/** A sale that is shared inside and outside the agency and billed in two parts, with a company that nobody knows yet. */
const aSharedSale = async (page: Page, unit: string) => {
  const caller = callerOf(page);
  const made = await anEsubmission(caller, {
    status: 'billed',
    info: { property: { ...sampleInfo().property, unit }, optionFeeCents: null },
  });
  const { eSubId } = made;
  let { version } = await must(caller.get(`/api/v1/esubmissions/${eSubId}/summary`));
  const put = async (path: string, body: object) => {
    ({ version } = await must(caller.put(path, { ...body, version })));
  };
  await put(`/api/v1/external-cobrokes/${eSubId}`, { rows: [sampleExternal()] });
  const { userId } = await must(caller.get('/api/v1/users/info'));
  const [colleague] = await must(caller.get('/api/agents?search=Rajesh'));
  const share = (id: string, role: string, shareRate: number) => ({
    userId: id,
    role,
    shareRate,
    remark: '',
    shareBasis: 'PERCENT',
    shareCents: null,
  });
  await put(`/api/v1/internal-cobrokes/${eSubId}`, {
    rows: [share(userId, 'CA', 600_000), share(colleague.userId, 'ICB', 300_000)],
  });
  await put('/api/v1/billing-infos', { eSubId, rows: [sampleBill(3_000_000), sampleBill(1_000_000)] });
  const held = await aHeldCompany(caller, { eSubId, version });
  const half = { name: 'Lim Ah Lian', idNumber: 'S0000001I', tenancy: 'COMMON', ownershipRate: 500_000 };
  await must(caller.post('/api/v1/related-parties', { ...sampleParties()[0], ...half, eSubId, version: held.version }));
  return made;
};

/** From the summary, each finding leads to its field: the focus is in it. */
const followFindings = async (page: Page, eSubId: string) => {
  const focused = (ask: (element: Element) => string | null) =>
    expect.poll(() => page.evaluate(`(${ask})(document.activeElement)`), { timeout: 10_000 });
  const follow = async (finding: RegExp) => {
    await page.goto(`/e-submission/${eSubId}`);
    await page.getByRole('link', { name: finding }).first().click();
  };
  const path = (element: Element) => element.getAttribute('data-path');
  await follow(/^Upload: Option to purchase/);
  await focused((element) => element.textContent).toMatch(/^Option to purchase: Drop/);
  await follow(/is not shared yet/);
  await focused(path).toMatch(/^rows\.0\./);
  await follow(/of the commission is not billed yet/);
  await focused(path).toMatch(/^rows\.0\./);
  await follow(/^The shareholders of/);
  await page
    .getByRole('dialog', { name: lantern })
    .getByRole('tab', { name: /^Shareholders/, selected: true })
    .waitFor();
  await follow(/^The parts of each seller/);
  await page.getByRole('dialog', { name: 'Lim Ah Lian' }).waitFor();
  await focused(path).toBe('ownershipRate');
  await follow(/^Give the option fee/);
  await focused(path).toBe('optionFeeCents');
  await page.goto(`/e-submission/submit-new-transaction?eSubId=${eSubId}&step=required`);
  await page.getByRole('link', { name: /^Give the option fee/ }).click();
  await page.getByRole('button', { name: 'Save and back to the list' }).waitFor();
};

describe('a sale with everything in it', () => {
  it.each(places(1440, 360))('is looked at in each of its steps, %i px wide', { timeout: 600_000 }, (width) =>
    visit(`every step at ${width}`, width, async ({ page, look }) => {
      await signInByCall(page, 'hannah.lim');
      const { eSubId } = await aSharedSale(page, width === 360 ? '32-102' : '32-103');
      for (const [step, heading] of Object.entries({
        parties: 'Our client: the seller',
        external: 'External co-brokers',
        internal: 'Internal salespeople',
        billing: 'Billing',
        required: 'Required info',
      })) {
        await page.goto(`/e-submission/submit-new-transaction?eSubId=${eSubId}&step=${step}`);
        await page.getByRole('heading', { name: heading }).first().waitFor();
        await look(`step ${step}`);
      }
      await page.goto(`/e-submission/${eSubId}`);
      await page
        .getByText(/items to fix/)
        .first()
        .waitFor();
      await look('a summary with items to fix');
      if (width === 1440) await followFindings(page, eSubId);
      await page.goto(`/e-submission/${eSubId}`);
      await page.getByRole('button', { name: 'Submit', exact: true }).click();
      await page.getByRole('dialog', { name: 'Not ready to submit yet' }).waitFor();
      await look('what holds up submission');
    }),
  );
});

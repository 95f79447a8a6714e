import { expect, it } from 'vitest';
import { plainPdf } from '#platform/server/pdf/plain-pdf.ts';
import { sharedGable } from './gable.ts';
import { showCards, signInByCall } from './journey/caller.ts';
import { doMore } from './journey/record.ts';
import { field, typedDay } from './journey/report.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();

/** A leader whom no other journey has a page open of: what is published rings there. */
const leader = { userName: 'vimala.nair', name: 'Vimala d/o Nair' };

const guide = {
  name: 'Guide.pdf',
  mimeType: 'application/pdf',
  buffer: plainPdf('Guide', [
    { kind: 'text', text: 'Keep it short. A usufructuary signs with the owner. That is all.' },
  ]),
};

/** The content desk writes a circular for the leader’s team, to be acknowledged, attaches a guide and publishes it. */
const publish = async (here: Visit, refNo: string, title: string) => {
  const { page, look } = here;
  await page.goto('/agency-desk/circulars');
  await page.getByRole('button', { name: 'New circular' }).click();
  const drawer = page.getByRole('dialog', { name: 'New circular' });
  await field(drawer, 'Ref. no.').fill('Circular 7');
  await drawer.getByText('CEA numbers these as PC 02-26').waitFor();
  await field(drawer, 'Ref. no.').fill(refNo);
  await field(drawer, 'Title').fill(title);
  await drawer.getByRole('textbox', { name: 'Text' }).fill('Check who owns a property before you advertise it.');
  await drawer
    .getByRole('button', { name: 'Remove Everyone' })
    .or(drawer.locator('.mantine-Pill-remove'))
    .first()
    .click();
  await field(drawer, 'For').fill(leader.name);
  await page.getByRole('option', { name: `${leader.name}’s team` }).click();
  await field(drawer, 'Acknowledge by').fill(typedDay(-14));
  await look('a circular that is written');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.locator('main input[type=file]').setInputFiles(guide);
  await page.getByRole('button', { name: 'Guide.pdf', exact: true }).waitFor();
  // Its words are read by a job.
  await page.getByText('Being read for the search').waitFor({ state: 'hidden' });
  await doMore(page.getByRole('main'), 'Preview');
  await page.getByText('Preview · Draft').waitFor();
  expect(await page.getByRole('button', { name: 'Acknowledge', exact: true }).isDisabled()).toBe(true);
  await page.getByRole('link', { name: 'Back to editing' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Published', { exact: true }).waitFor();
};

/** Who has not read or acknowledged it, at the desk. */
const openAtDesk = async ({ page, look, isPhone }: Visit, refNo: string) => {
  await page.reload();
  await page.getByRole('heading', { name: 'Readers' }).waitFor();
  const rows = page.getByRole(isPhone ? 'listitem' : 'row').filter({ hasText: leader.name });
  await rows.getByText('Acknowledged', { exact: true }).first().waitFor();
  await look(`the readers of ${refNo}`);
  await page.getByRole('group', { name: 'State' }).getByRole('button', { name: 'Not read or acknowledged' }).click();
  await rows.first().waitFor({ state: 'hidden' });
};

/** So that a second try finds nothing of the first. */
let tries = 0;

it.each(places({ place: 'on a phone', width: 360 }, { place: 'at a desk', width: 1440 }))(
  'a circular rings, is read, acknowledged and found by its attachment, $place',
  { timeout: 600_000 },
  ({ place, width }) =>
    visit(`circulars ${place}`, width, async (here) => {
      tries += 1;
      const refNo = `PC ${tries + 50}-${width === 360 ? 26 : 25}`;
      const title = `Usage of homes ${width} ${tries}`;
      const { page, look } = here;
      const caller = await signInByCall(page, leader.userName);
      await showCards(caller, ['circulars']);
      await page.goto('/');
      await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
      const answer = await page.request.get('/circulars/v1/cea-circulars/unread');
      const { count } = (await answer.json()).data;
      const desk = await here.somebodyElse();
      await signInByCall(desk.page, 'rohana.idris');
      await publish(desk, refNo, title);
      // It rings without a reload, and the page counts it.
      await page.getByText(`New practice circular: ${refNo}`).first().waitFor();
      await page.getByText(`${count + 1} unread`).waitFor();
      await look('the home page with a new circular');
      await page.getByRole('link', { name: title }).waitFor();
      // By the keyboard alone: who follows it goes on in its page.
      await page.getByRole('button', { name: /^Notifications/ }).press('Enter');
      const bell = page.getByRole('dialog', { name: 'Notifications' });
      await bell.getByRole('listitem').filter({ hasText: refNo }).getByRole('link').press('Enter');
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await bell.waitFor({ state: 'hidden' });
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#content') !== null)).toBe(true);
      await page.getByText('14 days left').waitFor();
      await look('a circular');
      await page.getByRole('button', { name: 'Acknowledge', exact: true }).press('Enter');
      await page.getByText('You acknowledged it on').waitFor();
      await page.getByRole('link', { name: 'CEA Practice Circulars' }).first().click();
      await page.getByPlaceholder('Title, text, attachments').fill('usufructuary');
      await page.getByText('A usufructuary signs with the owner.').waitFor();
      expect(await page.locator('mark').first().textContent()).toBe('usufructuary');
      await look('what a word of an attachment finds');
      await openAtDesk(desk, refNo);
    }),
);

import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { samplePng } from '#platform/server/storage/sample-files.ts';
import { sharedGable } from './gable.ts';
import { signInByCall } from './journey/caller.ts';
import { field } from './journey/report.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();

/** What another program puts on the clipboard: text, links, and what must not come along. */
const hostile = `<h2 onclick="alert(1)">Hours</h2><script>alert(2)</script><iframe src="https://example.com"></iframe>
  <p style="position:fixed">We close at <b>one</b>. <a href="javascript:alert(3)">Bad</a> <a href="data:text/html,x">Worse</a>
  <a href="https://www.cea.gov.sg/hours">Good</a><img src="x" onerror="alert(4)"></p>`;

/** Pastes a picture, as from a screen, and says what it shows. */
const addPicture = async (text: Locator, page: Page) => {
  await text.evaluate((element, base64) => {
    const clipboardData = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    clipboardData.items.add(new File([bytes], 'plan.png', { type: 'image/png' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, samplePng().toString('base64'));
  const dialog = page.getByRole('dialog', { name: 'Add plan.png' });
  await dialog.getByLabel('What does the picture show?').fill('Plan of the office');
  await dialog.getByRole('button', { name: 'Add picture' }).click();
  await text.getByRole('img', { name: 'Plan of the office' }).waitFor();
};

/** Writes an announcement with a pasted text, looks at it as readers will, and publishes it. */
const publish = async ({ page, look }: Visit, title: string) => {
  await page.goto('/agency-desk/content/articles/new');
  const form = page.getByRole('form', { name: 'Article' });
  await field(form, 'Title').fill(title);
  const text = form.getByRole('textbox', { name: 'Text' });
  await text.click();
  await text.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, hostile);
  await text.getByRole('heading', { name: 'Hours' }).waitFor();
  expect(await text.locator('script, iframe, img, [onclick], [style]').count()).toBe(0);
  expect(await text.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    'https://www.cea.gov.sg/hours',
  ]);
  await addPicture(text, page);
  await look('an article that is written');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Draft', { exact: true }).first().waitFor();
  await page.getByRole('link', { name: 'Preview' }).click();
  await page.getByText('Preview · Draft').waitFor();
  await page.getByRole('link', { name: 'Back to editing' }).click();
  await page.getByRole('form', { name: 'Article' }).getByText('Publish now').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Published', { exact: true }).first().waitFor();
};

/** Reads it, and takes a place at an event. */
const readAndRegister = async ({ page, look }: Visit, title: string) => {
  await page.goto('/agent-tools/announcement');
  await page.getByRole('link', { name: title }).click();
  const link = page.getByRole('link', { name: 'Good' });
  await link.waitFor();
  expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ]);
  expect(await page.getByRole('link', { name: /Bad|Worse/ }).count()).toBe(0);
  const picture = page.getByRole('img', { name: 'Plan of the office' });
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  await look('an announcement');
  await page.goto('/events');
  await page.getByRole('link', { name: 'Year-end dinner' }).click();
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('button', { name: 'Cancel registration' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel registration' }).click();
  await page.getByRole('button', { name: 'Register' }).waitFor();
  await look('an event');
};

/** The policy of the page stops what is pasted while the editor reads it, and says so. */
const isOfThePaste = (line: string) =>
  /content security policy|content policy: (script|style)-src-attr inline/i.test(line);

/** So that a second try finds nothing of the first. */
let tries = 0;

it.each(places({ place: 'at a desk', width: 1440 }))(
  'an announcement goes from the desk to a reader, who comes to an event, $place',
  { timeout: 600_000 },
  ({ place, width }) =>
    visit(
      `content ${place}`,
      width,
      async (here) => {
        tries += 1;
        const title = `Hours of the desk ${width} ${tries}`;
        await signInByCall(here.page, 'rohana.idris');
        await publish(here, title);
        const reader = await here.somebodyElse();
        await signInByCall(reader.page, 'mei.tan');
        await readAndRegister(reader, title);
      },
      isOfThePaste,
    ),
);

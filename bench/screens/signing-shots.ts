import type { Page } from 'playwright-core';
import { pageShot, type Shot } from './shot.ts';

/** Due diligence forms, and what their customers read and sign. */

const waiting = '/contact-management/waiting';
const forms = '/api/v1/ecdd-aml-forms';
const headers = { 'x-requested-with': 'gable' };

const firstRow = async (page: Page) => {
  await page.locator('[data-row-opener]').first().click();
  await page.getByRole('heading', { name: 'Signing' }).waitFor();
};

const dataOf = async (page: Page, path: string) => (await (await page.request.get(path)).json()).data;

/** Opens a new link to the form that waits for a customer, as the customer. */
const openLink = async (page: Page) => {
  const { rows } = await dataOf(page, '/api/v1/signing-requests');
  const id = new URL(rows[0].record.link, 'http://gable.example').searchParams.get('id');
  const sent = await page.request.post(`${forms}/send-for-signing`, { headers, data: { id, way: 'SHARE' } });
  const { url } = (await sent.json()).data;
  const { pathname, search } = new URL(url);
  await page.goto(`${pathname}${search}`);
  await page.getByRole('button', { name: 'Send me the code' }).waitFor();
};

const enterCode = async (page: Page) => {
  const known = (await mailsWithCode(page)).length;
  const send = page.getByRole('button', { name: 'Send me the code' });
  for (let tries = 0; tries < 200; tries++) {
    // Another one is sent only half a minute after the last, whatever the link.
    if (tries % 50 === 0 && (await send.isVisible())) await send.click();
    const [mail, ...others] = await mailsWithCode(page);
    if (mail && others.length >= known) {
      const { text } = await dataOf(page, `/api/v1/outbox/${mail.id}`);
      await page.getByLabel('Digit 1 of 6').click();
      await page.keyboard.type(/^\s+(\d{6})$/m.exec(text)?.[1] ?? '');
      return;
    }
    await page.waitForTimeout(200);
  }
  throw new Error('No code came.');
};

const mailsWithCode = async (page: Page): Promise<{ id: string; subject: string }[]> =>
  (await dataOf(page, '/api/v1/outbox')).filter(
    (mail: { subject: string }) => mail.subject === 'Your code to read and sign',
  );

export const signingShots: Shot[] = [
  pageShot('waiting for customers', 'hannah.lim', waiting),
  pageShot('a due diligence form', 'hannah.lim', waiting, firstRow),
  pageShot('forms to approve', 'denise.aeria', '/agency-desk/compliance/approvals'),
  pageShot('a link to sign', 'hannah.lim', waiting, openLink),
  pageShot('a document to sign', 'hannah.lim', waiting, async (page) => {
    await openLink(page);
    await enterCode(page);
    await page.getByRole('button', { name: 'Next section' }).waitFor();
  }),
];

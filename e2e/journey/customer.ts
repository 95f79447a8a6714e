import type { Page } from 'playwright-core';
import { digitsIn, nextMail, passOver } from './mail.ts';

/** Opens a link to sign as its customer: the code, then every section of the document, up to the page where it is signed. */
export const readToTheEnd = async (page: Page, url: string, email: string, read?: () => Promise<void>) => {
  await page.goto(url);
  await passOver(page, email);
  await page.getByRole('button', { name: 'Send me the code' }).click();
  const code = digitsIn(await nextMail(page, email, 'Your code to read and sign'));
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type(code);
  const next = page.getByRole('button', { name: 'Next section' });
  await next.waitFor();
  await read?.();
  while (await next.isVisible()) await next.click();
  await page.getByRole('button', { name: 'Continue to sign' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign', exact: true }).waitFor();
};

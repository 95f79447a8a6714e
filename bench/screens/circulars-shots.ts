import { pageShot, type Shot } from './shot.ts';

export const circularsShots: Shot[] = [
  pageShot('circulars', 'hannah.lim', '/CEACirculars'),
  pageShot('circulars, found in an attachment', 'hannah.lim', '/CEACirculars?search=caveat'),
  pageShot('circulars, nothing found', 'hannah.lim', '/CEACirculars?search=zzzz'),
  pageShot('a circular', 'hannah.lim', '/CEACirculars?show=OPEN', async (page) => {
    await page.locator('[data-row-opener]').first().click();
    await page.getByRole('button', { name: 'Acknowledge', exact: true }).waitFor();
  }),
  pageShot('circulars at the desk', 'vivian.teo', '/agency-desk/circulars'),
  pageShot('a new circular', 'vivian.teo', '/agency-desk/circulars', async (page) => {
    await page.getByRole('button', { name: 'New circular' }).click();
    await page.getByRole('textbox', { name: 'Text' }).waitFor();
  }),
  pageShot('a circular at the desk', 'vivian.teo', '/agency-desk/circulars?search=Verifying', async (page) => {
    await page.locator('[data-row-opener]').first().click();
    await page.getByRole('heading', { name: 'Readers' }).waitFor();
  }),
];

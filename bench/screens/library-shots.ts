import { pageShot, type Shot } from './shot.ts';

export const libraryShots: Shot[] = [
  pageShot('official forms', 'hannah.lim', '/resources'),
  pageShot('official forms, nothing found', 'hannah.lim', '/resources?search=zzzz'),
  pageShot('official forms, one in place', 'hannah.lim', '/resources?search=risk+determination', async (page) => {
    await page.locator('[data-row-opener]').first().click();
    await page.getByRole('img', { name: /page 1 of 1$/ }).waitFor();
  }),
  pageShot('official forms at the desk', 'vivian.teo', '/agency-desk/forms', async (page) => {
    const folder = page.getByRole('link', { name: 'Resale', exact: true });
    if (!(await folder.isVisible())) await page.getByRole('button', { name: /^Folder: / }).click();
    await folder.click();
    await page.getByText('HDB › Resale').first().waitFor();
  }),
  pageShot('the bin of official forms', 'vivian.teo', '/agency-desk/forms/bin'),
];

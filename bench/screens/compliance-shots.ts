import type { Page } from 'playwright-core';
import { pageShot, type Shot } from './shot.ts';

/** The compliance desk, and what a salesperson sees of a case. */

const desk = '/agency-desk/compliance';
const officer = 'farid.osman';

const firstRow = async (page: Page) => {
  await page.locator('[data-row-opener]').first().click();
};
const hit = (name: string, search: string, as = officer): Shot =>
  pageShot(name, as, `${desk}/hits?${search}`, async (page) => {
    await firstRow(page);
    await page.getByRole('heading', { name: 'Decision' }).waitFor();
  });

export const complianceShots: Shot[] = [
  pageShot('screening hits', officer, `${desk}/hits`),
  pageShot('screening hits, nothing found', officer, `${desk}/hits?search=zzzz`),
  hit('a hit to decide', 'search=Poothakulam'),
  hit('a hit for the second officer', 'search=Lim+Kah+Sheng&state=SECOND', 'denise.aeria'),
  hit('a true match', 'state=TRUE'),
  hit('a false positive', 'state=FALSE'),
  pageShot('suspicions', officer, `${desk}/register`),
  pageShot('a new suspicion', officer, `${desk}/register`, async (page) => {
    await page
      .getByRole('button', { name: /^(New|Enter|Add)/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  }),
  pageShot('screening lists', officer, `${desk}/lists`),
  pageShot('countries', officer, `${desk}/countries`),
  pageShot('due diligence settings', officer, `${desk}/settings`),
  pageShot('settings of compliance, administrator', 'admin', '/agency-desk/settings?section=Due+diligence'),
  pageShot('cases', 'hannah.lim', '/agent-tools/aml'),
  pageShot('a case', 'hannah.lim', '/agent-tools/aml?search=Belmarsky', firstRow),
  pageShot('a case, compliance', officer, '/agent-tools/aml?search=Belmarsky', firstRow),
];

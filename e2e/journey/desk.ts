import type { Visit } from '../visit.ts';
import { openByMenu } from './session.ts';

/** Finds a case in the queue, claims it and approves it. */
export const approveCase = async (here: Visit, caseNo: string) => {
  const { page, look } = here;
  await openByMenu(here, 'Agency Desk', 'Submissions');
  await page.getByLabel('Case number, address, party').fill(caseNo);
  await page.getByText(caseNo).first().waitFor();
  await look('the queue of the desk');
  await page
    .getByRole('link', { name: new RegExp(caseNo) })
    .first()
    .click();
  await page.waitForURL(/\/agency-desk\/submissions\/[0-9a-f-]{36}$/);

  await page.getByRole('button', { name: 'Claim' }).click();
  await page.getByText(`${caseNo} is yours to decide.`).waitFor();
  await look('the review of a case');
  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog', { name: `Approve ${caseNo}?` });
  await look('the question before approving');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await page.getByText(`${caseNo} is approved.`).waitFor();
  await page.getByText(/^Approved by Tan Mei Ling/).waitFor();
  await look('a case that is approved');
};

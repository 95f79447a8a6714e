import type { Visit } from '../visit.ts';
import { openByMenu } from './session.ts';

/** Finds a case in the queue, claims it and approves it. */
export const approveCase = async (here: Visit, caseNo: string) => {
  const { page, hands, look } = here;
  await openByMenu(here, ['Submissions'], 'Submissions');
  await hands.fill(page.getByLabel('Case number, address, party'), caseNo);
  await page.getByText(caseNo).first().waitFor();
  await look('the queue of the desk');
  await hands.press(page.getByRole('link', { name: new RegExp(caseNo) }).first());
  await page.waitForURL(/\/agency-desk\/submissions\/[0-9a-f-]{36}$/);

  await hands.press(page.getByRole('button', { name: 'Claim', exact: true }));
  await page.getByText(`You claimed ${caseNo}.`).waitFor();
  await look('the review of a case');
  await hands.press(page.getByRole('button', { name: 'Approve' }));
  const dialog = page.getByRole('dialog', { name: `Approve ${caseNo}?` });
  await look('the question before approving');
  await hands.fill(dialog.getByRole('textbox', { name: 'Reason for approving without them' }), 'Checked on paper');
  await hands.press(dialog.getByRole('button', { name: 'Approve' }));
  await page.getByText(`${caseNo} is approved.`).waitFor();
  await page.getByText(/^Approved by Tan Mei Ling/).waitFor();
  await look('a case that is approved');
};

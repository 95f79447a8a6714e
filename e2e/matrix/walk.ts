import { expect } from 'vitest';
import { anEsubmission } from '#test/esubmissions.ts';
import { callerOf, must, signInByCall } from '../journey/caller.ts';
import { step, submitReported, uploadDocuments } from '../journey/report.ts';
import type { Visit } from '../visit.ts';
import type { Column } from './columns.ts';

/** The names in a part of the checklist, as they stand on the page. */
const namesIn = async ({ page }: Visit, part: string) => {
  const lines = await page.getByRole('region', { name: part }).locator('ul').first().locator('> li').allInnerTexts();
  return lines.map((line) => line.split('\n')[0]);
};

/** Submits a case of a column. `byHand`: its documents are put there in the browser, and each page is looked at. */
export const submitColumn = async (here: Visit, { column, info, now, later }: Column, { byHand = false } = {}) => {
  const { page } = here;
  await signInByCall(page, 'hannah.lim');
  const caller = callerOf(page);
  const made = await anEsubmission(caller, { status: byHand ? 'billed' : 'ready', info });
  const asked = await must(caller.get(`/api/v1/document-templates?eSubId=${made.eSubId}`));
  const nameOf = (documentId: string) =>
    asked.rows.find((row: { documentId: string }) => row.documentId === documentId)?.name ?? documentId;

  if (byHand) {
    await page.goto(`/e-submission/submit-new-transaction?eSubId=${made.eSubId}&step=info`);
    await step(page, 'Transaction');
    await here.look(`the transaction info of ${column}`);
  }
  await page.goto(`/e-submission/submit-new-transaction?eSubId=${made.eSubId}&step=documents`);
  await page.getByRole('heading', { name: 'Required to submit' }).waitFor();
  expect(await namesIn(here, 'Required to submit')).toEqual(now.map(nameOf));
  expect((await namesIn(here, 'Later')).toSorted()).toEqual(later.map(nameOf).toSorted());
  if (byHand) await uploadDocuments(here);

  await page.goto(`/e-submission/${made.eSubId}`);
  const unit = info.property?.unit ?? '';
  const quiet = byHand ? here : { ...here, look: async () => undefined };
  expect(await submitReported(quiet, { client: { side: '', name: 'Goh Siew Choo' }, unit })).toBe(made.caseNo);
};

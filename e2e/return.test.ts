import { read, utils } from '@e965/xlsx';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleInfo, sampleLease } from '#demo/sample.ts';
import { paperOf } from '#features/esubmission/rig/paper.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { sharedGable } from './gable.ts';
import { callerOf, signInByCall } from './journey/caller.ts';
import { daysAgo, field, goOn } from './journey/report.ts';
import { keptDrafts } from './kept-drafts.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();

type Made = { eSubId: string; caseNo: string };

const submitted = (page: Page, unit: string): Promise<Made> =>
  anEsubmission(callerOf(page), { status: 'submitted', info: { property: { ...sampleInfo().property, unit } } });

const atDesk = async ({ page }: Visit, { eSubId }: Made) => {
  await page.goto(`/agency-desk/submissions/${eSubId}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
};
const claim = async (here: Visit, made: Made) => {
  await atDesk(here, made);
  await here.page.getByRole('button', { name: 'Claim', exact: true }).click();
  await here.page.getByText(`You claimed ${made.caseNo}.`).waitFor();
};
const moreActions = async ({ page }: Visit, action: string) => {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

/** Notes a remark on a place of a step, to go with the return. */
const remark = async ({ page }: Visit, part: string, about: string, text: string) => {
  await page.getByRole('button', { name: `Remark on ${part}` }).click();
  const form = page.getByRole('dialog').filter({ hasText: 'What is to be amended?' });
  await field(form, 'About').fill(about);
  await page.getByRole('option', { name: about, exact: true }).click();
  await form.getByLabel('What is to be amended?').fill(text);
  await form.getByRole('button', { name: 'Note it for the return' }).click();
  await page.getByRole('list', { name: 'Noted for the return' }).filter({ hasText: text }).waitFor();
};

const returnIt = async (desk: Visit, { caseNo }: Made) => {
  const { page, look } = desk;
  await remark(desk, 'transaction info', 'Completion date', 'The option says eleven weeks.');
  await remark(desk, 'documents', 'Option to purchase', 'Page 2 is missing.');
  // What is noted outlives a look elsewhere.
  await page
    .getByRole('main')
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Submissions' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Submissions' }).waitFor();
  await page.goBack();
  await page.getByRole('list', { name: 'Noted for the return' }).filter({ hasText: 'Page 2 is missing.' }).waitFor();
  await page.getByRole('button', { name: /not provided$/ }).click();
  await page.getByRole('button', { name: 'Query: Sale and purchase agreement' }).click();
  const query = page.getByRole('dialog', { name: 'Query Sale and purchase agreement' });
  await query.getByRole('textbox').fill('Was one used?');
  await query.getByRole('button', { name: 'Query' }).click();
  await page.getByText('Query by Tan Mei Ling:').first().waitFor();
  await look('a line without a file that is queried');
  await page.getByRole('button', { name: 'Return', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Return ${caseNo}?` });
  await dialog.getByText('2 remarks go with it.').waitFor();
  // The message already says what was asked.
  expect(await dialog.getByRole('textbox').inputValue()).toContain('Was one used?');
  await dialog.getByRole('textbox').fill('Two things to amend');
  await look('the question before returning');
  await dialog.getByRole('button', { name: 'Return' }).click();
  await page.getByText(`${caseNo} is returned to Hannah Lim.`).waitFor();
};

/** Where they stand: what is saved is there again, and the page was not left. */
const editBills = async (agent: Visit) => {
  const { page, look } = agent;
  const bills = page.getByRole('form', { name: 'Billing' });
  await page.getByRole('button', { name: 'Edit billing' }).click();
  await field(bills, 'Email').fill('accounts@mail.example');
  await look('the bills, edited in place');
  await goOn(agent, 'Save');
  await bills.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Edit billing' }).click();
  await expect.poll(() => field(bills, 'Email').inputValue()).toBe('accounts@mail.example');
  await bills.getByRole('button', { name: 'Cancel' }).click();
  await bills.waitFor({ state: 'detached' });
};

const amend = async (agent: Visit, { eSubId, caseNo }: Made) => {
  const { page, look } = agent;
  await page.goto('/e-submission/status-of-submission?status=5');
  const row = page.getByRole('row').filter({ hasText: caseNo });
  await row.filter({ hasText: 'Returned' }).getByRole('img', { name: 'New remark' }).waitFor();
  await look('the list with a returned case');
  await page.goto(`/e-submission/${eSubId}`);
  await page.getByText('Returned by Tan Mei Ling').first().waitFor();
  await look('a returned case');
  const points = page.getByRole('list', { name: 'To be amended' });
  await points.filter({ hasText: 'Was one used?' }).getByRole('link', { name: 'Completion date' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  // On paper the names of the files stay, and nothing else that is a button.
  const buttons = page.getByRole('main').getByRole('button').filter({ visible: true, hasNotText: '.pdf' });
  expect(await buttons.allInnerTexts()).toEqual([]);
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'Edit transaction info' }).click();
  const asked = page.getByRole('list', { name: 'Requested changes' });
  await asked.filter({ hasText: 'The option says eleven weeks.' }).waitFor();
  await look('a step that is to be amended');
  // The list is there before the form below it is.
  await field(page, 'Completion date').waitFor();
  await asked.getByRole('button', { name: 'Completion date' }).click();
  const isFocused = () => field(page, 'Completion date').evaluate((input) => input === document.activeElement);
  await expect.poll(isFocused).toBe(true);
  await field(page, 'Completion date').fill(daysAgo(-68));
  await goOn(agent, 'Save and back to the summary');
  await page.getByText('Returned by Tan Mei Ling').first().waitFor();
  await editBills(agent);
  await page.goto(`/e-submission/submit-new-transaction?eSubId=${eSubId}&step=documents`);
  const line = page.getByRole('listitem').filter({ hasText: 'Option to purchase' }).last();
  const file = {
    name: 'both pages.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([samplePdf(), Buffer.from('%2\n')]),
  };
  await line.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('link', { name: 'Download both pages.pdf' }).waitFor();

  await page.goto(`/e-submission/${eSubId}`);
  await page.getByRole('button', { name: 'Submit again' }).click();
  const dialog = page.getByRole('dialog', { name: `Submit ${caseNo}?` });
  await dialog.getByRole('checkbox').check();
  for (const reason of await dialog.getByRole('textbox').all()) await reason.fill('None was used.');
  await look('submitting again with an open query');
  await expect.poll(() => keptDrafts(page), { timeout: 10_000 }).toContain(`${eSubId}/declaration`);
  await page.reload();
  await page.getByRole('button', { name: 'Submit again' }).click();
  await expect.poll(() => dialog.getByRole('textbox').first().inputValue()).toBe('None was used.');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByText('The transaction has been submited!').waitFor();
};

/** Everywhere that a salesperson can look, a hold is "Pending" and nothing more. */
const seesPendingAlone = async ({ page, look }: Visit, { eSubId, caseNo }: Made) => {
  const told = /on hold|hold|Farid|under suspicion|compliance/i;
  await page.goto('/e-submission/status-of-submission');
  await field(page, 'Case number, address, party').fill(caseNo);
  const row = page.getByRole('row').filter({ hasText: caseNo });
  await row.filter({ hasText: 'Pending' }).waitFor();
  expect(await row.innerText()).not.toMatch(told);
  await page.goto(`/e-submission/${eSubId}`);
  await page.getByText('Pending').first().waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(told);
  expect(await page.getByRole('button', { name: 'More actions' }).count()).toBe(1);
  await look('a case on hold, to its salesperson');
  const get = async (url: string) => {
    const answer = await page.request.get(url);
    return { status: answer.status(), raw: await answer.body(), headers: answer.headers(), body: null };
  };
  const { text } = await paperOf({ get } as unknown as Client, eSubId);
  expect(text).toContain('Pending');
  expect(text).not.toMatch(told);
  const { raw } = await get(`/api/v1/esubmissions/export?search=${caseNo}`);
  const { Sheets, SheetNames } = read(raw);
  const sheet = Sheets[SheetNames[0] ?? ''];
  const csv = sheet ? utils.sheet_to_csv(sheet) : '';
  expect(csv).toContain('Pending');
  expect(csv).not.toMatch(told);
};

const hold = async (compliance: Visit, made: Made) => {
  const { page, look } = compliance;
  await atDesk(compliance, made);
  await page.getByRole('button', { name: 'Put on hold' }).click();
  const dialog = page.getByRole('dialog', { name: `Put ${made.caseNo} on hold?` });
  await dialog.getByRole('textbox').fill('under suspicion');
  await dialog.getByRole('button', { name: 'Put on hold' }).click();
  await page.getByText(`${made.caseNo} is on hold.`).waitFor();
  await look('a case on hold, to compliance');
  await page.goto('/agency-desk/compliance');
  await page.getByText(made.caseNo).first().waitFor();
  await look('the queue of compliance');
  await atDesk(compliance, made);
};

const abort = async (desk: Visit, made: Made) => {
  const { page, look } = desk;
  await atDesk(desk, made);
  await moreActions(desk, 'Record that it fell through');
  const dialog = page.getByRole('dialog', { name: `Record that ${made.caseNo} fell through` });
  await dialog.getByRole('textbox', { name: /^What happened/ }).fill('The option lapsed');
  const file = { name: 'lapsed.pdf', mimeType: 'application/pdf', buffer: samplePdf() };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('textbox', { name: /^Our share/ }).fill('5000');
  await look('recording that it fell through');
  await dialog.getByRole('button', { name: 'Abort' }).click();
  await page.getByText(`${made.caseNo} is aborted.`).waitFor();
};

const approve = async ({ page, look }: Visit, { caseNo }: Made) => {
  await page.getByRole('button', { name: 'Approve' }).click();
  const blocked = page.getByRole('dialog', { name: `${caseNo} can’t be approved yet` });
  await blocked.getByText('Sale and purchase agreement: “Was one used?”').waitFor();
  await look('an open query blocks approval');
  await blocked.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Undo: Sale and purchase agreement' }).click();
  await page.getByText('Sale and purchase agreement: open again.').waitFor();
  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog', { name: `Approve ${caseNo}?` });
  await dialog.getByRole('listitem').filter({ hasText: 'Option to purchase' }).waitFor();
  await look('approving without accepted documents');
  await dialog.getByRole('textbox', { name: 'Reason for approving without them' }).fill('Checked on paper');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await page.getByText(`${caseNo} is approved.`).waitFor();
};

describe('between salesperson, desk and compliance', () => {
  it('a case is returned, amended, approved, held, and falls through', { timeout: 600_000 }, () =>
    visit('returned', 1440, async (agent) => {
      await signInByCall(agent.page, 'hannah.lim');
      const made = await submitted(agent.page, '33-101');
      const desk = await agent.somebodyElse();
      await signInByCall(desk.page, 'mei.tan');
      await claim(desk, made);
      await returnIt(desk, made);
      await amend(agent, made);

      await claim(desk, made);
      const amended = desk.page.getByText('Amended since it was returned').locator('..');
      await amended.getByText('Transaction info: Completion date').waitFor();
      await amended.getByText('Documents: Option to purchase').waitFor();
      await desk.look('a case that was amended');
      await approve(desk, made);

      const compliance = await agent.somebodyElse();
      await signInByCall(compliance.page, 'farid.osman');
      await hold(compliance, made);
      await seesPendingAlone(agent, made);
      await compliance.page.getByRole('button', { name: 'End the hold' }).click();
      await compliance.page.getByRole('dialog').getByRole('button', { name: 'End the hold' }).click();
      await compliance.page.getByText(`${made.caseNo} is approved again.`).waitFor();

      await abort(desk, made);
      await agent.page.goto(`/e-submission/${made.eSubId}`);
      await agent.page.getByText('Our share: S$ 5,000.00.').waitFor();
      await agent.look('a case that fell through');
    }),
  );

  it('a lease is approved with the number of its stamp certificate, which the desk enters', { timeout: 600_000 }, () =>
    visit('without a stamp', 1440, async (agent) => {
      await signInByCall(agent.page, 'hannah.lim');
      const property = { ...sampleInfo().property, unit: '33-102' };
      const info = { ...sampleLease({ property, stampCertificateNo: '' }), transactionType: 'LEASE' as const };
      const made = await anEsubmission(callerOf(agent.page), { status: 'submitted', info });
      const desk = await agent.somebodyElse();
      await signInByCall(desk.page, 'mei.tan');
      await claim(desk, made);
      await desk.page.getByRole('button', { name: 'Approve' }).click();
      const dialog = desk.page.getByRole('dialog', { name: `Stamp certificate of ${made.caseNo}` });
      await field(dialog, 'Stamp certificate no.').fill('202611-0417723');
      await desk.look('what approval waits for');
      await dialog.getByRole('button', { name: 'Save and continue' }).click();
      await desk.page.getByRole('dialog', { name: `Approve ${made.caseNo}?` }).waitFor();
      await desk.page.getByText('Stamp certificate no. entered').waitFor();
    }),
  );

  it('a case is taken back and cancelled by its salesperson, with the reason', { timeout: 600_000 }, () =>
    visit('cancelled', 360, async (agent) => {
      const { page, look } = agent;
      await signInByCall(page, 'hannah.lim');
      const made = await submitted(page, '33-103');
      await page.goto(`/e-submission/${made.eSubId}`);
      await page.getByRole('button', { name: 'Take back to draft' }).click();
      await look('the question before taking back');
      await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
      await page.getByText(`${made.caseNo} is a draft again.`).waitFor();
      await moreActions(agent, 'Cancel submission');
      const dialog = page.getByRole('dialog', { name: `Cancel ${made.caseNo}?` });
      await dialog.getByRole('textbox').fill('The buyer withdrew');
      await look('the question before cancelling');
      await page.keyboard.press('Control+Enter');
      await page.getByText(`${made.caseNo} is cancelled.`).waitFor();
      await page.getByText('The buyer withdrew').first().waitFor();
      await look('a cancelled case');
    }),
  );
});

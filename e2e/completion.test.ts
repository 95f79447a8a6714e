import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { anApprovedCase } from '#test/deals.ts';
import { sharedGable } from './gable.ts';
import { signInByCall } from './journey/caller.ts';
import { doMore } from './journey/record.ts';
import { field, typedDay } from './journey/report.ts';
import { places } from './places.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();

/** What the browser says of a day that is to come, and of one without its papers. */
const isRefused = (line: string) =>
  /\/completion: status 4(00|09)$|status of 4(00|09) \((Bad Request|Conflict)\)$/.test(line);

/** Corrects the day where it is recorded. */
const correct = async (where: Locator, days: number) => {
  await where.getByRole('button', { name: 'Change date', exact: true }).click();
  await field(where, 'Completed on').fill(typedDay(days));
  await field(where, 'Evidence of completion').fill('The lawyer’s letter, seen on paper');
  await where.getByRole('button', { name: 'Change completion date' }).click();
  await where.getByRole('button', { name: 'Change date', exact: true }).waitFor();
};

const openBill = async ({ page }: Visit, caseNo: string) => {
  await page.goto(`/agency-desk/finance/invoices?search=${caseNo}`);
  await page.locator('[data-row-opener]').first().click();
  return page.getByRole('dialog', { name: /^Billing of D-/ });
};

it.each(places({ place: 'at a desk', width: 1440 }, { place: 'on a phone', width: 360 }))(
  'the submissions desk and finance record and correct a completion, $place',
  { timeout: 300_000 },
  ({ place, width }) =>
    visit(
      `completion ${place}`,
      width,
      async (desk) => {
        const [agent, finance] = [await desk.somebodyElse(), await desk.somebodyElse()];
        const [owner, reviewer] = [
          await signInByCall(agent.page, 'rajesh.kumar'),
          await signInByCall(desk.page, 'mei.tan'),
        ];
        await signInByCall(finance.page, 'lay.hoon');
        const info = { property: { ...sampleInfo().property, unit: `41-${width}` } };
        const { eSubId, caseNo } = await anApprovedCase(owner, reviewer, info);

        await desk.page.goto(`/agency-desk/submissions/${eSubId}`);
        const panel = desk.page
          .locator('section')
          .filter({ has: desk.page.getByRole('heading', { name: 'Completion' }) });
        await panel.getByText('Awaiting completion').waitFor();
        await field(panel, 'Completed on').fill(typedDay(-3));
        await panel.getByRole('button', { name: 'Record completion' }).click();
        await panel.getByText('This day is still to come.').first().waitFor();
        await field(panel, 'Completed on').fill(typedDay(2));
        await panel.getByRole('button', { name: 'Record completion' }).click();
        await panel
          .getByText(/^Neither the completion account/)
          .first()
          .waitFor();
        await desk.look('a completion without its papers');
        await field(panel, 'Evidence of completion').fill('The lawyer called');
        await panel.getByRole('button', { name: 'Record completion' }).click();
        await panel.getByText(/^Completed on /).waitFor();
        await desk.page.goto(`/e-submission/${eSubId}`);
        await correct(panel, 1);
        await desk.look('a completion');

        const drawer = await openBill(finance, caseNo);
        await correct(drawer, 0);
        await finance.look('a completion with its bill');
        await drawer.getByRole('button', { name: 'Issue invoice' }).click();
        const asked = finance.page.getByRole('dialog', { name: /^Issue the invoice of S\$/ });
        await asked.getByRole('textbox').fill('The papers are with the lawyer');
        await asked.getByRole('button', { name: 'Issue invoice' }).click();
        await finance.page.getByText(/^Invoice INV\S+ issued$/).waitFor();

        await desk.page.reload();
        await panel.getByText(/Finance has to credit it before the day can be corrected\.$/).waitFor();
        expect(await panel.getByRole('button', { name: 'Change date', exact: true }).count()).toBe(0);
        await desk.look('a completion that an invoice prints');

        await doMore(drawer, 'Credit');
        const crediting = finance.page.getByRole('dialog', { name: /^Credit INV/ });
        await crediting.getByRole('textbox').fill('The wrong day');
        await crediting.getByRole('button', { name: 'Issue credit note' }).click();
        await correct(drawer, 1);
        await desk.page.reload();
        await correct(panel, 2);

        // Who reported it reads the page, and records nothing.
        await agent.page.goto(`/e-submission/${eSubId}`);
        await agent.page.getByRole('heading', { name: 'Documents' }).waitFor();
        expect(await agent.page.getByRole('heading', { name: 'Completion' }).count()).toBe(0);
      },
      isRefused,
    ),
);

import { describe, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import { sharedGable } from './gable.ts';
import { callerOf, enter, must, signInByCall } from './journey/caller.ts';
import { daysAgo, field, goOn, step } from './journey/report.ts';
import type { Visit } from './visit.ts';

const { visit, url } = sharedGable();

const wizard = (eSubId: string, step: string) => `/e-submission/submit-new-transaction?eSubId=${eSubId}&step=${step}`;
const infoIn = (unit: string) => ({ property: { ...sampleInfo().property, unit } });
const summaryOf = ({ page }: Visit, eSubId: string) =>
  must(callerOf(page).get(`/api/v1/esubmissions/${eSubId}/summary`));

/** Console messages about an answer with this status. */
const isStatus = (status: number) => (line: string) => new RegExp(`status( of)? ${status}`).test(line);

/** Ends the session on the server without the page. */
const endSession = async ({ page }: Visit) => {
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'authToken');
  const answer = await fetch(`${url()}/api/v1/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${cookie?.value}` },
  });
  expect(answer.status).toBe(200);
};

describe('what is typed is not lost', () => {
  it('when the session ends in the middle of a form', { timeout: 600_000 }, () =>
    visit(
      'session ended',
      1440,
      async (here) => {
        const { page, look } = here;
        await signInByCall(page, 'nur.aisyah');
        const { eSubId } = await must(callerOf(page).post('/api/v1/esubmissions', sampleInfo(infoIn('34-101'))));
        await page.goto(wizard(eSubId, 'info'));
        await step(page, 'Transaction');
        await field(page, 'Price').fill('2500000');
        await field(page, 'Completion date').fill(daysAgo(-80));
        await page.getByText('S$ 50,000.00').waitFor();
        await endSession(here);
        await goOn(here);
        await page.waitForURL((at) => at.pathname === '/signin');
        await page.getByLabel('User name').fill('nur.aisyah');
        await page.getByLabel(/^Password/).fill('gable-demo-2026');
        await page.getByRole('button', { name: 'Sign in', exact: true }).click();
        await page.waitForURL((at) => at.searchParams.get('eSubId') === eSubId);
        await page.getByText(/^Your unsaved changes from .* are back$/).waitFor();
        await look('what was typed before the session ended');
        await expect.poll(() => field(page, 'Price').inputValue()).toBe('2,500,000.00');
        // What is typed next is added to what was kept, and does not replace it.
        await page.getByRole('textbox', { name: 'Unit' }).fill('21-04');
        await page.reload();
        await page.getByText(/^Your unsaved changes from .* are back$/).waitFor();
        await expect.poll(() => field(page, 'Price').inputValue()).toBe('2,500,000.00');
        await goOn(here);
        await step(page, 'Our client: the seller');
        expect((await summaryOf(here, eSubId)).info).toMatchObject({
          priceCents: 250_000_000,
          completionDate: daysAgo(-80),
        });
      },
      isStatus(401),
    ),
  );

  it('when the network goes in the middle of a save', { timeout: 600_000 }, () =>
    visit(
      'network lost',
      1440,
      async (here) => {
        const { page, look } = here;
        await signInByCall(page, 'nur.aisyah');
        const { eSubId } = await must(callerOf(page).post('/api/v1/esubmissions', sampleInfo(infoIn('34-102'))));
        await page.goto(wizard(eSubId, 'info'));
        await step(page, 'Transaction');
        await field(page, 'Price').fill('2600000');
        await page.getByText('S$ 52,000.00').waitFor();
        await page.context().setOffline(true);
        await goOn(here);
        await page
          .getByText('The server can’t be reached. Check your connection; what you typed is kept.')
          .first()
          .waitFor();
        await look('a save without a network');
        await page.context().setOffline(false);
        await goOn(here);
        await step(page, 'Our client: the seller');
        const { info, version } = await summaryOf(here, eSubId);
        expect(info.priceCents).toBe(260_000_000);
        expect(version).toBe(2);
      },
      (line) => /ERR_INTERNET_DISCONNECTED/.test(line),
    ),
  );
});

describe('two tabs of one person', () => {
  it('merge where they change different steps, and choose where they change the same', { timeout: 600_000 }, () =>
    visit(
      'two tabs',
      1440,
      async (here) => {
        const { page, look } = here;
        await signInByCall(page, 'nur.aisyah');
        const caller = callerOf(page);
        const { eSubId } = await anEsubmission(caller, { status: 'draft', info: infoIn('34-103') });
        const other = await here.tab();
        await page.goto(wizard(eSubId, 'info'));
        await step(page, 'Transaction');
        await field(page, 'Completion date').fill(daysAgo(-90));

        // Another step: both are kept, and nobody is asked.
        await other.page.goto(wizard(eSubId, 'parties'));
        await other.page
          .getByRole('listitem')
          .filter({ hasText: 'Arjun Nair' })
          .getByRole('button', { name: 'Edit' })
          .click();
        const drawer = other.page.getByRole('dialog', { name: 'Arjun Nair' });
        await field(drawer, 'Name').fill('Arjun Nair s/o Raman');
        await drawer.getByRole('button', { name: 'Save' }).click();
        await drawer.waitFor({ state: 'hidden' });
        await goOn(here);
        await step(page, 'Our client: the seller');
        expect(await summaryOf(here, eSubId)).toMatchObject({
          info: { completionDate: daysAgo(-90) },
          parties: [{}, { name: 'Arjun Nair s/o Raman' }],
        });

        // The same step: what clashes is chosen, what does not is put together.
        for (const each of [here, other]) {
          await each.page.goto(wizard(eSubId, 'info'));
          await step(each.page, 'Transaction');
        }
        await field(other.page, 'Price').fill('2700000');
        await field(other.page, 'Building or project').fill('Leonie Towers A');
        await goOn(other);
        await step(other.page, 'Our client: the seller');
        await field(page, 'Price').fill('2800000');
        await field(page, 'Exercise fee').fill('100000');
        await goOn(here);
        await page.getByText('This was changed somewhere else while you were typing').waitFor();
        await look('a conflict');
        await page.getByRole('radio', { name: 'Theirs: S$ 2,700,000.00' }).check();
        await page.getByRole('button', { name: 'Go on with these' }).click();
        await expect.poll(() => field(page, 'Price').inputValue()).toBe('2,700,000.00');
        await goOn(here);
        await step(page, 'Our client: the seller');
        expect((await summaryOf(here, eSubId)).info).toMatchObject({
          priceCents: 270_000_000,
          exerciseFeeCents: 10_000_000,
          property: { building: 'Leonie Towers A' },
        });
      },
      isStatus(409),
    ),
  );

  it('submit at once, and make one submission', { timeout: 600_000 }, () =>
    visit('two submit', 1440, async (here) => {
      await signInByCall(here.page, 'nur.aisyah');
      const { eSubId, caseNo } = await anEsubmission(callerOf(here.page), { info: infoIn('34-104') });
      const tabs = [here, await here.tab()];
      for (const { page } of tabs) {
        await page.goto(`/e-submission/${eSubId}`);
        await page.getByRole('button', { name: 'Submit', exact: true }).click();
        await page
          .getByRole('dialog', { name: `Submit ${caseNo}?` })
          .getByRole('checkbox')
          .check();
      }
      await Promise.all(
        tabs.map(async ({ page }) => {
          await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click();
          await page.getByText('The transaction has been submited!').waitFor();
          await page.waitForURL('**/e-submission/status-of-submission');
        }),
      );
      const { history, status } = await summaryOf(here, eSubId);
      expect(status.id).toBe(2);
      const submitted = history.filter(({ to }: { to: { id: number } }) => to.id === 2);
      // With what was declared.
      expect(submitted).toEqual([expect.objectContaining({ reason: expect.stringMatching(/^I declare that/) })]);
    }),
  );
});

describe('two people at one case', () => {
  it('the slower one sees what the other did', { timeout: 600_000 }, () =>
    visit(
      'two people',
      1440,
      async (agent) => {
        await signInByCall(agent.page, 'nur.aisyah');
        const made = await anEsubmission(callerOf(agent.page), { status: 'submitted', info: infoIn('34-105') });
        const desk = await agent.somebodyElse();
        await enter(desk.page, 'mei.tan', `/agency-desk/submissions/${made.eSubId}`);
        const admin = await agent.somebodyElse();
        await enter(admin.page, 'admin', `/agency-desk/submissions/${made.eSubId}`);
        for (const { page } of [desk, admin]) await page.getByRole('button', { name: 'Claim' }).waitFor();
        await agent.page.goto(`/e-submission/${made.eSubId}`);
        await agent.page.getByRole('button', { name: 'More actions' }).click();
        await agent.page.getByRole('menuitem', { name: 'Cancel submission' }).click();
        const cancel = agent.page.getByRole('dialog', { name: `Cancel ${made.caseNo}?` });
        await cancel.getByRole('textbox').fill('The seller withdrew');

        await desk.page.getByRole('button', { name: 'Claim' }).click();
        await desk.page.getByText(`You claimed ${made.caseNo}.`).waitFor();
        await admin.page.getByRole('button', { name: 'Claim' }).click();
        await admin.page.getByRole('button', { name: 'Take over' }).waitFor();
        await admin.page.getByText('claimed by Tan Mei Ling').waitFor();
        await admin.look('a case that a colleague was quicker to claim');

        await cancel.getByRole('button', { name: 'Cancel submission' }).click();
        await agent.page.getByText(/^“Under review” can’t be moved to “Cancelled”/).waitFor();
        expect(await cancel.getByRole('textbox').inputValue()).toBe('The seller withdrew');
        await agent.look('a cancellation that came too late');
      },
      (line) => isStatus(409)(line) || isStatus(400)(line),
    ),
  );
});

import { expect, it } from 'vitest';
import { sharedGable } from './gable.ts';
import { must, signInByCall } from './journey/caller.ts';
import { aCondominium, prepareOffer, propertiesOf, reportFromContact } from './journey/from-contact.ts';
import { submitReported } from './journey/report.ts';

const { visit } = sharedGable();

/** Whoever owns the same unit comes along: another try sells another one. */
let tries = 0;

it('a sale begins from a contact’s property and leads back to it', { timeout: 600_000 }, () =>
  visit('way', 1440, async (here) => {
    const { page } = here;
    const hannah = await signInByCall(page, 'hannah.lim');
    tries += 1;
    const offer = aCondominium(`24-0${tries}`);
    const { contactId, buyerId, ...sale } = await prepareOffer(hannah, offer);
    await page.goto(propertiesOf(contactId));
    await page.getByRole('link', { name: 'Submit a sale' }).waitFor();
    await here.look('a property, and what begins from it');
    await reportFromContact(here, offer);
    const eSubId = page.url().split('/').at(-1);
    await submitReported(here, sale);

    const desk = await here.callerFor('mei.tan');
    await must(desk.put(`/api/v1/esubmissions/${eSubId}/status/3`, {}));
    await must(desk.put(`/api/v1/esubmissions/${eSubId}/status/7`, { reason: 'Checked on paper' }));
    const stageOf = async (id: string) => (await must(hannah.get(`/api/v1/customer-contacts/${id}`))).stage;
    await expect.poll(() => stageOf(contactId), { timeout: 90_000 }).toBe('CLIENT');
    expect(await stageOf(buyerId)).toBe('LEAD');

    const { dealId } = await must(desk.get(`/agency/v1/finance/submissions/${eSubId}/completion`));
    await must(
      desk.put(`/agency/v1/finance/deals/${dealId}/completion`, {
        completedOn: completed,
        reason: 'The lawyer called',
      }),
    );
    await expect.poll(() => stageOf(contactId), { timeout: 90_000 }).toBe('PAST_CLIENT');
    await page.goto(propertiesOf(buyerId));
    await page.getByText(/Owner · Held/).waitFor();
    await here.look('the property of whoever bought it');
    await page.goto(propertiesOf(contactId));
    await page.getByText(/Owner · No longer held/).waitFor();
    expect(await page.getByRole('link', { name: 'Submit a sale' }).count()).toBe(0);
  }),
);

const completed = Temporal.Now.plainDateISO('Asia/Singapore').toString();

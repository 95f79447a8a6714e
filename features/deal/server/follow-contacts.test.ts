import { beforeAll, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anApprovedDeal } from '#test/approved-deal.ts';
import type { Client } from '#test/people.ts';
import { followDeals } from './follow-contacts.ts';

let app: TestApp;
let hannah: Client;
let desk: Client;
let units = 0;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  hannah = await app.letIn(await app.aSalesperson());
  desk = await app.letIn(await app.aStaff('submissions'));
});

const base = '/api/v1';
const query = async (text: string, values: unknown[]) => (await app.services.database.$client.query(text, values)).rows;
const must = async (answer: ReturnType<Client['get']>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const aContact = async (client = hannah): Promise<string> =>
  (await must(client.post(`${base}/customer-contacts`, { name: 'Goh Siew Choo', kind: 'INDIVIDUAL' }))).contactId;
const contactNow = (id: string, client = hannah) => must(client.get(`${base}/customer-contacts/${id}`));
const propertiesNow = (id: string) => must(hannah.get(`${base}/customer-contacts/${id}/properties`));

/** A sale whose seller and buyer are contacts; the seller’s property is one of theirs already. */
const aSale = async (seller: string, buyer: string) => {
  units += 1;
  const place = { ...sampleInfo().property, unit: `81-${units}` };
  const owned = { relation: 'OWNER', status: 'FOR_SALE', category: 'private-residential', propertyType: 'CONDOMINIUM' };
  const property = await must(
    hannah.post(`${base}/customer-contact-properties`, { ...owned, ...place, contactId: seller }),
  );
  const { dealId, eSubId } = await anApprovedDeal(hannah, desk, { info: { property: place } });
  const link = 'UPDATE esubmission_party SET contact_id = $1 WHERE esubmission_id = $2 AND party_type = $3';
  await query(link, [seller, eSubId, 'SELLER']);
  await query(link, [buyer, eSubId, 'BUYER']);
  await query('INSERT INTO deal_to_follow VALUES ($1) ON CONFLICT DO NOTHING', [dealId]);
  await followDeals(app.services);
  return { dealId, eSubId, property };
};
const become = async (dealId: string, set: string) => {
  await query(`UPDATE deal SET ${set} WHERE id = $1`, [dealId]);
  await followDeals(app.services);
};

it('makes our client a past client who sold it, and the buyer its owner, once it is complete', async () => {
  const [seller, buyer] = [await aContact(), await aContact()];
  const { dealId, property } = await aSale(seller, buyer);
  expect([(await contactNow(seller)).stage, (await contactNow(buyer)).stage]).toEqual(['CLIENT', 'LEAD']);
  expect([(await propertiesNow(seller))[0].status, await propertiesNow(buyer)]).toEqual(['FOR_SALE', []]);

  await become(dealId, "completed_on = '2026-11-18'");
  expect((await contactNow(seller)).stage).toBe('PAST_CLIENT');
  const gone = { id: property.id, status: 'GIVEN_UP', soldCents: 248_000_000, soldOn: '2026-11-18' };
  expect(await propertiesNow(seller)).toMatchObject([gone]);
  const bought = { relation: 'OWNER', status: 'HELD', purchaseCents: 248_000_000, purchasedOn: '2026-11-18' };
  expect(await propertiesNow(buyer)).toMatchObject([{ ...bought, block: '18', unit: property.unit }]);
  expect((await contactNow(buyer)).stage).toBe('LEAD');

  await become(dealId, "completed_on = '2026-11-19'");
  expect([(await propertiesNow(seller))[0].soldOn, (await propertiesNow(buyer))[0].purchasedOn]).toEqual([
    '2026-11-19',
    '2026-11-19',
  ]);
});

it('takes all of it back where the deal falls through', async () => {
  const [seller, buyer] = [await aContact(), await aContact()];
  const { dealId } = await aSale(seller, buyer);
  await become(dealId, "completed_on = '2026-11-18'");
  await become(dealId, "state = 'ABORTED', closed_at = now()");
  expect((await contactNow(seller)).stage).toBe('LEAD');
  expect(await propertiesNow(seller)).toMatchObject([{ status: 'FOR_SALE', soldCents: null, soldOn: null }]);
  expect(await propertiesNow(buyer)).toEqual([]);
});

it('leaves alone what the salesperson set since then', async () => {
  const [seller, buyer] = [await aContact(), await aContact()];
  const { dealId } = await aSale(seller, buyer);
  await become(dealId, "completed_on = '2026-11-18'");
  const [sold] = await propertiesNow(seller);
  const { line: _, contactId: __, ...rest } = sold;
  await must(hannah.put(`${base}/customer-contact-properties`, { ...rest, soldCents: 250_000_000 }));
  await must(hannah.put(`${base}/customer-contacts/marks`, { ids: [seller], stage: 'CLIENT' }));
  await become(dealId, "completed_on = '2026-11-19'");
  await become(dealId, "completed_on = '2026-11-17'");
  expect(await propertiesNow(seller)).toMatchObject([{ soldCents: 250_000_000, soldOn: '2026-11-17' }]);
  await become(dealId, "state = 'ABORTED', closed_at = now()");
  expect((await contactNow(seller)).stage).toBe('CLIENT');
  expect(await propertiesNow(seller)).toMatchObject([{ status: 'FOR_SALE', soldCents: 250_000_000, soldOn: null }]);
});

it('writes nothing while the submission is on hold, and follows afterwards', async () => {
  const [seller, buyer] = [await aContact(), await aContact()];
  const { dealId, eSubId } = await aSale(seller, buyer);
  await query('UPDATE esubmission SET status = 8, held_from = 7 WHERE id = $1', [eSubId]);
  await become(dealId, "completed_on = '2026-11-18'");
  expect((await contactNow(seller)).stage).toBe('CLIENT');
  await query('UPDATE esubmission SET status = 7, held_from = NULL WHERE id = $1', [eSubId]);
  await followDeals(app.services);
  expect((await contactNow(seller)).stage).toBe('PAST_CLIENT');
});

it('changes nobody else’s contact, and nothing twice', async () => {
  const rajesh = await app.letIn(await app.aSalesperson());
  const [seller, his] = [await aContact(), await aContact(rajesh)];
  const { dealId } = await aSale(seller, his);
  await become(dealId, "completed_on = '2026-11-18'");
  expect(await must(rajesh.get(`${base}/customer-contacts/${his}/properties`))).toEqual([]);
  const before = await propertiesNow(seller);
  await become(dealId, "completed_on = '2026-11-18'");
  expect(await propertiesNow(seller)).toEqual(before);
  expect(await query('SELECT FROM deal_to_follow WHERE deal_id = $1', [dealId])).toEqual([]);
});

import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';

let app: TestApp;
let hannah: Client;
let rajesh: Client;
beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson());
  rajesh = await app.letIn(await app.aSalesperson());
});

const base = '/api/v1';
const must = async (answer: ReturnType<Client['get']>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const aContact = async (name: string, client = hannah): Promise<string> =>
  (await must(client.post(`${base}/customer-contacts`, { kind: 'INDIVIDUAL', name, idType: 'NRIC' }))).contactId;
const place = { postalCode: '238999', block: '42', street: 'Oxley Walk', unit: '03-01' };
const owns = { relation: 'OWNER', status: 'FOR_SALE', category: 'private-residential', propertyType: 'CONDOMINIUM' };
const aProperty = async (contactId: string, more: object = {}, client = hannah): Promise<string> =>
  (await must(client.post(`${base}/customer-contact-properties`, { ...owns, ...place, ...more, contactId }))).id;
const propose = (query: string, client = hannah) => client.get(`${base}/esubmissions/proposal?${query}`);

describe('a submission that begins from a property', () => {
  it('knows the property, its owners among my contacts, the asking price and my usual rate', async () => {
    const siewLian = await aContact('Tan Siew Lian');
    const kokLeong = await aContact('Tan Kok Leong');
    const once = await aContact('Lim Boon Keng');
    const from = await aProperty(siewLian, { askingCents: 268_000_000, shareRate: 500_000, areaSqm: 120 });
    await aProperty(kokLeong, { relation: 'CO_OWNER', shareRate: 500_000 });
    await aProperty(once, { status: 'GIVEN_UP' });
    await aProperty(await aContact('Not Hannah’s', rajesh), {}, rajesh);
    const { caseNo } = await anEsubmission(hannah, { status: 'submitted' });
    expect(await must(propose(`from=${from}&as=SELLER`))).toMatchObject({
      contact: { contactId: siewLian, name: 'Tan Siew Lian' },
      info: { representedSide: 'SELLER', property: { unit: '03-01' }, floorArea: 120 },
      askingCents: 268_000_000,
      commission: { basis: 'PERCENT', rate: 20_000, caseNo },
      parties: [
        { contactId: siewLian, shareRate: 500_000 },
        { contactId: kokLeong, shareRate: 500_000 },
      ],
    });
  });

  it('takes the buyer alone, not who owns it', async () => {
    const buyer = await aContact('Arjun Nair');
    const from = await aProperty(buyer, { relation: 'INTERESTED', status: 'HELD' });
    expect((await must(propose(`from=${from}&as=BUYER`))).parties).toMatchObject([{ contactId: buyer }]);
    expect(await must(propose(`contactId=${buyer}&as=TENANT`))).toMatchObject({
      info: { transactionType: 'LEASE', propertyCategory: null },
      commission: null,
      parties: [{ contactId: buyer }],
    });
  });

  it('is for whoever the contact belongs to, while the contact is there', async () => {
    const contactId = await aContact('Goh Siew Choo');
    const from = await aProperty(contactId, { unit: '04-01' });
    const statusOf = async (query: string, client = hannah) => (await propose(query, client)).status;
    expect(await statusOf(`from=${from}&as=SELLER`, rajesh)).toBe(404);
    expect(await statusOf(`contactId=${contactId}&as=BUYER`, rajesh)).toBe(404);
    await must(hannah.delete(`${base}/customer-contacts?id=${contactId}`));
    expect(await statusOf(`from=${from}&as=SELLER`)).toBe(404);
  });

  it.each(['as=SELLER', 'as=OWNER&contactId=00000000-0000-4000-8000-000000000000'])('refuses %s', async (query) => {
    expect((await propose(query)).status).toBe(400);
  });

  it('is no commission of another side, of a lease or of somebody else', async () => {
    const from = await aProperty(await aContact('Chia Wei Ling', rajesh), { unit: '05-01' }, rajesh);
    await anEsubmission(rajesh, { status: 'submitted', info: { transactionType: 'LEASE' } });
    expect((await must(propose(`from=${from}&as=SELLER`, rajesh))).commission).toBeNull();
  });
});

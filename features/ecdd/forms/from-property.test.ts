import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';

const base = '/api/v1';
const must = async (answer: ReturnType<Client['get']>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

it('a form that begins from a property has what is asked for it as its amount, or it would be out of date with the price', async () => {
  const app = await testApp();
  const hannah = await app.letIn(await app.aSalesperson());
  const contact = { kind: 'INDIVIDUAL', name: 'Tan Siew Lian', dateOfBirth: '1971-04-02', nationality: 'SG' };
  const { contactId } = await must(hannah.post(`${base}/customer-contacts`, contact));
  const place = { postalCode: '238801', block: '18', street: 'Leonie Hill', unit: '42-05', category: 'landed' };
  const asked = { relation: 'OWNER', status: 'FOR_SALE', askingCents: 268_000_000, rentCents: 720_000 };
  const property = { ...place, ...asked, contactId };
  const { id: propertyId } = await must(hannah.post(`${base}/customer-contact-properties`, property));
  const { aMLID } = await must(hannah.post(`${base}/customer-contacts/generate-aml-info`, { contactId }));
  const form = (side: string) =>
    must(hannah.get(`${base}/ecdd-aml-forms/AML/${aMLID}/new-form?cDDFor=${side}&propertyId=${propertyId}`));
  expect(await form('SALE-SELLER')).toMatchObject({ amountCents: 268_000_000, category: 'landed', propertyId });
  expect((await form('LEASE-LANDLORD')).amountCents).toBe(720_000);
});

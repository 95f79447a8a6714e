import { expect, it } from 'vitest';
import { importText, saleFile } from '#features/market/rig/files.ts';
import { testApp } from '#test/app.ts';
import { readPdf } from '#test/pdf.ts';

const sales = [520_000, 540_000, 560_000, 580_000, 600_000].map((price) => ({ month: '2026-08', price }));

it('prints comparable sales, the price that they suggest and what is left of it', async () => {
  const app = await testApp();
  const agent = await app.signIn(await app.aSalesperson({ name: 'Hannah Lim' }));
  await importText(app, saleFile(sales), { kinds: ['hdb'] });
  const query = 'hdbTown=Tampines&block=627B&street=Tampines%20St%2061&area=93&measurementUnit=sqm&bought=2016-05-10';
  const { status, raw } = await agent.get(`/api/v1/listing-presentation?${query}&owed=200000`);
  expect(status).toBe(200);
  const { text } = await readPdf(raw);
  expect(text).toContain('S$ 540,000 – S$ 580,000');
  expect(text).toMatch(/Net proceeds at S\$ 540,000[\s\S]*Cash to the seller\s*S\$ 340,000/);
  expect(text).toContain('5 sales in the same block or project');
  expect(text).toContain('Hannah Lim');
  expect((await agent.get('/api/v1/listing-presentation?street=Nowhere')).body.errors[0].message).toMatch(
    /no comparable sales/,
  );

  const person = { kind: 'INDIVIDUAL', name: 'Tan Siew Lian', idType: 'NRIC' };
  const { contactId } = (await agent.post('/api/v1/customer-contacts', person)).body.data;
  const made = await agent.get(`/api/v1/listing-presentation?${query}&contactId=${contactId}`);
  expect((await readPdf(made.raw)).text).toContain('Prepared for Tan Siew Lian');
  const other = await app.signIn(await app.aSalesperson());
  expect((await other.get(`/api/v1/listing-presentation?${query}&contactId=${contactId}`)).status).toBe(404);
});

import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { textOf } from '#test/text-of.ts';
import { importText, saleFile } from '../rig/files.ts';

const app = await testApp();
const agent = await app.signIn(await app.aSalesperson());

it('a card has the figures, the rows that were chosen, the source and whose it is', async () => {
  const sales = [600_000, 610_000, 640_000].map((price, at) => ({ month: `2026-0${at + 1}`, price, block: `60${at}` }));
  await importText(app, saleFile(sales), { kinds: ['hdb'] });
  const { rows } = (await agent.get('/market/v1/hdb?sortBy=price')).body.data;
  const chosen = rows.slice(0, 2).map(({ id }: { id: number }) => id);
  const pdf = await agent.get(`/market/v1/hdb/card?town=Tampines&rows=${chosen}`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  const words = (await textOf(pdf)).replace(/\s+/g, ' ');
  for (const said of [
    'Town: Tampines',
    'S$ 610,000',
    '602 TAMPINES ST 61',
    '601 TAMPINES ST 61',
    'Data to Mar 2026',
    agent.person.name,
  ])
    expect(words).toContain(said);
  expect(words).not.toContain('600 TAMPINES');
  const svg = await agent.get(`/market/v1/hdb/card?as=Svg`);
  expect(svg.headers['content-type']).toContain('image/svg+xml');
  expect(String(svg.raw)).toMatch(/^<svg[^>]* viewBox="0 0 540 675"/);
  for (const chosen of ['1,2,3,4,5,6', '9999999999'])
    expect((await agent.get(`/market/v1/hdb/card?rows=${chosen}`)).status).toBe(400);
});

import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { importText, saleFile } from '../rig/files.ts';

const app = await testApp();
const agent = await app.signIn(await app.aSalesperson());

it('a block says what it was sold for by year and storey, and what it is let for', async () => {
  const sales = saleFile([
    { month: '2019-05', price: 400_000 },
    { month: '2026-02', price: 500_000 },
    { month: '2026-03', price: 520_000 },
    { month: '2026-03', price: 900_000, block: '601' },
  ]);
  // Two of the lower storeys, for less.
  const lower = sales.replace(
    '07 TO 09,93,Model A,2000,73 years 02 months,500000',
    '01 TO 03,93,Model A,2000,73 years,460000',
  );
  await importText(app, lower, { kinds: ['hdb'] });
  const rents = [
    'rent_approval_date,town,block,street_name,flat_type,monthly_rent',
    '2026-01,TAMPINES,627B,TAMPINES STREET 61,4-ROOM,2600',
    '2026-02,TAMPINES,627B,TAMPINES STREET 61,4-ROOM,2700',
    '2026-02,TAMPINES,601,TAMPINES STREET 61,4-ROOM,9900',
  ];
  await importText(app, rents.join('\n'), { kinds: ['approval'] });
  const { rows } = (await agent.get('/market/v1/hdb?block=627B&period=all')).body.data;
  const [{ placeId }] = rows;
  const { data } = (await agent.get(`/market/v1/places/${placeId}?measurementUnit=sqm`)).body;
  expect(data).toMatchObject({
    name: '627B TAMPINES ST 61',
    rows: 3,
    firstMonth: '2019-05-01',
    lastMonth: '2026-03-01',
    highest: { priceCents: 52_000_000, month: '2026-03-01' },
    latest: { counted: 2, price: { p25: 47_500_000, median: 49_000_000 } },
    years: [
      { year: 2026, rows: 2, medianCents: 49_000_000, unitMedianCents: 526_850 },
      { year: 2019, rows: 1, medianCents: 40_000_000 },
    ],
    floors: [
      { from: 1, to: 5, rows: 1, unitMedianCents: 494_600, premium: -61 },
      { from: 6, to: 10, rows: 1, unitMedianCents: 559_100, premium: 61 },
    ],
    rents: [{ type: '4 ROOM', rows: 2, medianCents: 265_000, saleMedianCents: 49_000_000, grossYield: 649 }],
  });
  expect((await agent.get('/market/v1/places/2147483647')).status).toBe(404);
});

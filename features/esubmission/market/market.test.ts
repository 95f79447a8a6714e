import { beforeAll, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { importText, saleFile } from '#features/market/rig/files.ts';
import { addMonths } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { cases, move, summaryOf } from '../rig/moves.ts';

let app: TestApp;
let hannah: Client;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson());
});

const aFlat = (unit: string, priceCents: number, more = {}) =>
  anEsubmission(hannah, {
    info: {
      propertyCategory: 'hdb',
      propertyType: '4R',
      property: { postalCode: '522627', block: '627B', street: 'Tampines Street 61', building: '', unit },
      hdbTown: 'Tampines',
      floorArea: 93,
      leaseStartYear: 2000,
      optionSerialNo: 'A1',
      optionFeeCents: 100_000,
      exerciseFeeCents: 0,
      priceCents,
      ...more,
    },
  });

it('says of a sale that nothing is known, and of one far from the market how far', async () => {
  const early = await aFlat('50-01', 70_000_000);
  const { market, findings } = await summaryOf(hannah, early.eSubId);
  expect({ market, findings }).toEqual({ market: { state: 'NOT_COMPARED', why: 'NO_DATA' }, findings: [] });
  const month = addMonths(`${today(app.services.clock).slice(0, 7)}-01`, -2).slice(0, 7);
  const prices = [600_000, 610_000, 620_000, 630_000, 640_000];
  await importText(app, saleFile(prices.map((price) => ({ month, price }))), { kinds: ['hdb'] });
  const fair = await summaryOf(hannah, early.eSubId);
  expect(fair.findings).toEqual([]);
  expect(fair.market).toMatchObject({ state: 'COMPARED', level: 'BUILDING', counted: 5, medianCents: 666_700 });
  const dear = await aFlat('50-02', 95_000_000);
  const refused = await move(hannah, dear.eSubId, 2);
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ code: 'V17', field: 'overrides.V17' }] } });
  expect(refused.body.errors[0].message).toContain('53% above the median of 5 comparable sales');
  const overrides = [{ code: 'V17', reason: 'Renovated throughout, with a view of the park.' }];
  expect((await summaryOf(hannah, dear.eSubId)).marketThen).toBeNull();
  expect((await hannah.put(`${cases}/${dear.eSubId}/status/2`, { overrides })).status).toBe(200);
});

it('keeps what the price was compared with when it was submitted, beside what it is compared with now', async () => {
  const desk = await app.letIn(await app.aStaff('submissions'));
  const { eSubId } = await aFlat('50-03', 95_000_000);
  const overrides = [{ code: 'V17', reason: 'Renovated throughout, with a view of the park.' }];
  expect((await hannah.put(`${cases}/${eSubId}/status/2`, { overrides })).status).toBe(200);
  const then = (await summaryOf(hannah, eSubId)).marketThen;
  expect(then).toMatchObject({
    check: { state: 'COMPARED', counted: 5, medianCents: 666_700 },
    words: expect.stringContaining('53% above the median of 5 comparable sales in the same block or project'),
  });
  const month = addMonths(`${today(app.services.clock).slice(0, 7)}-01`, -1).slice(0, 7);
  const dearer = [900_000, 910_000, 920_000, 930_000, 940_000, 950_000, 960_000].map((price) => ({ month, price }));
  await importText(app, saleFile(dearer), { kinds: ['hdb'] });
  const read = await summaryOf(desk, eSubId);
  expect(read.marketThen).toEqual(then);
  expect([read.market.counted > 5, read.market.medianCents > 666_700]).toEqual([true, true]);
  await move(desk, eSubId, 3);
  const reason = 'Compare it with the renovated flats, and say why';
  expect((await desk.put(`${cases}/${eSubId}/status/5`, { reason })).status).toBe(200);
  expect((await summaryOf(hannah, eSubId)).marketThen).toEqual(then);
  const again = [{ code: 'V17', reason: 'Renovated in 2025.' }];
  expect((await hannah.put(`${cases}/${eSubId}/status/2`, { overrides: again })).status).toBe(200);
  const anew = (await summaryOf(desk, eSubId)).marketThen;
  expect([anew.check, anew.at > then.at]).toEqual([read.market, true]);
});

it('compares no sale of a shop', async () => {
  const shop = await anEsubmission(hannah, {
    info: { ...sampleInfo(), propertyCategory: 'commercial', propertyType: 'RETAIL' },
  });
  expect((await summaryOf(hannah, shop.eSubId)).market).toEqual({ state: 'NOT_COMPARED', why: 'KIND' });
});

import { market } from '#features/market/contract/index.ts';
import { importText, saleFile } from '#features/market/server/rig/files.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { TestApp } from '../app.ts';
import type { Client } from '../people.ts';
import { dataOf, money, type RowOf, sheetsOf, shows } from './opened.ts';

const month = (day: string) => formatDay(day).slice(3);

/** The file of a search, with areas in square metres and their tenths. */
export const marketIsShown = async (app: TestApp, reader: Client): Promise<void> => {
  const sales = [
    { price: 600_000, area: 92.5 },
    { price: 610_000, block: '601', month: '2026-02' },
    { price: 620_500 },
  ];
  await importText(app, saleFile(sales), { of: ['hdb'] });
  const query = { measurementUnit: 'sqm', sortBy: 'price' };
  const { rows } = await dataOf(reader, market.hdb, { query });
  type Row = RowOf<typeof market.hdb>;
  const columns = {
    Month: (row: Row) => month(row.month),
    Town: ({ town }: Row) => town,
    'Flat type': ({ flatType }: Row) => flatType,
    Block: ({ block }: Row) => block,
    Street: ({ street }: Row) => street,
    'Storey from': ({ floorFrom }: Row) => floorFrom,
    'Storey to': ({ floorTo }: Row) => floorTo,
    'Area (sq m)': ({ area }: Row) => area,
    Model: ({ flatModel }: Row) => flatModel,
    'Lease from': ({ leaseStart }: Row) => leaseStart,
    'Lease left (months)': ({ leaseLeft }: Row) => leaseLeft,
    'Price (S$)': ({ priceCents }: Row) => money(priceCents),
    'Unit price (S$ psm)': ({ unitPriceCents }: Row) => money(unitPriceCents),
  };
  shows((await sheetsOf(reader, market.hdbExport, { query }))['HDB resale'], columns, rows);
};

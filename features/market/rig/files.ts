import { Readable } from 'node:stream';
import type { TestApp } from '#test/app.ts';
import { type ImportGiven, importFile } from '../import/import-file.server.ts';

/** Imports a text as a file of this name. */
export const importText = (app: TestApp, text: string, given: ImportGiven, name = 'file.csv') =>
  importFile(app.asNobody, { name, content: Readable.from([text]) }, given);

const head =
  'month,town,flat_type,block,street_name,storey_range,floor_area_sqm,flat_model,lease_commence_date,remaining_lease,resale_price';

type Sale = {
  month?: string;
  town?: string;
  type?: string;
  block?: string;
  street?: string;
  area?: number;
  lease?: string;
  price?: number;
};

/** A file of resale flats. */
export const saleFile = (sales: Sale[]): string =>
  [
    head,
    ...sales.map(
      ({ month = '2026-03', town = 'TAMPINES', type = '4 ROOM', block = '627B', street = 'TAMPINES ST 61', ...sale }) =>
        `${month},${town},${type},${block},${street},07 TO 09,${sale.area ?? 93},Model A,2000,${sale.lease ?? '73 years 02 months'},${sale.price ?? 700_000}`,
    ),
  ].join('\n');

import { datasets } from '#features/market/datasets.words.ts';
import { batchStates } from '#features/market/import/batches.words.ts';
import { listedTypes, listingStates, purposes } from '#features/market/open-market/listings.words.ts';
import { type SaleType, saleTypes } from '#features/market/private-sales/homes.words.ts';
import { importText, saleFile } from '#features/market/rig/files.ts';
import { market } from '#features/market/room.calls.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { TestApp } from '../app.ts';
import type { Client } from '../people.ts';
import { dataOf, day, instant, money, type RowOf, sameAsList, sheetsOf, shows } from './opened.ts';

const month = (given: string) => formatDay(given).slice(3);
/** In square metres, with their tenths. */
const query = { measurementUnit: 'sqm', sortBy: 'price' };

const flats = async (reader: Client) => {
  type Row = RowOf<typeof market.hdb>;
  const { rows } = await dataOf(reader, market.hdb, { query });
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

const homes = async (reader: Client) => {
  type Row = RowOf<typeof market.caveat>;
  const { rows } = await dataOf(reader, market.caveat, { query });
  const columns = {
    Contract: ({ contractDate }: Row) => month(contractDate),
    Project: ({ project }: Row) => project,
    Street: ({ street }: Row) => street,
    District: ({ district }: Row) => district,
    Segment: ({ segment }: Row) => segment,
    Type: ({ propertyType }: Row) => propertyType,
    'Area of': ({ typeOfArea }: Row) => typeOfArea,
    Tenure: ({ tenure }: Row) => tenure,
    Sale: ({ saleType }: Row) => saleTypes[saleType as SaleType],
    'Floor from': ({ floorFrom }: Row) => floorFrom,
    'Floor to': ({ floorTo }: Row) => floorTo,
    Units: ({ units }: Row) => units,
    'Area (sq m)': ({ area }: Row) => area,
    'Price (S$)': ({ priceCents }: Row) => money(priceCents),
    'Nett price (S$)': ({ nettPriceCents }: Row) => money(nettPriceCents),
    'Unit price (S$ psm)': ({ unitPriceCents }: Row) => money(unitPriceCents),
  };
  shows((await sheetsOf(reader, market.caveatExport, { query }))['Private sales'], columns, rows);
};

const tenancies = async (reader: Client) => {
  type Row = RowOf<typeof market.rental>;
  const { rows } = await dataOf(reader, market.rental, { query });
  const columns = {
    Month: (row: Row) => month(row.month),
    Project: ({ project }: Row) => project,
    Block: ({ block }: Row) => block,
    Street: ({ street }: Row) => street,
    'District or town': ({ district }: Row) => district,
    Type: ({ propertyType }: Row) => propertyType,
    Bedrooms: ({ bedrooms }: Row) => bedrooms,
    'Area from (sq m)': ({ areaFrom }: Row) => areaFrom,
    'Area to (sq m)': ({ areaTo }: Row) => areaTo,
    'Rent a month (S$)': ({ priceCents }: Row) => money(priceCents),
    'Rent (S$ psm)': ({ unitPriceCents }: Row) => money(unitPriceCents),
  };
  shows((await sheetsOf(reader, market.rentalExport, { query })).Rental, columns, rows);
};

const listings = async (reader: Client) => {
  type Row = RowOf<typeof market.openMarket>;
  const { rows } = await dataOf(reader, market.openMarket, { query });
  const columns = {
    Offer: ({ purpose }: Row) => purposes[purpose],
    Block: ({ block }: Row) => block,
    Street: ({ street }: Row) => street,
    Building: ({ building }: Row) => building,
    'District or town': ({ district }: Row) => district,
    Type: ({ propertyType }: Row) => listedTypes[propertyType] ?? '',
    'Area (sq m)': ({ area }: Row) => area,
    Bedrooms: ({ bedrooms }: Row) => bedrooms,
    'Asking (S$)': ({ askingCents }: Row) => money(askingCents),
    'Asking (S$ psm)': ({ unitPriceCents }: Row) => money(unitPriceCents),
    State: ({ state }: Row) => listingStates[state],
    'Shown until': ({ expiresOn }: Row) => day(expiresOn),
    Salesperson: ({ agentName }: Row) => agentName,
    'Registration no.': ({ registrationNo }: Row) => registrationNo,
  };
  shows((await sheetsOf(reader, market.openMarketExport, { query }))['Open market'], columns, rows);
};

const listing = {
  purpose: 'SALE',
  category: 'landed',
  propertyType: 'TERRACE',
  block: '9',
  street: '=1+1',
  postalCode: '757479',
  area: 180,
  areaUnit: 'sqm',
  askingCents: 325_000_000,
  hasConsent: true,
};

/** The files of the four searches. */
const imports = sameAsList('Market data imports', {
  list: market.imports,
  file: market.importsSheet,
  columns: {
    Dataset: ({ dataset }) => datasets[dataset],
    File: ({ fileName }) => fileName,
    Format: ({ format }) => format,
    State: ({ state }) => batchStates[state],
    Uploaded: ({ startedAt }) => instant(startedAt),
    Person: ({ person }) => person,
    Lines: ({ read }) => read,
    Added: ({ loaded }) => loaded,
    Changed: ({ changed }) => changed,
    Removed: ({ removed }) => removed,
    Skipped: ({ skipped }) => skipped,
    Rejected: ({ rejected }) => rejected,
    Reason: ({ reason }) => reason,
  },
});

export const marketIsShown = async (app: TestApp, reader: Client): Promise<void> => {
  const sales = [
    { price: 600_000, area: 92.5 },
    { price: 610_000, block: '601', month: '2026-02' },
    { price: 620_500 },
  ];
  await importText(app, saleFile(sales), { kinds: ['hdb'] });
  const caveat = [
    'project,street,marketSegment,area,floorRange,noOfUnits,contractDate,typeOfSale,price,nettPrice,propertyType,district,typeOfArea,tenure',
    'WATERTOWN,PUNGGOL CENTRAL,OCR,98,06-10,1,0826,3,1550000,1540000,Condominium,19,Strata,99 yrs lease commencing from 2013',
  ];
  await importText(app, caveat.join('\n'), { kinds: ['caveat'] });
  const contract = 'project,street,district,propertyType,noOfBedRoom,areaSqm,leaseDate,rent\n';
  await importText(app, `${contract}MERAWOODS,HILLVIEW AVENUE,23,Non-landed Properties,4,180-190,0826,4500\n`, {
    kinds: ['rental'],
  });
  await reader.post('/market/v1/open-market', listing);
  for (const search of [flats, homes, tenancies, listings]) await search(reader);
  await imports.isShownTo(await app.letIn(await app.aStaff('content')));
};

import { expect, it } from 'vitest';
import { hdbCalls } from '../hdb-resale/hdb.calls.ts';
import { openMarketCalls } from '../open-market/open-market.calls.ts';
import { caveatCalls } from '../private-sales/caveat.calls.ts';
import { rentalCalls } from '../rental/rental.calls.ts';
import { conditionWords } from './conditions.rules.ts';

it('says codes in words', () => {
  const query = {
    groupType: 'HDB',
    show: 'MINE',
    purpose: 'LEASE',
    category: 'private-residential',
    district: '9,10,Bedok',
    propertyType: 'EXEC_CONDO,4 ROOM,Terrace',
    saleType: 'NEW,SUB',
    tenure: '999',
    segment: 'CCR',
    flatType: '4 ROOM',
    bedrooms: '0,2',
    street: 'ROAD, UPPER',
    priceFrom: 500_000,
  };
  expect(conditionWords(query, { from: '2026-01-01', to: '2026-08-01' }, 'sqft')).toEqual([
    'Jan 2026 to Aug 2026',
    'Homes: HDB',
    'Whose: One’s own, also those that are over',
    'Offer: To let',
    'Kind: Private',
    'District or town: D09, D10, Bedok',
    'Flat type: 4 room',
    'Type: Executive condominium, 4 room, Terrace',
    'Street: ROAD, UPPER',
    'Sale: New sale, Sub-sale',
    'Tenure: 999 years',
    'Segment: Core Central Region',
    'Bedrooms: Studio, 2',
    'Price: from 500,000',
  ]);
});

/** What is no filter, or is said by the months. */
const apart = 'pageNumber pageSize sortBy sortDirection measurementUnit contentType period dateFrom dateTo'.split(' ');

it.each([
  ['caveat', caveatCalls.caveatExport],
  ['hdb', hdbCalls.hdbExport],
  ['rental', rentalCalls.rentalExport],
  ['open market', openMarketCalls.openMarketExport],
])('says each filter that files of %s have', (_, { query }) => {
  const filters = Object.keys(query.shape).filter((name) => !apart.includes(name));
  expect(filters.length).toBeGreaterThan(5);
  for (const name of filters) expect(conditionWords({ [name]: '1' }, null, 'sqm'), name).toHaveLength(1);
});

import type { Examples } from '#test/access.ts';
import type { market } from '../../contract/index.ts';

const listing = {
  purpose: 'SALE',
  category: 'hdb',
  propertyType: '4R',
  block: '627B',
  street: 'Tampines St 61',
  unit: '09-118',
  postalCode: '522627',
  hdbTown: 'Tampines',
  area: 93,
  areaUnit: 'sqm',
  askingCents: 72_800_000,
  hasConsent: true,
} as const;

export const examples: Examples<typeof market> = {
  calls: {
    caveat: { query: { district: '09,10', saleType: 'RESALE', sortBy: 'project', floorFrom: '5' } },
    caveatExport: { query: { project: 'Leonie Towers', contentType: 'Pdf', pageNumber: '1', pageSize: '20' } },
    projectNames: { query: { search: 'leon' } },
    streetNames: { query: { search: 'leon' } },
    caveatTypes: {},
    propertyTypes: { query: { groupType: 'HDB' } },
    openMarket: { query: { search: 'tampines', purpose: 'SALE', show: 'MINE', sortBy: 'price' } },
    openMarketExport: { query: { district: 'Tampines,09', contentType: 'Excel', pageNumber: '1', pageSize: '20' } },
    addListing: { body: listing },
    changeListing: {
      params: { id: '00000000-0000-4000-8000-000000000000' },
      body: { version: 1, listing },
      refused: 404,
    },
    withdrawListing: {
      params: { id: '00000000-0000-4000-8000-000000000000' },
      body: { version: 1, reason: 'Sold by another agency' },
      refused: 404,
    },
    comparables: {
      query: {
        category: 'hdb',
        propertyType: '4R',
        street: 'Tampines St 61',
        hdbTown: 'Tampines',
        area: '1001',
        postalCode: '522627',
      },
    },
    listingComparables: {
      params: { id: '00000000-0000-4000-8000-000000000000' },
      query: { measurementUnit: 'sqm' },
      refused: 404,
    },
    rental: { query: { groupType: 'HDB', district: 'Bishan', bedrooms: '1,2', sortBy: 'price' } },
    rentalExport: { query: { contentType: 'Docx', pageNumber: '1', pageSize: '20' } },
    hdb: {
      query: {
        town: 'Tampines,Bedok',
        flatType: '4 ROOM',
        period: '3',
        measurementUnit: 'SQFT',
        search: 'tampines st 61',
      },
    },
    hdbExport: { query: { town: 'Tampines', sortBy: 'price', contentType: 'Excel', pageNumber: '1', pageSize: '20' } },
  },
};

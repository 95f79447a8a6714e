import type { Examples } from '#test/access.ts';
import type { market } from '../../contract/index.ts';

export const examples: Examples<typeof market> = {
  calls: {
    caveat: { query: { district: '09,10', saleType: 'RESALE', sortBy: 'project', floorFrom: '5' } },
    caveatExport: { query: { project: 'Leonie Towers', contentType: 'Pdf', pageNumber: '1', pageSize: '20' } },
    projectNames: { query: { search: 'leon' } },
    streetNames: { query: { search: 'leon' } },
    caveatTypes: {},
    propertyTypes: { query: { groupType: 'HDB' } },
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

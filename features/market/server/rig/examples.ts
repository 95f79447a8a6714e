import type { Examples } from '#test/access.ts';
import type { market } from '../../contract/index.ts';

export const examples: Examples<typeof market> = {
  calls: {
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

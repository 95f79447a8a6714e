import type { Examples } from '#test/access.ts';
import type { presentation } from '../../contract.ts';

export const examples: Examples<typeof presentation> = {
  calls: {
    paper: {
      query: {
        category: 'hdb',
        propertyType: '4R',
        hdbTown: 'Tampines',
        street: 'Tampines St 61',
        area: '1001.5',
        low: '600000',
        high: '650000',
        bought: '2016-05-10',
        owed: '210000',
      },
    },
  },
};

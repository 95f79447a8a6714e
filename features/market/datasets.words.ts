/** The kinds of records: sales of flats and of private homes, and tenancies of both. */
export const datasets = {
  hdb: 'HDB resale',
  caveat: 'Private sales',
  rental: 'Private rental',
  approval: 'HDB rental',
} as const;
export type Dataset = keyof typeof datasets;

/** Source, licence and caveats of each kind of records. */
export const sources: Record<Dataset, { name: string; licence: string; note: string }> = {
  hdb: {
    name: 'HDB resale flat prices, data.gov.sg',
    licence: 'Singapore Open Data Licence',
    note: 'By the month of registration. Some weeks lie between the option and the registration.',
  },
  caveat: {
    name: 'URA private residential property transactions',
    licence: 'URA data service terms',
    note: 'Caveats are lodged voluntarily and late, so that a newest month is never complete.',
  },
  rental: {
    name: 'URA rental contracts of private homes',
    licence: 'URA data service terms',
    note: 'Contracts that were stamped. Areas are published in bands, so that a rent by area is that of the middle of the band.',
  },
  approval: {
    name: 'HDB approvals to rent out a flat, data.gov.sg',
    licence: 'Singapore Open Data Licence',
    note: 'Whole flats, by the month of approval.',
  },
};

import type { ListedCategory, Purpose } from '#features/market/open-market/listings.words.ts';
import type { HdbTown } from '#features/property/words/details.ts';

type Home = [
  category: ListedCategory,
  type: string,
  block: string,
  street: string,
  building: string,
  unit: string,
  postalCode: string,
  squareMetres: number,
  bedrooms: number,
];

/** Homes that some salespeople offer, with what they ask for each. */
export const homes: [home: Home, purpose: Purpose, dollars: number, town?: HdbTown][] = [
  [['hdb', '4R', '627B', 'Tampines St 61', '', '09-118', '522627', 93, 3], 'SALE', 738_000, 'Tampines'],
  [['hdb', '5R', '101', 'Ang Mo Kio Ave 3', '', '04-55', '560101', 121, 3], 'SALE', 845_000, 'Ang Mo Kio'],
  [['hdb', '3R', '88', 'Whampoa Dr', '', '11-203', '320088', 67, 2], 'SALE', 498_000, 'Kallang/Whampoa'],
  [['hdb', 'EXEC_APT', '412', 'Jurong West St 42', '', '06-712', '640412', 142, 3], 'SALE', 758_000, 'Jurong West'],
  [['hdb', '4R', '221', 'Bishan St 23', '', '07-149', '570221', 92, 3], 'LEASE', 3_500, 'Bishan'],
  [['hdb', '4R', '262', 'Punggol Ctrl', '', '12-24', '820262', 92, 3], 'SALE', 615_000, 'Punggol'],
  [
    ['private-residential', 'APARTMENT', '18', 'Leonie Hill', 'Leonie Towers', '21-03', '239222', 165, 3],
    'SALE',
    3_620_000,
  ],
  [
    ['private-residential', 'CONDOMINIUM', '61', 'Meyer Road', 'Meyer Place', '14-04', '437870', 140, 3],
    'SALE',
    3_180_000,
  ],
  [
    ['private-residential', 'CONDOMINIUM', '71', 'Hillview Avenue', 'Merawoods', '12-06', '669589', 110, 3],
    'SALE',
    1_560_000,
  ],
  [
    ['private-residential', 'EXEC_CONDO', '33', 'Bishan Street 11', 'Bishan Loft', '17-08', '579821', 121, 3],
    'SALE',
    1_780_000,
  ],
  [
    ['private-residential', 'CONDOMINIUM', '9', 'Tampines Street 86', 'The Santorini', '11-25', '528573', 85, 3],
    'LEASE',
    4_200,
  ],
  [['landed', 'TERRACE', '9', 'Inggu Road', '', '', '757479', 180, 4], 'SALE', 3_250_000],
];

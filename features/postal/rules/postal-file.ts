import { columnNames, tidyCell } from '#platform/contract/csv-cells.ts';
import { placeName } from './place-name.ts';

/** An address of an open-data file. Those of the HDB list have no postal code. */
export type ListedAddress = {
  postalCode: string | null;
  block: string;
  street: string;
  building: string;
  source: 'demo' | 'condominiums' | 'hdb';
};
export type PostalLine = { address: ListedAddress } | { code: string };

type Reader = (cells: (column: string) => string) => PostalLine | undefined;

const longest = { block: 20, name: 140 };

/** `247 TANJONG KATONG ROAD 437035`. A code of five digits has lost its leading zero. */
const location = /^(?:no\.?\s+|block\s+)?(\d+[a-z]?(?:\/[a-z\d]+)*)\|?\s+(?:#\S+\s+)?(.+?)\s+(\d{5,6})$/i;
/** Matches rows that name the management corporation instead of the condominium. */
const isCorporation = /^(subsidiary )?management corp|^mcst/i;

const condominium: Reader = (cell) => {
  const [, block = '', street = '', code = ''] = location.exec(cell('devt_location')) ?? [];
  if (!code || block.length > longest.block) return undefined;
  const name = cell('usr_devtname');
  return {
    address: {
      postalCode: code.padStart(6, '0'),
      block: block.toUpperCase(),
      street: placeName(street).slice(0, longest.name),
      building: isCorporation.test(name) ? '' : placeName(name).slice(0, longest.name),
      source: 'condominiums',
    },
  };
};

const hdbBlock: Reader = (cell) => {
  const block = cell('blk_no').toUpperCase();
  const street = placeName(cell('street')).slice(0, longest.name);
  if (!block || block.length > longest.block || !street) return undefined;
  return { address: { postalCode: null, block, street, building: '', source: 'hdb' } };
};

const listedCode: Reader = (cell) => {
  const code = cell('postal_code');
  return /^\d{5,6}$/.test(code) ? { code: code.padStart(6, '0') } : undefined;
};

const kinds: { columns: string[]; read: Reader }[] = [
  { columns: ['usr_devtname', 'devt_location'], read: condominium },
  { columns: ['blk_no', 'street'], read: hdbBlock },
  { columns: ['postal_code'], read: listedCode },
];

/** The reader for a file with these columns; undefined if the file is of another kind. */
export const readerOf = (head: string[]): ((cells: string[]) => PostalLine | undefined) | undefined => {
  const names = columnNames(head);
  const kind = kinds.find(({ columns }) => columns.every((column) => names.includes(column)));
  if (!kind) return undefined;
  return (cells) => kind.read((column) => tidyCell(cells[names.indexOf(column)]));
};

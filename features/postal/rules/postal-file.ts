import { tidyCell } from '#platform/contract/csv-cells.ts';
import { namedTable, type TableShape } from '#platform/contract/table-shape.ts';
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

type PostalFile = TableShape<PostalLine | undefined>;
type Reader = PostalFile['read'];

const longest = { block: 20, name: 140 };

/** `247 TANJONG KATONG ROAD 437035`. A code of five digits has lost its leading zero. */
const location = /^(?:no\.?\s+|block\s+)?(\d+[a-z]?(?:\/[a-z\d]+)*)\|?\s+(?:#\S+\s+)?(.+?)\s+(\d{5,6})$/i;
/** Matches rows that name the management corporation instead of the condominium. */
const isCorporation = /^(subsidiary )?management corp|^mcst/i;

const condominium: Reader = (cell) => {
  const [, block = '', street = '', code = ''] = location.exec(cell('location')) ?? [];
  if (!code || block.length > longest.block) return undefined;
  const name = cell('name');
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
  const block = cell('block').toUpperCase();
  const street = placeName(cell('street')).slice(0, longest.name);
  if (!block || block.length > longest.block || !street) return undefined;
  return { address: { postalCode: null, block, street, building: '', source: 'hdb' } };
};

const listedCode: Reader = (cell) => {
  const code = cell('code');
  return /^\d{5,6}$/.test(code) ? { code: code.padStart(6, '0') } : undefined;
};

/** Reads cells with single blanks. */
const tidily =
  (read: Reader): Reader =>
  (cell) =>
    read((column) => tidyCell(cell(column)));

/** The open-data files, each tried in this order. */
export const postalFiles: readonly PostalFile[] = [
  {
    name: 'condominiums',
    table: namedTable({ name: ['usr_devtname'], location: ['devt_location'] }),
    read: tidily(condominium),
  },
  { name: 'HDB blocks', table: namedTable({ block: ['blk_no'], street: ['street'] }), read: tidily(hdbBlock) },
  { name: 'postal codes', table: namedTable({ code: ['postal_code'] }), read: tidily(listedCode) },
];

import type { FileFormat } from '../files/file-format.rules.ts';
import { hdbSale } from '../files/hdb-sale.rules.ts';
import { uraSaleFlat, uraSaleJson, uraSaleSelection } from '../files/private-sale.rules.ts';
import { hdbApproval, uraRental, uraRentalSelection, uraRentalUnplaced } from '../files/tenancy.rules.ts';

/** The kinds of files, each tried in this order by the heads of a file or the names in it. */
export const formats: FileFormat[] = [
  hdbSale,
  uraSaleFlat,
  uraSaleJson,
  uraSaleSelection,
  uraRental,
  uraRentalSelection,
  uraRentalUnplaced,
  hdbApproval,
];

import type { FileFormat } from '../../rules/files/file-format.ts';
import { hdbSale } from '../../rules/files/hdb-sale.ts';
import { uraSaleFlat, uraSaleJson, uraSaleSelection } from '../../rules/files/private-sale.ts';
import { hdbApproval, uraRental, uraRentalSelection, uraRentalUnplaced } from '../../rules/files/tenancy.ts';

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

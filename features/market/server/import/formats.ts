import type { FileFormat } from '../../rules/files/file-format.ts';
import { hdbSale } from '../../rules/files/hdb-sale.ts';

/** The kinds of files, each tried in this order. */
export const formats: FileFormat[] = [hdbSale];

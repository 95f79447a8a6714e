import type { Services } from '#platform/server/context.ts';
import type { SealedColumn } from '#platform/server/secrets/rotate-key.ts';
import type { Likeness } from '../merge/merge.words.ts';
import type { ImportedRow } from './imported-row.rules.ts';

/** A row of a file, and why it seems to be a contact or a row before it. */
export type KeptRow = ImportedRow & { why: Likeness | null };

const saidPlace = (id: string): string => `contact_import_row/${id}/said`;
const beforePlace = (id: string): string => `contact_import_row/${id}/before`;

type Secrets = Pick<Services, 'secrets'>;

export const sealRow = ({ secrets }: Secrets, rowId: string, row: KeptRow): string =>
  secrets.seal(JSON.stringify(row), saidPlace(rowId));

export const openRow = ({ secrets }: Secrets, { id, sealed }: { id: string; sealed: string }): KeptRow =>
  JSON.parse(secrets.open(sealed, saidPlace(id))) as KeptRow;

/** What a contact said before a row was merged into it. */
export const sealBefore = ({ secrets }: Secrets, rowId: string, before: object): string =>
  secrets.seal(JSON.stringify(before), beforePlace(rowId));

export const openBefore = ({ secrets }: Secrets, { id, beforeSealed }: { id: string; beforeSealed: string }): object =>
  JSON.parse(secrets.open(beforeSealed, beforePlace(id))) as object;

/** For the rotation of the key. */
export const sealedImports: SealedColumn[] = [
  { table: 'contact_import_row', id: 'id', sealed: 'sealed', place: saidPlace },
  { table: 'contact_import_row', id: 'id', sealed: 'before_sealed', place: beforePlace },
];

import { numberColumns } from '#features/particulars/server/index.ts';
import type { SealedColumn } from '#platform/server/secrets/rotate-key.ts';
import { holderPlace } from '../shareholders/holders.server.ts';
import { partyPlace } from './rows.server.ts';

/** The sealed columns of this feature, for the rotation of the key: identity numbers of parties and holders. */
export const sealedNumbers: SealedColumn[] = [
  { table: 'esubmission_party', id: 'uuid', ...numberColumns, place: partyPlace },
  { table: 'esubmission_holder', id: 'id', ...numberColumns, place: holderPlace },
];

import type { SealedColumn } from '#platform/server/secrets/rotate-key.ts';
import { holderPlace } from './holders.ts';
import { partyPlace } from './rows.ts';

const columns = { sealed: 'id_number_sealed', print: 'id_number_print' };

/** The sealed columns of this feature, for the rotation of the key: identity numbers of parties and holders. */
export const sealedNumbers: SealedColumn[] = [
  { table: 'esubmission_party', id: 'uuid', ...columns, place: partyPlace },
  { table: 'esubmission_holder', id: 'id', ...columns, place: holderPlace },
];

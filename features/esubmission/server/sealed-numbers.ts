import type { SealedColumn } from '#platform/server/secrets/rotate-key.ts';
import { holderPlace } from './holders/holder-columns.ts';
import { partyPlace } from './party-columns.ts';

const columns = { sealed: 'id_number_sealed', print: 'id_number_print' };

/** The identity numbers of parties and of those who stand behind them. */
export const sealedNumbers: SealedColumn[] = [
  { table: 'esubmission_party', id: 'uuid', ...columns, place: partyPlace },
  { table: 'esubmission_holder', id: 'id', ...columns, place: holderPlace },
];

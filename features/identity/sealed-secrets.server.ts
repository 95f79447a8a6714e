import type { SealedColumn } from '#platform/server/secrets/rotate-key.ts';
import { sealedAt } from './second-step/authenticator.server.ts';

/** The secrets of authenticator apps. */
export const sealedSecrets: SealedColumn[] = ['secret', 'pending_secret'].map((sealed) => ({
  table: 'authenticator',
  id: 'person_id',
  sealed,
  place: sealedAt,
}));

/**
 * Tables with keyed hashes, which another key can't verify. After a change of the key they are emptied: failures are
 * counted afresh, and people make new recovery codes.
 */
export const keyedTables = ['sign_in_failure', 'recovery_code'];

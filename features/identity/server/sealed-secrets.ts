import type { SealedColumn } from '#platform/server/secrets/rotate-key.ts';
import { sealedAt } from './second-step/match-code.ts';

/** The secrets of authenticator apps. */
export const sealedSecrets: SealedColumn[] = ['secret', 'pending_secret'].map((sealed) => ({
  table: 'authenticator',
  id: 'person_id',
  sealed,
  place: sealedAt,
}));

/** Keyed hashes, which no key but their own can make again: failures are counted afresh, recovery codes are made anew. */
export const keyedTables = ['sign_in_failure', 'recovery_code'];

import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import { port } from '#platform/server/room.ts';
import type { Verified } from '../contract.ts';

/**
 * A room that issues documents. Each answers undefined for what it does not know, and anybody may ask: the answer names no more of
 * a person than a stranger with the paper may read.
 */
export type Verifier = {
  /** By a code as `newCode` makes it. */
  byCode?(at: Reading<Actor | null>, code: string): Promise<Verified | undefined>;
  /** By the bytes of a PDF, at most 25 MB, which may be any stranger's. */
  byPdf?(at: Reading<Actor | null>, pdf: Buffer): Promise<Verified | undefined>;
};

/** The rooms that issue documents with a code or a seal. */
export const verifiers = port<Verifier>('verify.verifiers');

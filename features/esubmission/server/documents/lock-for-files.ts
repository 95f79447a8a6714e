import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { type EsubmissionRecord, loadEsubmission, lockEsubmission } from '../load.ts';
import { abilitiesOf } from '../policy.ts';

/** A submission whose documents the actor may change, as it is now: looked at again under the lock before anything is written. */
export const loadForFiles = async (at: Reading, id: string): Promise<EsubmissionRecord> =>
  requireOpen(at, await loadEsubmission(at, id));

/** The same, locked until the transaction ends. Files carry no version: they add up instead of replacing each other. */
export const lockForFiles = async (at: Writing, id: string): Promise<EsubmissionRecord> =>
  requireOpen(at, await lockEsubmission(at, id));

const requireOpen = (at: Reading, row: EsubmissionRecord): EsubmissionRecord => {
  if (abilitiesOf(at.actor, row).edit) return row;
  throw new Refusal(
    'esubmission.locked',
    'The documents can’t be changed any more: this transaction was submitted. Ask the agency to return it.',
  );
};

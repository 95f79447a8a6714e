import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { furthest } from '../steps.rules.ts';
import type { Step } from '../steps.words.ts';
import { bump } from './bump.server.ts';
import { type EsubmissionRecord, savedAs } from './load.server.ts';

/** `next`: the next step of the wizard; `action` and `detail`: for the audit trail, without identity numbers. */
type SavedStep = { step: Step; next: Step; action: string; detail: Record<string, unknown> };

/**
 * Saves version, progress of the wizard and audit row of a step. Send it together with the rows. Returns the new
 * version.
 */
export const saveStep = async (at: Writing, row: EsubmissionRecord, { step, next, action, detail }: SavedStep) => {
  const { version } = savedAs(row);
  await Promise.all([
    bump(at, row, { currentStep: furthest(row.currentStep, next) }, step),
    record(at, { aggregate: 'esubmission', aggregateId: row.id, action, detail: { version, ...detail } }),
  ]);
  return version;
};

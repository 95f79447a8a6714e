import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { furthest } from '../steps.ts';
import type { Step } from '../words.ts';
import { bump, type EsubmissionRecord, savedAs } from './load.ts';

/** `next`: the step that is open then; `action` as the trail has it; `detail`: what was saved, without a number of anybody's. */
type SavedStep = { step: Step; next: Step; action: string; detail: Record<string, unknown> };

/** What a step's rows are saved with, asked at once with them: the version, how far the wizard came, and the trail. Answers the version. */
export const saveStep = async (at: Writing, row: EsubmissionRecord, { step, next, action, detail }: SavedStep) => {
  const { version } = savedAs(row);
  await Promise.all([
    bump(at, row, { currentStep: furthest(row.currentStep, next) }, step),
    record(at, { aggregate: 'esubmission', aggregateId: row.id, action, detail: { version, ...detail } }),
  ]);
  return version;
};

import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Actor } from '#platform/contract/actor.ts';
import { differences } from '#platform/contract/differences.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { wholeRows } from '#platform/server/database/rows.ts';
import type { Saved } from '../records.ts';
import { isUntouched, stepVersionsAfter } from '../step-versions.ts';
import type { Step } from '../words.ts';
import { abilitiesOf, visibleEsubmissions } from './policy.ts';
import { esubmission } from './tables.ts';

export type EsubmissionRecord = typeof esubmission.$inferSelect;

export const esubmissionRows = wholeRows(esubmission);

const visibleOne = (actor: Actor, id: string): SQL => sql`esubmission.id = ${id} AND ${visibleEsubmissions(actor)}`;

/** A submission that the actor may see; anything else is a 404. */
export const loadEsubmission = async (at: Reading, id: string): Promise<EsubmissionRecord> => {
  const [row] = await esubmissionRows.read(at.db, visibleOne(at.actor, id));
  if (!row) throw missing('submission');
  return row;
};

/** The same, locked until the transaction ends: one writer at a time on a submission and all that hangs on it. */
export const lockEsubmission = async (at: Writing, id: string): Promise<EsubmissionRecord> => {
  const [row] = await esubmissionRows.read(at.db, visibleOne(at.actor, id), 'FOR UPDATE');
  if (!row) throw missing('submission');
  return row;
};

/** The step that is edited; what was sent of it, and how to read what is stored, tell an editor who comes late. */
type Edit = {
  step: Step;
  mine?: object;
  current?: (row: EsubmissionRecord) => object | Promise<object>;
  as?: z.ZodType;
};

/** Locked, open for the actor's changes, and, in the step that is edited, not changed since it was read at `version`. */
export const lockForEdit = async (at: Writing, id: string, version: number, edit: Edit): Promise<EsubmissionRecord> => {
  const row = await lockEsubmission(at, id);
  if (!abilitiesOf(at.actor, row).edit)
    throw new Refusal(
      'esubmission.locked',
      'This transaction can’t be changed any more: it was submitted. Ask the agency to return it.',
    );
  if (!isUntouched(row, edit.step, version)) throw await staleEdit(row, edit);
  return row;
};

/** 409 with what is stored now, and where it differs from what was sent. */
const staleEdit = async (row: EsubmissionRecord, { mine, current, as }: Edit): Promise<Refusal> => {
  const found = current ? await current(row) : null;
  // As any other answer: a field that is not declared does not leave.
  const stored = as && found ? (as.parse(found) as object) : found;
  const changed = stored && mine ? differences(stored, mine) : [];
  return new Refusal(
    'esubmission.stale',
    'Someone changed this transaction meanwhile. Look at what is new and save again.',
    { detail: { version: row.version, current: stored, changed } },
  );
};

/**
 * Every change of a submission or its children ends here: the version that the next change must carry. `step` is what was
 * changed; without it, anything may have been.
 */
export const bump = async (
  at: Writing,
  row: EsubmissionRecord,
  change: Partial<typeof esubmission.$inferInsert> = {},
  step?: Step,
) => {
  const saved = savedAs(row);
  await esubmissionRows.change(at.db, row.id, {
    ...change,
    version: saved.version,
    stepVersions: stepVersionsAfter(row, step),
  });
  return saved;
};

/** What a save of the submission that was read so answers. */
export const savedAs = ({ id, caseNo, version }: EsubmissionRecord): Saved => ({
  eSubId: id,
  caseNo,
  version: version + 1,
});

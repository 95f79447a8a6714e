import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Actor } from '#platform/contract/actor.ts';
import { differences } from '#platform/contract/differences.ts';
import type { SheetValues } from '#platform/contract/field-sheet.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { RowWith } from '#platform/server/database/columns.ts';
import { wholeRows } from '#platform/server/database/rows.ts';
import type { flatFields } from '../info/info-sheet.words.ts';
import type { Saved } from '../parts.calls.ts';
import { isUntouched } from '../steps.rules.ts';
import type { Step } from '../steps.words.ts';
import { abilitiesOf, visibleEsubmissions } from './policy.server.ts';
import { esubmission } from './tables.server.ts';

/**
 * A row, checked to have a column for each field of step 1. The rent of a lease is stored in the column of the price.
 */
export type EsubmissionRecord = RowWith<Omit<SheetValues<typeof flatFields>, 'monthlyRentCents'>, typeof esubmission>;

export const esubmissionRows = wholeRows(esubmission);

const visibleOne = (actor: Actor, id: string): SQL => sql`esubmission.id = ${id} AND ${visibleEsubmissions(actor)}`;

/** A submission that the actor may see; anything else is a 404. */
export const loadEsubmission = async (at: Reading, id: string): Promise<EsubmissionRecord> => {
  const [row] = await esubmissionRows.read(at.db, visibleOne(at.actor, id));
  if (!row) throw missing('submission');
  return row;
};

/** Like `loadEsubmission`, and locks the row until the transaction ends: one writer at a time for a submission. */
export const lockEsubmission = async (at: Writing, id: string): Promise<EsubmissionRecord> => {
  const [row] = await esubmissionRows.read(at.db, visibleOne(at.actor, id), 'FOR UPDATE');
  if (!row) throw missing('submission');
  return row;
};

/**
 * The step that is edited. For the refusal of an older version: `mine` is what was sent, `current` reads what is
 * stored, `as` is the schema of that answer.
 */
type Edit = {
  step: Step;
  mine?: object;
  current?: (row: EsubmissionRecord) => object | Promise<object>;
  as?: z.ZodType;
};

/**
 * Locks a submission for a change. Refuses if the actor may not edit it, or if the step was changed after `version`; without one,
 * whatever is stored is replaced.
 */
export const lockForEdit = async (
  at: Writing,
  id: string,
  version: number | undefined,
  edit: Edit,
): Promise<EsubmissionRecord> => {
  const row = await lockEsubmission(at, id);
  if (!abilitiesOf(at.actor, row).edit)
    throw new Refusal(
      'esubmission.locked',
      `This transaction can’t be changed any more: it was submitted. ${howToChange(at.actor, row)}`,
    );
  if (!isUntouched(row, edit.step, version)) throw await staleEdit(row, edit);
  return row;
};

/** What the owner does to change what was submitted. */
const howToChange = (actor: Actor, row: EsubmissionRecord): string =>
  abilitiesOf(actor, row).takeBack ? 'Take it back to a draft first.' : 'Ask the agency to return it.';

/** 409 with the stored step, and the fields in which it differs from what was sent. */
const staleEdit = async (row: EsubmissionRecord, { mine, current, as }: Edit): Promise<Refusal> => {
  const currentRecord = current ? await current(row) : null;
  // Parsed like any answer, so that undeclared fields are not sent.
  const stored = as && currentRecord ? (as.parse(currentRecord) as object) : currentRecord;
  const changed = stored && mine ? differences(stored, mine) : [];
  return new Refusal(
    'esubmission.stale',
    'Someone changed this transaction meanwhile. Look at what is new and save again.',
    { detail: { version: row.version, current: stored, changed } },
  );
};

/** The answer of a save, for the row as it was read before. */
export const savedAs = ({ id, caseNo, version }: EsubmissionRecord): Saved => ({
  eSubId: id,
  caseNo,
  version: version + 1,
});

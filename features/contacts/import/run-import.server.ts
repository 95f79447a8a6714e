import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Services, transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { actAs, type JobServices } from '../act-as.server.ts';
import { importJob } from './choose.server.ts';
import { openRow } from './sealed-rows.server.ts';
import { contactImport, contactImportRow } from './tables.server.ts';
import { type RowRecord, takeRow } from './take-row.server.ts';
import { undoRow } from './undo-row.server.ts';
import type { UpperHooks } from './upper-hooks.server.ts';

/** Rows in one transaction: a server that is killed has taken these or none of them, and goes on with the next. */
const stepSize = 50;

/** Takes in, or undoes, the rows of an import that nobody has taken yet. Two that run at once take turns. */
export const runImport = (services: Services, above: UpperHooks): Job => ({
  name: importJob,
  run: async (payload) => {
    const { importId } = payload as { importId: string };
    while (await inTransaction(services.database, (db) => importStep({ ...services, db }, importId, above)));
  },
});

/** The next rows of an import, in its owner's name. Answers whether there may be more. */
export const importStep = async (inside: JobServices, importId: string, above: UpperHooks): Promise<boolean> => {
  const [importRow] = await inside.db.select().from(contactImport).where(eq(contactImport.id, importId)).for('update');
  if (!importRow || (importRow.state !== 'RUNNING' && importRow.state !== 'UNDOING')) return false;
  // Two files of one owner take turns: what one brings, the other finds.
  await ask(inside.db, ownersTurn, [importRow.owner]);
  const at = await actAs(inside, importRow.owner, importJob);
  const isUndo = importRow.state === 'UNDOING';
  const rows = await nextRows(at, importId, isUndo);
  const now = at.clock.now().toString();
  if (rows.length === 0) {
    const state = isUndo ? 'UNDONE' : 'DONE';
    await at.db.update(contactImport).set({ state, doneAt: now }).where(eq(contactImport.id, importId));
    const action = isUndo ? 'contact-import.undone' : 'contact-import.done';
    await record(at, { aggregate: 'contact-import', aggregateId: importId, action });
    return false;
  }
  for (const row of rows) {
    const done = await (isUndo ? undoRow(at, await asItIsNow(at, row), above) : taken(at, row, above.followers));
    await keepOutcome(at, row, done);
  }
  await at.db.update(contactImport).set({ movedAt: now }).where(eq(contactImport.id, importId));
  return true;
};

const ownersTurn = `SELECT pg_advisory_xact_lock(hashtextextended('contact-import ' || $1, 0))`;

/** Rows that wait; to be undone the last ones first, as a row may have been merged into the contact of one before it. */
const nextRows = (at: Writing, importId: string, isUndo: boolean): Promise<RowRecord[]> =>
  at.db
    .select()
    .from(contactImportRow)
    .where(
      and(
        eq(contactImportRow.importId, importId),
        inArray(contactImportRow.outcome, isUndo ? ['ADDED', 'MERGED'] : ['']),
      ),
    )
    .orderBy(isUndo ? desc(contactImportRow.place) : asc(contactImportRow.place))
    .limit(stepSize);

/** A row with the trail that it got since the step began: the undoing of another row of the same contact is no change by somebody. */
const asItIsNow = async (at: Writing, row: RowRecord): Promise<RowRecord> => {
  const place = and(eq(contactImportRow.importId, row.importId), eq(contactImportRow.place, row.place));
  const [now] = await at.db.select().from(contactImportRow).where(place);
  return now ?? row;
};

/** Handles one row. A refused row doesn't keep the others out. */
const taken = async (at: Writing, row: RowRecord, followers: UpperHooks['followers']): Promise<Partial<RowRecord>> => {
  if (row.isFault) return { outcome: 'FAILED' };
  if (row.choice === 'SKIP') return { outcome: 'SKIPPED' };
  try {
    return await transact(at, (within) => takeRow(within, row, openRow(within, row), followers));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { outcome: 'FAILED', reason: error.message };
  }
};

/** Marks a row. Other rows of the import that are in the same contact know its trail, too: this row was no change by somebody. */
const keepOutcome = async (at: Writing, row: RowRecord, done: Partial<RowRecord>): Promise<void> => {
  const { importId, place, contactId } = contactImportRow;
  await at.db
    .update(contactImportRow)
    .set(done)
    .where(and(eq(importId, row.importId), eq(place, row.place)));
  const changed = done.contactId ?? row.contactId;
  if (done.trail && changed)
    await at.db
      .update(contactImportRow)
      .set({ trail: done.trail })
      .where(and(eq(importId, row.importId), eq(contactId, changed)));
};

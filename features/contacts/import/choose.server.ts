import { and, eq, inArray, sql } from 'drizzle-orm';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Import } from './import.calls.ts';
import { type ImportChoice, type ImportState, importHours } from './import.words.ts';
import { importOf } from './read-imports.server.ts';
import { contactImport, contactImportRow } from './tables.server.ts';

/** Takes the rows of an import in, or undoes them. */
export const importJob = 'contacts.import';

type Of = { params: { id: string } };

/** The actor's import, locked. @throws 404 */
const lockImport = async (at: Writing, id: string) => {
  const [row] = await at.db
    .select()
    .from(contactImport)
    .where(and(eq(contactImport.id, id), eq(contactImport.owner, at.actor.userId)))
    .for('update');
  if (!row) throw missing('import');
  return row;
};

const refuse = (words: string) => new Refusal('import.conflict', words);

/** Sets the choice for rows. An invalid row stays out; one without a match can't be merged. */
export const chooseRows = async (
  at: Writing,
  { params, body }: Of & { body: { places?: number[] | undefined; choice: ImportChoice } },
): Promise<Import> => {
  const { id, state } = await lockImport(at, params.id);
  if (state !== 'PREVIEW') throw refuse('These rows have come in already.');
  const { places, choice } = body;
  const { importId, place, isFault, seems, sameAs } = contactImportRow;
  const isSomebody = sql`(${seems} IS NOT NULL OR ${sameAs} IS NOT NULL)`;
  const changed = await at.db
    .update(contactImportRow)
    .set({ choice })
    .where(
      and(
        eq(importId, id),
        eq(isFault, false),
        places ? inArray(place, places) : isSomebody,
        choice === 'MERGE' ? isSomebody : undefined,
      ),
    )
    .returning({ place });
  if (places && changed.length < new Set(places).size)
    throw refuse('One of these rows can’t come in, or seems to be no contact of yours with which it could be merged.');
  return importOf(at, id);
};

/** Lets the rows come in. Asked for twice, it is the same import. */
export const startImport = (at: Writing, { params }: Of): Promise<Import> =>
  move(at, params.id, {
    from: 'PREVIEW',
    to: 'RUNNING',
    already: ['RUNNING', 'DONE'],
    words: 'This import was undone.',
  });

/** Undoes an import that has come in within a day. */
export const undoImport = (at: Writing, { params }: Of): Promise<Import> =>
  move(at, params.id, {
    from: 'DONE',
    to: 'UNDOING',
    already: ['UNDOING', 'UNDONE'],
    words: 'Only an import that has come in can be undone. Wait until all its rows are in.',
  });

type Move = { from: ImportState; to: ImportState; already: ImportState[]; words: string };

const move = async (at: Writing, importId: string, { from, to, already, words }: Move): Promise<Import> => {
  const { id, state, doneAt } = await lockImport(at, importId);
  if (already.includes(state)) return importOf(at, id);
  if (state !== from) throw refuse(words);
  const now = at.clock.now();
  if (doneAt && now.subtract({ hours: importHours }).toString() > doneAt)
    throw refuse(`An import can be undone for ${importHours} hours. Delete the contacts that you don’t want.`);
  await at.db.update(contactImport).set({ state: to, movedAt: now.toString() }).where(eq(contactImport.id, id));
  await at.jobs.send(at.db, importJob, { importId: id });
  const action = to === 'RUNNING' ? 'contact-import.started' : 'contact-import.undo-asked';
  await record(at, { aggregate: 'contact-import', aggregateId: id, action });
  return importOf(at, id);
};

export const dropImport = async (at: Writing, { params }: Of): Promise<undefined> => {
  const { id, state } = await lockImport(at, params.id);
  if (state !== 'PREVIEW') throw refuse('This import has begun. Undo it instead.');
  await at.db.delete(contactImport).where(eq(contactImport.id, id));
  await record(at, { aggregate: 'contact-import', aggregateId: id, action: 'contact-import.dropped' });
};

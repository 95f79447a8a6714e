import { and, eq } from 'drizzle-orm';
import { askForApproval, endApproval } from '#features/notifications/index.server.ts';
import { secondWord, settledOfficers } from '#features/people/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { cddFor } from '../forms/forms.words.ts';
import { templatesAddress } from '../places.words.ts';
import type { ecdd } from '../room.calls.ts';
import { ecddTemplate, ecddTemplateRow } from '../tables.server.ts';
import type { TemplateState } from './builder.words.ts';
import { editedColumns, wrongIn } from './template-edit.rules.ts';
import type { TemplateRecord } from './templates.server.ts';
import { allRowsOf, changesOf, newestOf } from './versions.server.ts';
import { copyWords, deleteWords } from './words.server.ts';

/** Begins the next version of a side. Of two officers who begin one at the same time, the second is refused with a conflict. */
export const draftTemplate = async (at: Writing, { body }: Input<typeof ecdd.draftTemplate>) => {
  const side = body.cDDFor;
  await ask(at.db, `SELECT pg_advisory_xact_lock(hashtextextended('ecdd template ' || $1, 0))`, [side]);
  const { newest, next } = await newestOf(at.db, side);
  if (!newest) throw missing('template');
  if (next) throw new Refusal('template.conflict', 'There is a draft of this questionnaire already.');
  const { id } = inserted(
    await at.db
      .insert(ecddTemplate)
      .values({
        cddFor: side,
        version: newest.version + 1,
        validFrom: today(at.clock),
        state: 'DRAFT',
        madeBy: at.actor.userId,
      })
      .returning({ id: ecddTemplate.id }),
  );
  const rows = await allRowsOf(at.db, newest.id);
  await at.db.insert(ecddTemplateRow).values(rows.map((row) => ({ ...row, templateId: id })));
  await copyWords(at.db, newest.id, id);
  await note(at, id, 'template.drafted', { cDDFor: side, version: newest.version + 1 });
  return { id };
};

type Wanted = { state: TemplateState; revision?: number };

export const lockVersion = async (at: Writing, id: string, { state, revision }: Wanted): Promise<TemplateRecord> => {
  const [row] = await at.db.select().from(ecddTemplate).where(eq(ecddTemplate.id, id)).for('update');
  if (!row) throw missing('template');
  if (row.state !== state)
    throw new Refusal(
      'template.conflict',
      state === 'DRAFT' ? 'Only a draft can be changed.' : 'This version waits for no approval.',
    );
  if (revision !== undefined && revision !== row.revision)
    throw new Refusal('template.stale', 'Another officer changed this draft meanwhile. Look at it again.');
  return row;
};

const change = (at: Writing, id: string, columns: Partial<typeof ecddTemplate.$inferInsert>) =>
  at.db.update(ecddTemplate).set(columns).where(eq(ecddTemplate.id, id));

export const editQuestion = async (at: Writing, { params, body }: Input<typeof ecdd.editQuestion>) => {
  const { revision, ...written } = body;
  const draft = await lockVersion(at, params.id, { state: 'DRAFT', revision });
  const which = and(eq(ecddTemplateRow.templateId, draft.id), eq(ecddTemplateRow.questionFID, params.questionFID));
  const [row] = await at.db.select().from(ecddTemplateRow).where(which);
  if (!row || row.deleted) throw missing('question');
  const wrong = wrongIn(row, written);
  if (wrong) throw new Refusal('template.invalid', wrong.message, { field: wrong.field });
  await at.db.update(ecddTemplateRow).set(editedColumns(row, written)).where(which);
  await note(at, draft.id, 'template.question-changed', { questionFID: row.questionFID });
  return { revision: await reviseDraft(at, draft) };
};

/** A draft was changed: whoever read it before reads it again. */
export const reviseDraft = async (at: Writing, { id, revision }: TemplateRecord): Promise<number> => {
  await change(at, id, { revision: revision + 1 });
  return revision + 1;
};

export const discardTemplate = async (
  at: Writing,
  { params }: Input<typeof ecdd.discardTemplate>,
): Promise<undefined> => {
  const { id, cddFor: side, version } = await lockVersion(at, params.id, { state: 'DRAFT' });
  await deleteWords(at.db, id);
  await at.db.delete(ecddTemplateRow).where(eq(ecddTemplateRow.templateId, id));
  await at.db.delete(ecddTemplate).where(eq(ecddTemplate.id, id));
  await note(at, id, 'template.discarded', { cDDFor: side, version });
};

/**
 * Proposes a draft to be published from a day on.
 * @throws Refusal `template.invalid` for a day that has passed or lies before the newest version, `template.conflict` where nothing differs
 * or nobody else could approve it
 */
export const proposeTemplate = async (
  at: Writing,
  { params, body }: Input<typeof ecdd.proposeTemplate>,
): Promise<undefined> => {
  const { revision, validFrom, reason } = body;
  const draft = await lockVersion(at, params.id, { state: 'DRAFT', revision });
  await requireDay(at, { ...draft, validFrom });
  const changes = await changesOf(at.db, draft);
  if (changes.length === 0)
    throw new Refusal('template.conflict', 'Nothing differs from the version before: there is nothing to publish.');
  const officers = (await settledOfficers(at)).filter(({ id }) => id !== at.actor.userId);
  if (officers.length === 0)
    throw new Refusal(
      'template.conflict',
      'This is published by two officers, and there is no other one at the compliance desk who may approve now.',
    );
  await change(at, draft.id, { state: 'PROPOSED', validFrom, reason, proposedBy: at.actor.userId });
  await note(at, draft.id, 'template.proposed', {
    validFrom,
    reason,
    questions: [...new Set(changes.map(({ questionFID }) => questionFID))],
  });
  await askForApproval(at, {
    id: draft.id,
    title: `A questionnaire waits: ${cddFor[draft.cddFor]}, version ${draft.version}`,
    line: (by) => `${by} asks to publish it.`,
    link: `${templatesAddress}/${draft.id}`,
    approvers: { ids: officers.map(({ id }) => id), who: 'compliance' },
  });
};

const requireDay = async (at: Writing, { cddFor: side, validFrom }: TemplateRecord): Promise<void> => {
  const wrong = (words: string) => new Refusal('template.invalid', words, { field: 'validFrom' });
  if (validFrom < today(at.clock)) throw wrong('Choose today or a later day.');
  const { newest } = await newestOf(at.db, side);
  if (newest && validFrom <= newest.validFrom)
    throw wrong('Choose a day after the one from which the version before it applies.');
};

export const returnTemplate = async (
  at: Writing,
  { params, body }: Input<typeof ecdd.returnTemplate>,
): Promise<undefined> => {
  const { id, revision } = await lockVersion(at, params.id, { state: 'PROPOSED' });
  // Whoever read this proposal has not read the next one, of another day perhaps.
  await change(at, id, { state: 'DRAFT', proposedBy: null, reason: body.reason, revision: revision + 1 });
  await note(at, id, 'template.returned', { reason: body.reason });
  await endApproval(at, id);
};

/** @throws Refusal `template.forbidden` for whoever proposed it, `template.conflict` once its day has passed */
export const publishTemplate = async (
  at: Writing,
  { params, body }: Input<typeof ecdd.publishTemplate>,
): Promise<undefined> => {
  const version = await lockVersion(at, params.id, { state: 'PROPOSED', revision: body.revision });
  await secondWord(at, {
    of: 'questionnaire',
    by: version.proposedBy,
    desk: 'compliance',
    code: 'template.forbidden',
    own: 'Another officer publishes what you proposed.',
  });
  if (version.validFrom < today(at.clock))
    throw new Refusal('template.conflict', 'Its day has passed. Return it, and propose it from a later day on.');
  await change(at, version.id, {
    state: 'PUBLISHED',
    approvedBy: at.actor.userId,
    publishedAt: at.clock.now().toString(),
  });
  await note(at, version.id, 'template.published', { version: version.version, validFrom: version.validFrom });
  await endApproval(at, version.id);
};

export const note = (at: Writing, aggregateId: string, action: string, detail: Record<string, unknown>) =>
  record(at, { aggregate: 'ecdd-template', aggregateId, action, detail });

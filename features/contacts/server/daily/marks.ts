import { asc, eq, sql } from 'drizzle-orm';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Marks } from '../../contract/daily.ts';
import type { Stage } from '../../words/contact.ts';
import { note } from '../core/note.ts';
import { contact } from '../tables.ts';

const mine = `
  SELECT DISTINCT unnest(tags) AS tag FROM contact
  WHERE deleted_at IS NULL AND merged_into IS NULL AND (owner = $1 OR $2::boolean) ORDER BY 1 LIMIT 500`;

export const readTags = async (at: Reading): Promise<string[]> =>
  (await ask<{ tag: string }>(at.db, mine, [at.actor.userId, at.actor.role === 'admin'])).map(({ tag }) => tag);

/** The actor's contacts with these ids, locked in one order. @throws 404 if one is not there */
const lockAll = async (at: Writing, given: string[]) => {
  const ids = [...new Set(given)];
  const isMine = sql`${contact.owner} = ${at.actor.userId} AND ${contact.deletedAt} IS NULL AND ${contact.mergedInto} IS NULL`;
  const rows = await at.db
    .select()
    .from(contact)
    .where(sql`${contact.id} = ANY(${sql.param(ids)}::uuid[]) AND ${isMine}`)
    .orderBy(asc(contact.id))
    .for('update');
  if (rows.length !== ids.length) throw missing('contact');
  return rows;
};

type Given = {
  body: {
    ids: string[];
    addTag?: string | undefined;
    removeTag?: string | undefined;
    stage?: Stage | undefined;
    followUpOn?: string | undefined;
  };
};

/** Changes what is asked for of all these contacts, and answers what they were before. */
export const markContacts = async (at: Writing, { body }: Given): Promise<Marks[]> => {
  const { ids, addTag, removeTag, stage, followUpOn } = body;
  const rows = await lockAll(at, ids);
  for (const row of rows) {
    const added = addTag && !row.tags.includes(addTag) ? [...row.tags, addTag].slice(0, 20) : row.tags;
    const tags = added.filter((each) => each !== removeTag);
    await at.db
      .update(contact)
      .set({ tags, stage: stage ?? row.stage, followUpOn: followUpOn ?? row.followUpOn })
      .where(eq(contact.id, row.id));
    await note(at, row.id, 'contact.marked', Object.assign({}, body, { ids: rows.length }));
  }
  return rows.map(({ id, stage, tags, followUpOn }) => ({ contactId: id, stage, tags, followUpOn }));
};

/** Puts back what contacts were before. */
export const unmarkContacts = async (at: Writing, { body }: { body: { rows: Marks[] } }): Promise<undefined> => {
  await lockAll(
    at,
    body.rows.map(({ contactId }) => contactId),
  );
  for (const { contactId, ...marks } of body.rows) {
    await at.db.update(contact).set(marks).where(eq(contact.id, contactId));
    await note(at, contactId, 'contact.unmarked');
  }
};

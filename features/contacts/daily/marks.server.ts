import { asc, eq, sql } from 'drizzle-orm';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Stage } from '../record/contact.words.ts';
import { note } from '../record/note.server.ts';
import { contact } from '../tables.server.ts';
import type { Marks } from './daily.calls.ts';

const mine = `
  SELECT DISTINCT unnest(tags) AS tag FROM contact
  WHERE deleted_at IS NULL AND merged_into IS NULL AND (owner = $1 OR $2::boolean) ORDER BY 1 LIMIT 500`;

export const readTags = async (at: Reading): Promise<string[]> =>
  (await ask<{ tag: string }>(at.db, mine, [at.actor.userId, at.actor.role === 'admin'])).map(({ tag }) => tag);

/** The actor's contacts with these ids, locked in one order. @throws 404 if one is not there */
const lockAll = async (at: Writing, contactIds: string[]) => {
  const ids = [...new Set(contactIds)];
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

type MarksInput = {
  body: {
    ids: string[];
    addTag?: string | undefined;
    removeTag?: string | undefined;
    stage?: Stage | undefined;
    followUpOn?: string | undefined;
  };
};

/** Changes tags, stage or follow-up of all these contacts, and answers their earlier values. */
export const markContacts = async (at: Writing, { body }: MarksInput): Promise<Marks[]> => {
  const { ids, addTag, removeTag, stage, followUpOn } = body;
  const rows = await lockAll(at, ids);
  const marked: Marks[] = [];
  for (const row of rows) {
    const added = addTag && !row.tags.includes(addTag) ? [...row.tags, addTag].slice(0, 20) : row.tags;
    const tags = added.filter((each) => each !== removeTag);
    const after = { tags, stage: stage ?? row.stage, followUpOn: followUpOn ?? row.followUpOn };
    await at.db.update(contact).set(after).where(eq(contact.id, row.id));
    marked.push({ ...marksOf(row), contactId: row.id, after });
    await note(at, row.id, 'contact.marked', { ...body, ids: rows.length });
  }
  return marked;
};

const marksOf = ({ stage, tags, followUpOn }: Marks['after']) => ({ stage, tags, followUpOn });

/** Restores the earlier values, except where they were changed again since. */
export const unmarkContacts = async (at: Writing, { body }: { body: { rows: Marks[] } }): Promise<undefined> => {
  const now = await lockAll(
    at,
    body.rows.map(({ contactId }) => contactId),
  );
  for (const row of now) {
    const undone = body.rows.find(({ contactId }) => contactId === row.id);
    if (!undone) continue;
    const isStill = (key: keyof Marks['after']) => JSON.stringify(row[key]) === JSON.stringify(undone.after[key]);
    const back = {
      stage: isStill('stage') ? undone.stage : row.stage,
      tags: isStill('tags') ? undone.tags : row.tags,
      followUpOn: isStill('followUpOn') ? undone.followUpOn : row.followUpOn,
    };
    await at.db.update(contact).set(back).where(eq(contact.id, row.id));
    await note(at, row.id, 'contact.unmarked');
  }
};

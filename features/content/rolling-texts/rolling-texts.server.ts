import { and, asc, eq } from 'drizzle-orm';
import { nameAudience } from '#features/people/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { folded, hasWords } from '#platform/server/database/search.ts';
import { aliased } from '#platform/server/database/statement-of.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { isForReader, isInState, publicationOf, stateColumn } from '../publication/publication.server.ts';
import type { content } from '../room.calls.ts';
import { rollingText } from '../tables.server.ts';
import { deskRollingTextList } from './rolling-texts.calls.ts';

const { id, text, link, place, publishAt, archiveAt, audience } = rollingText;

export const listRollingTexts = async (at: Reading) =>
  at.db
    .select({ id, text, link })
    .from(rollingText)
    .where(await isForReader(rollingText, at))
    .orderBy(asc(place), asc(publishAt), asc(id));

/** Texts for the home page; undefined if there are none. */
export const readMarquee = async (at: Reading) => {
  const rows = await listRollingTexts(at);
  return rows.length > 0 ? rows : undefined;
};

const list = serveList(deskRollingTextList, {
  name: 'rolling-texts',
  title: 'Rolling texts',
  action: 'rolling-text.list-exported',
  last: 'id',
  fileOrder: 'asc',
  rows: (at, { search, state }) =>
    at.db
      .select(aliased({ id, text, link, place, state: stateColumn(rollingText, at), publishAt, archiveAt, audience }))
      .from(rollingText)
      .where(and(hasWords(search, folded(text)), state && isInState(rollingText, state, at))),
});

export const deskRollingTexts = {
  file: list.file,
  page: async (at: Reading, input: Input<typeof content.deskRollingTexts>) => {
    const page = await list.page(at, input);
    const rows = [];
    // The keys of an audience come as they are stored.
    for (const row of page.rows)
      rows.push({ ...row, audience: await nameAudience(at.db, row.audience as unknown as string[]) });
    return { ...page, rows };
  },
};

const note = (at: Writing, rollingTextId: string, action: string, detail: object) =>
  record(at, {
    aggregate: 'rolling-text',
    aggregateId: rollingTextId,
    action: `rolling-text.${action}`,
    detail: { ...detail },
  });

export const addRollingText = async (at: Writing, { body }: Input<typeof content.addRollingText>) => {
  const row = { ...body, ...publicationOf(body, at) };
  const added = inserted(await at.db.insert(rollingText).values(row).returning());
  await note(at, added.id, 'added', row);
  return { id: added.id };
};

const lock = async (at: Writing, rollingTextId: string) => {
  const [row] = await at.db.select().from(rollingText).where(eq(id, rollingTextId)).for('update');
  if (!row) throw missing('rolling text');
  return row;
};

export const changeRollingText = async (
  at: Writing,
  { params, body }: Input<typeof content.changeRollingText>,
): Promise<undefined> => {
  const stored = await lock(at, params.id);
  const row = { ...body, ...publicationOf(body, at, stored) };
  await at.db.update(rollingText).set(row).where(eq(id, stored.id));
  await note(at, stored.id, 'changed', row);
};

export const removeRollingText = async (
  at: Writing,
  { params }: Input<typeof content.removeRollingText>,
): Promise<undefined> => {
  const stored = await lock(at, params.id);
  await note(at, stored.id, 'deleted', { text: stored.text });
  await at.db.delete(rollingText).where(eq(id, stored.id));
};

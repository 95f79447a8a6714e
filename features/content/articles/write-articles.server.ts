import { count, eq } from 'drizzle-orm';
import { forgetFile } from '#features/media/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { forgetPictures, keepPictures } from '../pictures/keep-pictures.server.ts';
import { wasPublished } from '../publication/publication.rules.ts';
import { publicationOf } from '../publication/publication.server.ts';
import { plainText } from '../rich-text/plain-text.rules.ts';
import type { content } from '../room.calls.ts';
import { article, articleCategory } from '../tables.server.ts';

type Body = Input<typeof content.addArticle>['body'];
type Stored = typeof article.$inferSelect;

export const noteArticle = (at: Writing, id: string, action: string, detail: Record<string, unknown>) =>
  record(at, { aggregate: 'article', aggregateId: id, action: `article.${action}`, detail });

/** Its row, locked. */
export const lockArticle = async (at: Writing, id: string) => {
  const [row] = await at.db.select().from(article).where(eq(article.id, id)).for('update');
  if (!row) throw missing('article');
  return row;
};

const requireCategory = async (at: Writing, code: string) => {
  if ((await at.db.$count(articleCategory, eq(articleCategory.code, code))) === 0)
    throw new Refusal('article.invalid', 'This category does not exist. Choose another one.', { field: 'category' });
};

/** The columns of an article. The audit trail has its settings, not its text. */
const rowOf = async (at: Writing, body: Body, stored?: Stored) => {
  await requireCategory(at, body.category);
  const { category, title, summary, audience } = body;
  const frame = { category, title, summary, audience, ...publicationOf(body, at, stored) };
  const by = { changedBy: at.actor.userId, changedAt: at.clock.now().toString() };
  return { frame, row: { ...frame, ...by, body: body.body, words: plainText(body.body) } };
};

export const addArticle = async (at: Writing, { body }: Input<typeof content.addArticle>) => {
  const { frame, row } = await rowOf(at, body);
  const { id, version } = inserted(await at.db.insert(article).values(row).returning());
  await keepPictures(at, id, body.body);
  await noteArticle(at, id, 'added', frame);
  return { id, version };
};

export const changeArticle = async (at: Writing, { params, body }: Input<typeof content.changeArticle>) => {
  const stored = await lockArticle(at, params.id);
  if (stored.version !== body.version)
    throw new Refusal('article.stale', 'This article was changed in another window meanwhile. Reload the page.');
  const { frame, row } = await rowOf(at, body, stored);
  const version = stored.version + 1;
  await at.db
    .update(article)
    .set({ ...row, version })
    .where(eq(article.id, stored.id));
  await keepPictures(at, stored.id, body.body);
  await noteArticle(at, stored.id, 'changed', frame);
  return { id: stored.id, version };
};

/** Deletes the files of a picture that no article names any more. */
export const forgetCover = async (at: Writing, { cover, thumbnail }: Stored): Promise<void> => {
  for (const fileId of [cover, thumbnail]) if (fileId) await forgetFile(at, fileId);
};

/** An article that somebody has read can only be archived. */
export const removeArticle = async (
  at: Writing,
  { params }: Input<typeof content.removeArticle>,
): Promise<undefined> => {
  const before = await lockArticle(at, params.id);
  const { id, title, publishAt, announcedAt } = before;
  if (announcedAt !== null || wasPublished({ publishAt }, at.clock.now()))
    throw new Refusal('article.conflict', 'This article was published. Archive it instead.');
  await noteArticle(at, id, 'deleted', { title });
  await at.db.delete(article).where(eq(article.id, id));
  await forgetPictures(at, id);
  await forgetCover(at, before);
};

const noteCategory = (at: Writing, code: string, action: string, name: string) =>
  record(at, {
    aggregate: 'article-category',
    aggregateId: code,
    action: `article-category.${action}`,
    detail: { name },
  });

export const addCategory = async (at: Writing, { body }: Input<typeof content.addCategory>): Promise<undefined> => {
  const [all] = await at.db.select({ place: count() }).from(articleCategory);
  const added = await at.db
    .insert(articleCategory)
    .values({ ...body, place: (all?.place ?? 0) + 1 })
    .onConflictDoNothing()
    .returning();
  if (added.length === 0)
    throw new Refusal('category.conflict', 'There is a category with this code. Choose another one.', {
      field: 'code',
    });
  await noteCategory(at, body.code, 'added', body.name);
};

export const renameCategory = async (
  at: Writing,
  { params, body }: Input<typeof content.renameCategory>,
): Promise<undefined> => {
  const changed = await at.db
    .update(articleCategory)
    .set(body)
    .where(eq(articleCategory.code, params.code))
    .returning();
  if (changed.length === 0) throw missing('category');
  await noteCategory(at, params.code, 'renamed', body.name);
};

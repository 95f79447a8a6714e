import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { nameAudience } from '#features/people/index.server.ts';
import { mayEnter } from '#platform/contract/actor.ts';
import { addressOf, type Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { hasWords } from '#platform/server/database/search.ts';
import { isForReader, stateColumn } from '../publication/publication.server.ts';
import type { content } from '../room.calls.ts';
import { article, articleCategory } from '../tables.server.ts';
import { articleCalls } from './articles.calls.ts';

const lineColumns = {
  id: article.id,
  category: { code: articleCategory.code, name: articleCategory.name },
  title: article.title,
  summary: article.summary,
  cover: article.cover,
  thumbnail: sql<string | null>`coalesce(${article.thumbnail}, ${article.cover})`,
  publishAt: article.publishAt,
};

/** The address of a picture, under which it never changes. */
export const coverAddress = (fileId: string | null): string | null =>
  fileId && addressOf(articleCalls.cover).replace('{fileId}', fileId);

const withPictures = <R extends { cover: string | null; thumbnail: string | null }>(row: R): R => ({
  ...row,
  cover: coverAddress(row.cover),
  thumbnail: coverAddress(row.thumbnail),
});

const lines = ({ db }: Reading) =>
  db
    .select(lineColumns)
    .from(article)
    .innerJoin(articleCategory, eq(articleCategory.code, article.category))
    .$dynamic();

export const listArticles = async (at: Reading, { query }: Input<typeof content.articles>) => {
  const { category, search, pageNumber, pageSize, sortDirection } = query;
  const where = and(
    await isForReader(article, at),
    category ? eq(article.category, category) : undefined,
    hasWords(search, article.search),
  );
  const direction = sortDirection === 'asc' ? asc : desc;
  const [rows, totalRecords] = await Promise.all([
    lines(at)
      .where(where)
      .orderBy(direction(article.publishAt), direction(article.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    at.db.$count(article, where),
  ]);
  return { rows: rows.map(withPictures), totalRecords };
};

/** The newest ones, for the home page; undefined if there is none. */
export const readNews = async (at: Reading) => {
  const rows = await lines(at)
    .where(await isForReader(article, at))
    .orderBy(desc(article.publishAt), desc(article.id))
    .limit(5);
  return rows.length > 0 ? rows.map(withPictures) : undefined;
};

const readOne = async (at: Reading, where: SQL | undefined) => {
  const [row] = await at.db
    .select({
      ...lineColumns,
      body: article.body,
      audience: article.audience,
      archiveAt: article.archiveAt,
      version: article.version,
      state: stateColumn(article, at),
    })
    .from(article)
    .innerJoin(articleCategory, eq(articleCategory.code, article.category))
    .where(where);
  if (!row) throw missing('article');
  return withPictures(row);
};

/** Whether the actor sees articles that are not public: the desk does when it asks for a preview. */
export const previews = (at: Reading, preview: string | undefined): boolean =>
  preview !== undefined && mayEnter(at.actor, 'desk:content');

export const readArticle = async (at: Reading, { params, query }: Input<typeof content.article>) =>
  readOne(at, and(eq(article.id, params.id), previews(at, query.preview) ? undefined : await isForReader(article, at)));

export const readDeskArticle = async (at: Reading, { params }: Input<typeof content.deskArticle>) => {
  const row = await readOne(at, eq(article.id, params.id));
  return { ...row, audience: await nameAudience(at.db, row.audience) };
};

export const listCategories = ({ db }: Reading) =>
  db
    .select({ code: articleCategory.code, name: articleCategory.name })
    .from(articleCategory)
    .orderBy(articleCategory.place, articleCategory.name);

import { and, eq } from 'drizzle-orm';
import { personPublic } from '#features/people/index.server.ts';
import { hasWords } from '#platform/server/database/search.ts';
import { aliased } from '#platform/server/database/statement-of.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { isInState, stateColumn } from '../publication/publication.server.ts';
import { article, articleCategory } from '../tables.server.ts';
import { deskArticleList } from './articles.calls.ts';

export const deskArticles = serveList(deskArticleList, {
  name: 'articles',
  title: 'Articles',
  action: 'article.list-exported',
  last: 'id',
  rows: (at, { search, category, state }) =>
    at.db
      .select(
        aliased({
          id: article.id,
          title: article.title,
          category: articleCategory.name,
          state: stateColumn(article, at),
          publishAt: article.publishAt,
          archiveAt: article.archiveAt,
          changedBy: personPublic.name,
          changedAt: article.changedAt,
        }),
      )
      .from(article)
      .innerJoin(articleCategory, eq(articleCategory.code, article.category))
      .innerJoin(personPublic, eq(personPublic.id, article.changedBy))
      .where(
        and(
          hasWords(search, article.search),
          category ? eq(article.category, category) : undefined,
          state && isInState(article, state, at),
        ),
      ),
});

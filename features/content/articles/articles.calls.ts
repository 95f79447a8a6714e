import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { page, pageQuery } from '#platform/contract/paging.ts';
import {
  byId,
  previewQuery,
  publicationInput,
  publicationShown,
  Saved,
  stateFilter,
  versioned,
} from '../publication/publication.calls.ts';
import { richText } from '../rich-text/document.calls.ts';
import { contentDesk } from '../who.calls.ts';
import { articleFields } from './articles.words.ts';

const code = () => text(40).regex(/^[a-z][a-z0-9-]*$/, 'Use small letters, digits and dashes.');

const Category = z.object({ code: z.string(), name: z.string() });
export type Category = z.output<typeof Category>;

/** An article as readers see it in lists. */
export const ArticleLine = z.object({
  id: id(),
  category: Category,
  title: z.string(),
  summary: z.string(),
  /** The addresses of its picture, and of the same as lists show it. */
  cover: z.string().nullable(),
  thumbnail: z.string().nullable(),
  publishAt: z.iso.datetime().nullable(),
});
export type ArticleLine = z.output<typeof ArticleLine>;

const ArticleInput = z.strictObject({
  /** Its code, or the category as it is read. */
  category: z.union([code(), z.object({ code: code() }).transform((read) => read.code)], 'Choose a category.'),
  title: requiredText(160),
  summary: text(300).default(''),
  body: richText(),
  ...publicationInput,
});

const DeskArticle = ArticleLine.extend({
  body: richText(),
  ...publicationShown,
  ...versioned,
});
export type DeskArticle = z.output<typeof DeskArticle>;

export const deskArticleList = listCalls(articleFields, {
  ...contentDesk,
  path: '/v1/desk/articles',
  summary: 'All articles, those that changed last first.',
  fileSummary: 'The list of articles as an Excel file, by the same filters.',
  filters: {
    /** Words of its title or text. */
    search: text(80).optional(),
    category: text(40).optional(),
    state: stateFilter,
  },
  sorts: { Changed: 'changedAt', Published: 'publishAt', Title: 'title' },
});

export const News = z.array(ArticleLine);
export type News = z.output<typeof News>;

export const articleCalls = {
  articles: endpoint({
    method: 'GET',
    base: 'content',
    path: '/v1/articles',
    who: 'signed-in',
    summary: 'Published articles for me, the newest first.',
    query: z.strictObject({
      ...pageQuery(['Published']),
      category: code().optional(),
      /** Words of its title or text. */
      search: text(80).optional(),
    }),
    data: page(ArticleLine),
  }),
  article: endpoint({
    method: 'GET',
    base: 'content',
    path: '/v1/articles/{id}',
    who: 'signed-in',
    summary: 'An article that is published for me.',
    params: byId,
    query: previewQuery,
    data: ArticleLine.extend({ body: richText(), state: publicationShown.state }),
    refuses: ['missing'],
  }),
  articleCategories: endpoint({
    method: 'GET',
    base: 'content',
    path: '/v1/article-categories',
    who: 'signed-in',
    summary: 'The categories of articles.',
    data: z.array(Category),
  }),
  addCategory: endpoint({
    ...contentDesk,
    method: 'POST',
    path: '/v1/desk/article-categories',
    summary: 'Adds a category of articles.',
    body: z.strictObject({ code: code().min(1), name: requiredText(40) }),
    message: 'Category added.',
    refuses: ['conflict'],
  }),
  renameCategory: endpoint({
    ...contentDesk,
    method: 'PUT',
    path: '/v1/desk/article-categories/{code}',
    summary: 'Renames a category.',
    params: z.strictObject({ code: code() }),
    body: z.strictObject({ name: requiredText(40) }),
    record: Category,
    message: 'Category renamed.',
    refuses: ['missing'],
  }),
  deskArticles: deskArticleList.list,
  deskArticlesSheet: deskArticleList.file,
  deskArticle: endpoint({
    ...contentDesk,
    method: 'GET',
    path: '/v1/desk/articles/{id}',
    summary: 'An article as the desk edits it.',
    params: byId,
    data: DeskArticle,
    refuses: ['missing'],
  }),
  addArticle: endpoint({
    ...contentDesk,
    method: 'POST',
    path: '/v1/desk/articles',
    summary: 'Adds an article: a draft, or one that is published now or later.',
    body: ArticleInput,
    data: Saved,
    message: 'Article saved.',
  }),
  changeArticle: endpoint({
    ...contentDesk,
    method: 'PUT',
    path: '/v1/desk/articles/{id}',
    summary: 'Changes an article, when it is public, and for whom.',
    params: byId,
    body: ArticleInput.extend(versioned),
    record: DeskArticle,
    data: Saved,
    message: 'Article saved.',
    refuses: ['missing', 'stale'],
  }),
  removeArticle: endpoint({
    ...contentDesk,
    method: 'DELETE',
    path: '/v1/desk/articles/{id}',
    summary: 'Deletes an article that was never public. Others are archived.',
    params: byId,
    message: 'Article deleted.',
    refuses: ['missing', 'conflict'],
  }),
  addCover: endpoint({
    ...contentDesk,
    method: 'POST',
    path: '/v1/desk/articles/{id}/cover',
    summary: 'Sets the picture of an article: JPEG or PNG, 15 MB at most. It is made as large as pages show it.',
    params: byId,
    upload: true,
    body: z.strictObject({}),
    data: z.object({ cover: z.string() }),
    transaction: 'own',
    message: 'Picture saved.',
    refuses: ['missing'],
  }),
  removeCover: endpoint({
    ...contentDesk,
    method: 'DELETE',
    path: '/v1/desk/articles/{id}/cover',
    summary: 'Removes the picture of an article.',
    params: byId,
    message: 'Picture removed.',
    refuses: ['missing'],
  }),
  cover: endpoint({
    method: 'GET',
    base: 'content',
    path: '/v1/covers/{fileId}',
    who: 'signed-in',
    summary: 'The picture of an article. A new one has a new address.',
    params: z.strictObject({ fileId: id() }),
    file: ['image/jpeg', 'image/png'],
    refuses: ['missing'],
  }),
};

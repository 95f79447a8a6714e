import type { ArticleLine } from '../../contract/articles.ts';
import { announcements } from '../../words/articles.ts';

/** Where an article is read. */
export const articleAt = ({ id, category }: Pick<ArticleLine, 'id' | 'category'>): string =>
  `${category.code === announcements ? '/agent-tools/announcement' : '/news'}/${id}`;

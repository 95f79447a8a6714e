import type { ArticleLine } from './articles.calls.ts';
import { announcements } from './articles.words.ts';

/** Address of an article. */
export const articleAt = ({ id, category }: Pick<ArticleLine, 'id' | 'category'>): string =>
  `${category.code === announcements ? '/agent-tools/announcement' : '/news'}/${id}`;

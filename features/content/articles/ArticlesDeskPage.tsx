import { Button } from '@mantine/core';
import { IconNews } from '@tabler/icons-react';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { api } from '../api.web.ts';
import { deskArticleList } from '../lists.web.ts';
import { PublicationBadge } from '../publication/PublicationBadge.tsx';
import { publicationStates } from '../publication/publication.rules.ts';
import { articleFields } from './articles.words.ts';
import { useCategories } from './useCategories.web.ts';

/** /agency-desk/content: news and announcements, drafts and archived ones as well. */
export function ArticlesDeskPage() {
  const categories = useCategories();
  return (
    <ListPage
      fields={articleFields}
      call={api.deskArticles}
      file={api.deskArticlesSheet}
      search={deskArticleList}
      name="articles"
      title="Content"
      label="Articles"
      action={
        <Button component={RouteLink} to="/agency-desk/content/articles/new">
          New article
        </Button>
      }
      rowId="id"
      to={({ id }) => `/agency-desk/content/articles/${id}`}
      searches="Title or text"
      selects={[
        { name: 'category', label: 'Category', options: categories, width: 170 },
        { name: 'state', label: 'State', options: optionsOf(publicationStates), width: 140 },
      ]}
      columns={[
        { field: 'title', under: 'category', width: 320 },
        { field: 'publishAt', width: 180 },
        { field: 'archiveAt', width: 180, hidden: true },
        { field: 'changedBy', under: 'changedAt', sortedBy: 'changedAt', width: 190 },
        { field: 'state', card: 'state', width: 130, cell: ({ state }) => <PublicationBadge state={state} /> },
      ]}
      empty={
        <EmptyState icon={IconNews} title="No articles yet">
          Write an announcement or news. It is a draft until you publish it.
        </EmptyState>
      }
    />
  );
}

import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useChange } from '#platform/web/api/useChange.ts';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import type { DeskArticle } from '../../../contract/articles.ts';
import { announcements } from '../../../words/articles.ts';
import { api } from '../../api.ts';
import { belowContent } from '../../desk/ContentTabs.tsx';
import { PublicationBadge } from '../../publication/PublicationBadge.tsx';
import { ArticleActions } from './ArticleActions.tsx';
import { ArticleForm } from './ArticleForm.tsx';
import { CoverPanel } from './CoverPanel.tsx';

/** /agency-desk/content/articles/…: an article as the desk writes it, or a new one. */
export function ArticleDeskPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  if (id === 'new') return <NewArticle />;
  return (
    <RecordPage call={api.deskArticle} input={{ params: { id } }} title="Article" crumbs={belowContent}>
      {(article) => <OneArticle key={article.id} article={article} />}
    </RecordPage>
  );
}

function NewArticle() {
  const navigate = useNavigate();
  const add = useChange(api.addArticle, { silent: 'failure' });
  return (
    <>
      <PageHeader title="New article" crumbs={[...belowContent, { label: 'New article' }]} />
      <Panel>
        <ArticleForm
          subject="article/new"
          onSave={async (body) => {
            const { id } = await add.mutateAsync({ body });
            await navigate({ to: `/agency-desk/content/articles/${id}`, replace: true });
          }}
        />
      </Panel>
    </>
  );
}

function OneArticle({ article }: { article: DeskArticle }) {
  const { id, version, title, category, state } = article;
  const change = useChange(api.changeArticle, { silent: 'failure' });
  const place = category.code === announcements ? '/agent-tools/announcement' : '/news';
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[...belowContent, { label: title }]}
        meta={<PublicationBadge state={state} />}
        action={
          <>
            <ArticleActions article={article} />
            <Button
              component={RouteLink}
              to={`${place}/${id}?preview=true`}
              variant="default"
              leftSection={<IconEye size={17} stroke={1.7} />}
            >
              Preview
            </Button>
          </>
        }
      />
      <CoverPanel id={id} cover={article.cover} />
      <Panel>
        <ArticleForm
          key={version}
          subject={`article/${id}`}
          article={article}
          onSave={async (body) => {
            await change.mutateAsync({ params: { id }, body: { ...body, version } });
          }}
        />
      </Panel>
    </>
  );
}

import { useNavigate, useParams } from '@tanstack/react-router';
import { useChange } from '#platform/web/api/useChange.ts';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import { belowContent } from '../belowContent.web.ts';
import { ArticleForm } from './ArticleForm.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import type { DeskArticle } from './articles.calls.ts';
import { announcements } from './articles.words.ts';
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
      <PageHeader title="New article" crumbs={belowContent} />
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
  const { id, version, category } = article;
  const change = useChange(api.changeArticle, { silent: 'failure' });
  const place = category.code === announcements ? '/agent-tools/announcement' : '/news';
  return (
    <>
      <ArticleHead article={article} page={`${place}/${id}`} />
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

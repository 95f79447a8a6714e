import { Pagination } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { api } from '../api.web.ts';
import { ArticleLines } from './ArticleLines.tsx';
import { announcements } from './articles.words.ts';

const pageSize = 10;

/** /news: all articles; /agent-tools/announcement: announcements only. */
export function NewsPage() {
  const isNews = useLocation({ select: ({ pathname }) => pathname.startsWith('/news') });
  const [pageNumber, setPage] = useState(1);
  const title = isNews ? 'News' : 'Announcements';
  const query = { pageNumber, pageSize, ...(!isNews && { category: announcements }) };
  const result = useData(api.articles, { query }, { keepPrevious: true });
  return (
    <>
      <PageHeader title={title} crumbs={isNews ? [] : [{ label: 'Agent Tools', to: '/agent-tools' }]} />
      <Loaded of={result}>
        {({ rows, totalRecords }) =>
          rows.length > 0 ? (
            <>
              <Panel>
                <ArticleLines articles={rows} label={title} />
              </Panel>
              {totalRecords > pageSize && (
                <Pagination
                  mt="md"
                  total={Math.ceil(totalRecords / pageSize)}
                  value={pageNumber}
                  onChange={setPage}
                  getControlProps={(control) => ({ 'aria-label': `${control} page` })}
                />
              )}
            </>
          ) : (
            <Panel>
              <EmptyState icon={IconSpeakerphone} title={isNews ? 'No news yet' : 'No announcements yet'}>
                What the agency publishes for you is shown here and in your notifications.
              </EmptyState>
            </Panel>
          )
        }
      </Loaded>
    </>
  );
}

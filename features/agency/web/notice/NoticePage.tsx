import { Skeleton } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/EmptyState.tsx';
import { ErrorCard } from '#platform/web/kit/ErrorCard.tsx';
import { LinkedText } from '#platform/web/kit/LinkedText.tsx';
import { PageHeader } from '#platform/web/kit/PageHeader.tsx';
import { Panel } from '#platform/web/kit/Panel.tsx';
import { PublicPage } from '#platform/web/shell/PublicPage.tsx';
import { api } from '../api.ts';
import classes from './NoticePage.module.css';

/** /temp: what the agency says to anyone, in plain paragraphs. */
export function NoticePage() {
  const { data, error, refetch } = useData(api.notice, {});
  return (
    <PublicPage>
      <PageHeader title="Notice" />
      <Panel>
        {error && <ErrorCard error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <div aria-busy="true">
            <Skeleton height={14} width="80%" />
          </div>
        )}
        {data?.text === '' && (
          <EmptyState icon={IconSpeakerphone} title="Nothing here now">
            When the agency has something to tell everyone, it stands here.
          </EmptyState>
        )}
        {data && data.text !== '' && (
          <div className={classes.text}>
            <LinkedText>{data.text}</LinkedText>
          </div>
        )}
      </Panel>
    </PublicPage>
  );
}

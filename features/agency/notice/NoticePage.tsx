import { Skeleton } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { LinkedText } from '#platform/web/kit/text/LinkedText.tsx';
import { PublicPage } from '#platform/web/shell/PublicPage.tsx';
import { api } from '../api.web.ts';
import classes from './NoticePage.module.css';

/** /temp: the agency's public notice. */
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
            What the agency has to say to everyone is shown here.
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

import { Box, Stack } from '@mantine/core';
import { useLocation, useParams, useSearch } from '@tanstack/react-router';
import { dayOf } from '#platform/contract/days.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { printAct } from '#platform/web/record/acts.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import { PreviewNotice } from '../publication/PreviewNotice.tsx';
import { RichTextView } from '../rich-text/RichTextView.tsx';
import classes from './ArticlePage.module.css';
import { Cover } from './Cover.tsx';

/** /news/… and /agent-tools/announcement/…: an article as it is read. */
export function ArticlePage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const { preview } = useSearch({ strict: false }) as { preview?: 'true' };
  const isNews = useLocation({ select: ({ pathname }) => pathname.startsWith('/news') });
  const crumbs = isNews
    ? [{ label: 'News', to: '/news' }]
    : [
        { label: 'Agent Tools', to: '/agent-tools' },
        { label: 'Announcements', to: '/agent-tools/announcement' },
      ];
  return (
    <RecordPage call={api.article} input={{ params: { id }, query: { preview } }} title="Article" crumbs={crumbs}>
      {({ title, category, publishAt, summary, cover, body, state }) => (
        <>
          <RecordHead
            title={title}
            crumbs={crumbs}
            line={[category.name, publishAt && <Day key="day" day={dayOf(publishAt)} />]}
            more={[printAct]}
          />
          {preview && (
            <Box mb={20}>
              <PreviewNotice state={state} back={`/agency-desk/content/articles/${id}`} />
            </Box>
          )}
          <Panel>
            <Stack gap="md" className={classes.article ?? ''}>
              {cover && <Cover address={cover} />}
              {summary && <p className={classes.summary}>{summary}</p>}
              <RichTextView text={body} />
            </Stack>
          </Panel>
        </>
      )}
    </RecordPage>
  );
}

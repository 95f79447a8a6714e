import { Box, Stack } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useParams, useSearch } from '@tanstack/react-router';
import { urlOf } from '#platform/web/api/client.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { printAct } from '#platform/web/record/acts.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import articleClasses from '../articles/ArticlePage.module.css';
import { PreviewNotice } from '../publication/PreviewNotice.tsx';
import { isBlank } from '../rich-text/plain-text.rules.ts';
import { RichTextView } from '../rich-text/RichTextView.tsx';
import { hasPassed, placesWords, whenWords } from './eventWords.web.ts';
import { Registration } from './Registration.tsx';

const crumbs = [{ label: 'Events', to: '/events' }];

/** /events/…: an event, and my place at it. */
export function EventPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const { preview } = useSearch({ strict: false }) as { preview?: 'true' };
  return (
    <RecordPage call={api.event} input={{ params: { id }, query: { preview } }} title="Event" crumbs={crumbs}>
      {(event) => (
        <>
          <RecordHead
            title={event.title}
            crumbs={crumbs}
            line={[whenWords(event), event.place, placesWords(event)]}
            second={{
              label: 'Add to calendar',
              icon: IconCalendarPlus,
              file: urlOf(api.eventCalendar, { params: { id } }),
            }}
            more={[printAct]}
          />
          {preview && (
            <Box mb={20}>
              <PreviewNotice state={event.state} back={`/agency-desk/content/events/${id}`} />
            </Box>
          )}
          {event.state === 'published' && (event.mine || !hasPassed(event.startsAt)) && (
            <Panel>
              <Registration event={event} />
            </Panel>
          )}
          {(event.summary || !isBlank(event.body)) && (
            <Panel>
              <Stack gap="md" className={articleClasses.article ?? ''}>
                {event.summary && <p className={articleClasses.summary}>{event.summary}</p>}
                <RichTextView text={event.body} />
              </Stack>
            </Panel>
          )}
        </>
      )}
    </RecordPage>
  );
}

import { Box, Button, Stack } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useParams, useSearch } from '@tanstack/react-router';
import { urlOf } from '#platform/web/api/client.ts';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { PrintButton } from '#platform/web/kit/page/PrintButton.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import articleClasses from '../articles/ArticlePage.module.css';
import { PreviewNotice } from '../publication/PreviewNotice.tsx';
import { isBlank } from '../rich-text/plain-text.rules.ts';
import { RichTextView } from '../rich-text/RichTextView.tsx';
import { placesWords, whenWords } from './eventWords.web.ts';
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
          <PageHeader
            title={event.title}
            crumbs={[...crumbs, { label: event.title }]}
            action={
              <>
                <PrintButton />
                <Button
                  component="a"
                  href={urlOf(api.eventCalendar, { params: { id } })}
                  download
                  variant="default"
                  leftSection={<IconCalendarPlus size={17} stroke={1.7} />}
                >
                  Add to calendar
                </Button>
              </>
            }
          />
          {preview && (
            <Box mb={20}>
              <PreviewNotice state={event.state} back={`/agency-desk/content/events/${id}`} />
            </Box>
          )}
          <Panel>
            <KeyValues
              items={[
                { label: 'When', value: whenWords(event) },
                { label: 'Where', value: event.place },
                { label: 'Places', value: placesWords(event) },
              ]}
            />
            {event.state === 'published' && <Registration event={event} />}
          </Panel>
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

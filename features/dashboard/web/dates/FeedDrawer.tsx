import { Button, CopyButton, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconCalendarPlus, IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { api } from '../api.ts';

/** The link under which a calendar program reads the person's key dates. */
export function FeedDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Calendar feed">
      <Feed />
    </SideDrawer>
  );
}

function Feed() {
  const found = useData(api.feed, {});
  const renew = useChange(api.renewFeed);
  const stop = useChange(api.stopFeed, { onDone: () => renew.reset() });
  const [asking, setAsking] = useState<'renew' | 'stop'>();
  if (found.error) return <ErrorCard error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton height={160} aria-busy="true" />;
  const { madeAt } = found.data;
  const url = renew.data?.url;
  return (
    <Stack gap="lg">
      <Text>
        See your key dates in Google Calendar, Apple Calendar or Outlook. They follow by themselves, usually within a
        few hours.
      </Text>
      <Text c="dimmed">
        Anyone with the link can read the dates and addresses. It has no names of clients. If it got into the wrong
        hands, renew it: the link before it ends at once.
      </Text>
      {url ? (
        <NewLink url={url} />
      ) : (
        <Text>
          {madeAt ? (
            <>
              The feed is on. Its link was made on <Instant at={madeAt} /> and is shown only then.
            </>
          ) : (
            'The feed is off.'
          )}
        </Text>
      )}
      <Group gap="sm">
        <Button
          variant={madeAt ? 'default' : 'filled'}
          loading={renew.isPending}
          onClick={() => (madeAt ? setAsking('renew') : renew.mutate({}))}
        >
          {madeAt ? 'Renew link' : 'Create link'}
        </Button>
        {madeAt && (
          <Button variant="subtle" color="red" onClick={() => setAsking('stop')}>
            Switch off
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={asking === 'renew'}
        onClose={() => setAsking(undefined)}
        onConfirm={async () => void (await renew.mutateAsync({}).catch(() => undefined))}
        title="Renew the link?"
        confirm="Renew link"
      >
        Calendars that use the link before it get no more changes, until you give them the new one.
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'stop'}
        onClose={() => setAsking(undefined)}
        onConfirm={async () => void (await stop.mutateAsync({}).catch(() => undefined))}
        title="Switch the feed off?"
        confirm="Switch off"
        danger
      >
        Its link ends at once. Calendars that use it get no more changes.
      </ConfirmDialog>
    </Stack>
  );
}

function NewLink({ url }: { url: string }) {
  return (
    <Stack gap="xs">
      <TextInput
        label="Your link"
        description="Copy it now: it is not shown again."
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="sm">
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button leftSection={copied ? <IconCheck size={17} /> : <IconCopy size={17} stroke={1.7} />} onClick={copy}>
              {copied ? 'Copied' : 'Copy link'}
            </Button>
          )}
        </CopyButton>
        <Verb href={url.replace(/^https?:/, 'webcal:')} inherit>
          <Group gap={6}>
            <IconCalendarPlus size={17} stroke={1.7} aria-hidden />
            Open in my calendar
          </Group>
        </Verb>
      </Group>
    </Stack>
  );
}

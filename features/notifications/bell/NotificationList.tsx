import { Button, Group, Kbd, Switch } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { formatDay } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { api } from '../api.web.ts';
import { groupsByDay } from './groups.web.ts';
import classes from './NotificationList.module.css';
import { NotificationRow } from './NotificationRow.tsx';
import { useListKeys } from './useListKeys.web.ts';

const pageSize = 30;

/** A person's notifications by day. `onFollow` runs when a link is followed. */
export function NotificationList({ onFollow }: { onFollow: () => void }) {
  const [onlyUnread, setOnlyUnread] = useState(false);
  const [shownCount, setShown] = useState(pageSize);
  const today = useToday();
  const box = useRef<HTMLDivElement>(null);
  useListKeys(box);
  const list = useData(
    api.list,
    { query: { pageSize: shownCount, ...(onlyUnread && { unread: '1' as const }) } },
    { keepPrevious: true },
  );
  const read = useChange(api.read, { silent: 'success' });
  const readAll = useChange(api.readAll, { silent: 'success' });
  const newest = list.data?.rows[0];
  return (
    <>
      <Group justify="space-between" mb="sm" gap="xs">
        <Switch
          label="Only unread"
          checked={onlyUnread}
          onChange={(event) => setOnlyUnread(event.currentTarget.checked)}
        />
        <Button
          size="sm"
          variant="subtle"
          color="gray"
          disabled={!list.data?.rows.some(({ isRead }) => !isRead)}
          loading={readAll.isPending}
          onClick={() => newest && readAll.mutate({ body: { until: newest.at } })}
        >
          Mark all as read
        </Button>
      </Group>
      <Loaded of={list}>
        {({ rows, totalRecords }) =>
          rows.length === 0 ? (
            <EmptyState icon={IconBell} title={onlyUnread ? 'You have read everything' : 'Nothing yet'}>
              What happens with your transactions, and what the agency publishes for you, comes here.
            </EmptyState>
          ) : (
            <div ref={box}>
              <p className={classes.keys}>
                <Kbd>J</Kbd> <Kbd>K</Kbd> next and previous · <Kbd>E</Kbd> mark · <Kbd>Enter</Kbd> open
              </p>
              {groupsByDay(rows).map(([day, ofDay]) => (
                <section key={day} aria-label={day === today ? 'Today' : formatDay(day)}>
                  <h3 className={classes.day}>{day === today ? 'Today' : formatDay(day)}</h3>
                  <ul>
                    {ofDay.map((group) => (
                      <NotificationRow
                        key={group.newest.id}
                        group={group}
                        onMark={(isRead) => read.mutate({ body: { ids: group.ids, isRead } })}
                        onFollow={onFollow}
                      />
                    ))}
                  </ul>
                </section>
              ))}
              {totalRecords > rows.length && (
                <Button
                  fullWidth
                  variant="default"
                  mt="md"
                  loading={list.isFetching}
                  onClick={() => setShown(shownCount + pageSize)}
                >
                  Show more
                </Button>
              )}
            </div>
          )
        }
      </Loaded>
    </>
  );
}

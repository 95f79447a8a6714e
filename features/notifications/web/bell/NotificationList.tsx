import { Button, Group, Switch } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { dayOf, formatDay, timeOf } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import type { Notification } from '../../contract/index.ts';
import { api } from '../api.ts';
import { byDay } from './byDay.ts';
import classes from './NotificationList.module.css';

const pageSize = 30;

/** A person's notifications by day. `onFollow` runs when a link is followed. */
export function NotificationList({ onFollow }: { onFollow: () => void }) {
  const [onlyUnread, setOnlyUnread] = useState(false);
  const [shown, setShown] = useState(pageSize);
  const today = useToday();
  const list = useData(
    api.list,
    { query: { pageSize: shown, ...(onlyUnread && { unread: '1' as const }) } },
    { keepPrevious: true },
  );
  const read = useChange(api.read, { silent: 'success' });
  const readAll = useChange(api.readAll, { silent: 'success' });
  const newest = list.data?.rows[0];
  const mark = ({ id }: Notification, isRead: boolean) => read.mutate({ body: { ids: [id], isRead } });
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
            <>
              {byDay(rows, ({ at }) => dayOf(at)).map(([day, ofDay]) => (
                <section key={day} aria-label={day === today ? 'Today' : formatDay(day)}>
                  <h3 className={classes.day}>{day === today ? 'Today' : formatDay(day)}</h3>
                  <ul className={classes.list}>
                    {ofDay.map((one) => (
                      <li key={one.id} className={classes.row} data-unread={!one.isRead || undefined}>
                        <div className={classes.head}>
                          <p className={classes.title}>{one.title}</p>
                          <time className={classes.time} dateTime={one.at}>
                            {timeOf(one.at)}
                          </time>
                        </div>
                        {one.line && <p className={classes.line}>{one.line}</p>}
                        <Group gap="sm" mt={6}>
                          <Button
                            component={RouteLink}
                            to={one.link}
                            size="compact-sm"
                            variant={one.isRead ? 'default' : 'light'}
                            onClick={() => {
                              if (!one.isRead) mark(one, true);
                              onFollow();
                            }}
                          >
                            {one.action}
                          </Button>
                          <Button
                            size="compact-sm"
                            variant="subtle"
                            color="gray"
                            onClick={() => mark(one, !one.isRead)}
                          >
                            {one.isRead ? 'Mark as unread' : 'Mark as read'}
                          </Button>
                        </Group>
                      </li>
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
                  onClick={() => setShown(shown + pageSize)}
                >
                  Show more
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </>
  );
}

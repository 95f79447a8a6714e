import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { api } from '../api.web.ts';
import classes from './Bell.module.css';
import { mostCounted } from './most-counted.words.ts';
import { useNews } from './useNews.web.ts';

const NotificationList = lazy(async () => ({ default: (await import('./NotificationList.tsx')).NotificationList }));

/** The bell with the number of unread notifications. It opens their list. */
export default function Bell({ userId }: { userId: string }) {
  const [opened, setOpened] = useState(false);
  const { data } = useData(api.unread, {});
  useNews(userId);
  // Set when a notification is followed: the focus then moves to its page instead of back to the bell.
  const isFollowed = useRef(false);
  useEffect(() => {
    if (opened || !isFollowed.current) return;
    isFollowed.current = false;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [opened]);
  const count = data?.count ?? 0;
  const words = count >= mostCounted ? `${mostCounted - 1}+` : String(count);
  return (
    <>
      <span className={classes.place}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={count === 0 ? 'Notifications' : `Notifications, ${words} unread`}
          aria-haspopup="dialog"
          onClick={() => setOpened(true)}
        >
          <IconBell size={20} stroke={1.7} />
        </ActionIcon>
        {count > 0 && (
          <span className={classes.count} aria-hidden="true">
            {words}
          </span>
        )}
      </span>
      <SideDrawer opened={opened} onClose={() => setOpened(false)} title="Notifications">
        <Suspense fallback={null}>
          <NotificationList
            onFollow={() => {
              isFollowed.current = true;
              setOpened(false);
            }}
          />
        </Suspense>
      </SideDrawer>
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dataKey } from '#platform/web/api/useData.ts';
import { toastApp } from '#platform/web/feedback/toast.ts';
import { api } from '../api.web.ts';
import { stayReachable } from '../devices/stayReachable.web.ts';
import { follow } from '../stream/follow.web.ts';
import { mostCounted } from './most-counted.words.ts';

/**
 * Longest delay before the rest of a page is read again, drawn at random so that twelve thousand open pages don't ask in the same second.
 */
const readAgainWithinMs = 4_000;

/** Keeps the number of unread notifications up to date, and says what has come. */
export const useNews = (userId: string): void => {
  const queries = useQueryClient();
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    const readAgain = () => {
      clearTimeout(later);
      later = setTimeout(() => void queries.invalidateQueries(), Math.random() * readAgainWithinMs);
    };
    // A browser that was turned on here says where it is reached now. A failure shows on the page of the devices.
    void stayReachable(userId).catch(() => undefined);
    const stop = follow(userId, (news) => {
      if (news.what !== 'notification') return void queries.invalidateQueries({ queryKey: [dataKey(api.unread)[0]] });
      const { title } = news.notification;
      queries.setQueryData(dataKey(api.unread, {}), (before: { count: number } | undefined) =>
        before ? { count: Math.min(before.count + 1, mostCounted) } : before,
      );
      void queries.invalidateQueries({ queryKey: dataKey(api.list) });
      readAgain();
      if (document.visibilityState === 'visible') toastApp(title);
    });
    return () => {
      clearTimeout(later);
      stop();
    };
  }, [userId, queries]);
};

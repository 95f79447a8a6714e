import { useEffect, useState } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import { api } from '../api.web.ts';
import { countDown, type Span } from './maintenance.rules.ts';

const minute = 60_000;

const spanOf = (window: { from: string; until: string; reason: string } | null | undefined): Span | undefined =>
  window ? { from: Date.parse(window.from), until: Date.parse(window.until), reason: window.reason } : undefined;

/**
 * The active or announced maintenance window and the time until it ends or begins, by the server's clock. It is
 * requested once a minute while the page is visible, and when the window begins or ends.
 */
export const useMaintenance = () => {
  const { data, dataUpdatedAt, refetch } = useData(api.maintenance, {}, { every: minute });
  const [now, setNow] = useState(() => Date.now());
  const closed = spanOf(data?.now);
  const coming = spanOf(data?.next);
  const turn = closed?.until ?? coming?.from;
  /** How many milliseconds the browser's clock is behind the server's. */
  const behind = data ? Date.parse(data.at) - dataUpdatedAt : 0;
  const left = turn === undefined ? undefined : turn - Math.max(now, dataUpdatedAt) - behind;

  useEffect(() => {
    if (left === undefined) return;
    // Every second in the last minutes, then just after the moment to request the state again.
    const pause = left <= 0 ? 1_000 : Math.min(left + 200, left <= 6 * minute ? 1_000 : minute / 2);
    const timer = setTimeout(() => (left <= 0 ? void refetch() : setNow(Date.now())), pause);
    return () => clearTimeout(timer);
  }, [left, refetch]);

  return { isKnown: data !== undefined, closed, coming, left: left === undefined ? '' : countDown(left) };
};

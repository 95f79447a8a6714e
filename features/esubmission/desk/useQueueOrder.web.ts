import { useEffect, useRef } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import { isCompliance } from '#platform/contract/actor.ts';
import { largestPage } from '#platform/contract/paging.ts';
import { useData } from '#platform/web/api/useData.ts';
import { api } from '../api.web.ts';
import { queues } from './queueList.web.ts';

/** The number of cases that are read at most. It is enough for one sitting. */
const longest = Math.min(200, largestPage);

const waitingFor = (isCompliance: boolean) => {
  const { submissions, compliance } = queues;
  const ids = isCompliance ? [...compliance.waiting.ids, ...submissions.waiting.ids] : submissions.waiting.ids;
  return ids.join(',');
};

/**
 * The cases before and after this one that still wait. The order is that of the time when the page was opened, so that
 * a decided case keeps its position.
 */
export function useQueueOrder(eSubId: string) {
  const status = waitingFor(isCompliance(useMe()));
  const query = { status, sortBy: 'SubmittedDate' as const, sortDirection: 'asc' as const, pageSize: longest };
  const waiting = useData(api.list, { query }, { keepPrevious: true, staleTime: 30_000 });
  const order = useRef<string[]>([]);
  const ids = waiting.data?.rows.map((row) => row.eSubId);

  useEffect(() => {
    const known = new Set(order.current);
    order.current.push(...(ids ?? []).filter((id) => !known.has(id)));
  }, [ids]);

  const open = new Set(ids);
  const line = order.current.length > 0 ? order.current : (ids ?? []);
  const at = line.indexOf(eSubId);
  return {
    next: line.slice(at + 1).find((id) => open.has(id)),
    previous: line.slice(0, Math.max(0, at)).findLast((id) => open.has(id)),
    /** The number of all waiting cases. */
    count: waiting.data?.totalRecords ?? 0,
  };
}

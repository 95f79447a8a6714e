import { useMemo } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import { api } from '../api.ts';

/** The submissions with a remark that is new to me. A list is shown without waiting for it. */
export const useUnread = (): Set<string> => {
  const { data } = useData(api.unreadRemarks, {}, { staleTime: 30_000 });
  return useMemo(() => new Set(data?.eSubIds), [data]);
};

import { createContext, useContext } from 'react';
import { useKept } from '#platform/web/drafts/useKept.ts';
import type { At } from './remarkPlaces.web.ts';

/** A remark that the desk has written and not sent yet. It is sent with the return. */
export type PendingRemark = At & { key: string; label: string; text: string };

export type ReturnRemarks = {
  pending: PendingRemark[];
  write: (remark: PendingRemark) => void;
  drop: (key: string) => void;
  clear: () => void;
};

/** Set only if remarks can be written: at the desk, by the person who decides. */
export const ReturnRemarksContext = createContext<ReturnRemarks | undefined>(undefined);

export const useReturnRemarks = (): ReturnRemarks | undefined => useContext(ReturnRemarksContext);

type Noted = { pending: PendingRemark[] };
const nothing: Noted = { pending: [] };

/**
 * The remarks of one case until it is returned. They are kept in this browser, encrypted, even if the session ends
 * before.
 */
export function usePendingRemarks(eSubId: string): ReturnRemarks {
  const { values, keep: keepNoted } = useKept(`${eSubId}/return`, nothing);
  const keep = (change: (now: PendingRemark[]) => PendingRemark[]) =>
    keepNoted((now) => ({ pending: change(now.pending) }));
  return {
    pending: values.pending,
    write: (remark) => keep((now) => [...now.filter(({ key }) => key !== remark.key), remark]),
    drop: (dropped) => keep((now) => now.filter(({ key }) => key !== dropped)),
    clear: () => keep(() => []),
  };
}

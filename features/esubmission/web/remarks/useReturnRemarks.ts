import { createContext, useContext, useEffect, useState } from 'react';
import { useLocalDraft } from '../wizard/useLocalDraft.ts';
import type { At } from './remarkPlaces.ts';

/** A remark that the desk has written and not sent yet: it goes with the return. */
export type PendingRemark = At & { key: string; label: string; text: string };

export type ReturnRemarks = {
  pending: PendingRemark[];
  write: (remark: PendingRemark) => void;
  drop: (key: string) => void;
  clear: () => void;
};

/** Set where remarks can be written: at the desk, by who decides. */
export const ReturnRemarksContext = createContext<ReturnRemarks | undefined>(undefined);

export const useReturnRemarks = (): ReturnRemarks | undefined => useContext(ReturnRemarksContext);

type Noted = { pending: PendingRemark[] };
const nothing: Noted = { pending: [] };

/** The remarks of one case until it is returned: kept in this browser, sealed, also when the session ends before that. */
export function usePendingRemarks(eSubId: string): ReturnRemarks {
  const [noted, setNoted] = useState(nothing);
  const { pending } = noted;
  const isDirty = pending.length > 0;
  const { found, settle, forget } = useLocalDraft({
    subject: `${eSubId}/return`,
    values: noted,
    base: nothing,
    isDirty,
  });
  useEffect(() => {
    if (!found) return;
    setNoted(found.values);
    settle();
  }, [found, settle]);
  const keep = (next: PendingRemark[]) => {
    setNoted({ pending: next });
    if (next.length === 0) void forget();
  };
  return {
    pending,
    write: (remark) => keep([...pending.filter(({ key }) => key !== remark.key), remark]),
    drop: (dropped) => keep(pending.filter(({ key }) => key !== dropped)),
    clear: () => keep([]),
  };
}

import { createContext, useContext, useState } from 'react';
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

const storageKey = (eSubId: string) => `gable-return-${eSubId}`;

const stored = (eSubId: string): PendingRemark[] => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(eSubId)) ?? '[]') as PendingRemark[];
  } catch {
    return [];
  }
};

/** The remarks of one case until it is returned; they outlive a look at another case, and end with the session. */
export function usePendingRemarks(eSubId: string): ReturnRemarks {
  const [pending, setPending] = useState(() => stored(eSubId));
  const keep = (next: PendingRemark[]) => {
    sessionStorage.setItem(storageKey(eSubId), JSON.stringify(next));
    setPending(next);
  };
  return {
    pending,
    write: (remark) => keep([...pending.filter(({ key }) => key !== remark.key), remark]),
    drop: (dropped) => keep(pending.filter(({ key }) => key !== dropped)),
    clear: () => keep([]),
  };
}

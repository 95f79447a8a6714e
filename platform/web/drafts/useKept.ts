import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocalDraft } from './useLocalDraft.ts';

const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Values that are typed outside of a form. They are kept in this browser until they are sent, and restored without a
 * question, also after the session ends or the device is closed. `base`: the values when nothing is typed.
 */
export function useKept<Values extends object>(subject: string, base: Values) {
  const [values, setValues] = useState(base);
  // The latest values, also before they are drawn.
  const latest = useRef(base);
  const { found, keep: store, settle, forget } = useLocalDraft<Values>(subject);
  const set = useCallback(
    (next: Values) => {
      latest.current = next;
      setValues(next);
      store(next, base);
    },
    [store, base],
  );
  useEffect(() => {
    if (!found) return;
    // Values that were typed before the draft was read are not overwritten.
    if (same(latest.current, base)) set(found.values);
    settle();
  }, [found, settle, base, set]);
  const keep = (change: (now: Values) => Values) => {
    set(change(latest.current));
    if (same(latest.current, base)) void forget();
  };
  return { values, keep, forget };
}

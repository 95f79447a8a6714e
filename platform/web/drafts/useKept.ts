import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocalDraft } from './useLocalDraft.ts';

const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What is typed outside of a form, kept in this browser until it is sent, and there again without being asked for: what
 * ends a session, or shuts a lid, loses none of it. `base`: as nothing was typed.
 */
export function useKept<Values extends object>(subject: string, base: Values) {
  const [values, setValues] = useState(base);
  // What a key has changed counts before it is drawn.
  const latest = useRef(base);
  const { found, settle, forget } = useLocalDraft({ subject, values, base, isDirty: !same(values, base) });
  const set = useCallback((next: Values) => {
    latest.current = next;
    setValues(next);
  }, []);
  useEffect(() => {
    if (!found) return;
    // Whoever was quicker than the browser's store goes on typing.
    if (same(latest.current, base)) set(found.values);
    settle();
  }, [found, settle, base, set]);
  const keep = (change: (now: Values) => Values) => {
    set(change(latest.current));
    if (same(latest.current, base)) void forget();
  };
  return { values, keep, forget };
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDraftOwner } from './draftOwner.ts';
import { forgetDraft, storeDraft, storedDraft } from './draftStore.ts';
import { draftKeyOf, type LocalDraft, openDraft, sealDraft } from './localDraft.ts';

/** Milliseconds without typing before a draft is written. A word is one write, and closing the device loses little. */
const typingPause = 400;

export type UseLocalDraft<Values> = {
  /** The draft of an earlier visit, until it is restored. */
  found: LocalDraft<Values> | undefined;
  /** Keeps the values when the typing pauses. `base` is what is saved; values equal to it are not kept. */
  keep: (values: Values, base: Values) => void;
  /** Called when `found` was restored. The draft stays in this browser until it is saved or discarded. */
  settle: () => void;
  /** Deletes the draft in this browser, because it was saved or discarded. */
  forget: () => Promise<void>;
};

/**
 * Keeps typed values in this browser, and finds those that were kept before. `subject` is the key under which they are
 * kept: `new`, or a submission and its part. `goesOn`: the form starts with values that were just typed, so an earlier
 * draft is not looked for.
 */
export function useLocalDraft<Values extends object>(subject: string, goesOn = false): UseLocalDraft<Values> {
  const { userId, draftKey } = useDraftOwner();
  const key = useMemo(() => draftKeyOf(draftKey), [draftKey]);
  const place = useMemo(() => ({ userId, subject }), [userId, subject]);
  const [found, setFound] = useState<LocalDraft<Values>>();
  /** The typed values that are not written yet. */
  const typed = useRef<Omit<LocalDraft<Values>, 'keptAt'>>(undefined);
  const seen = useRef('');
  const timer = useRef(0);
  /** False until an earlier draft was looked for. Nothing is written over it before that. */
  const isReady = useRef(goesOn);
  // The writes run one after the other, so that none comes after the draft was deleted.
  const work = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = useCallback((step: () => Promise<unknown>) => {
    // If the browser stores nothing (private mode, no space), the form still works.
    work.current = work.current.then(step).catch(() => undefined);
    return work.current;
  }, []);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    if (!isReady.current || !typed.current) return;
    const draft = { ...typed.current, keptAt: new Date().toISOString() };
    typed.current = undefined;
    void inTurn(async () => storeDraft(place, await sealDraft(await key, place, draft)));
  }, [place, key, inTurn]);
  const writeSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(write, typingPause);
  }, [write]);
  const keep = useCallback(
    (values: Values, base: Values) => {
      const text = JSON.stringify(values);
      // A form also calls this when it was saved and nothing was typed.
      if (text === seen.current) return;
      seen.current = text;
      typed.current = text === JSON.stringify(base) ? undefined : { values, base };
      writeSoon();
    },
    [writeSoon],
  );

  useEffect(() => {
    if (goesOn) return;
    let current = true;
    const look = async () => {
      const sealed = await storedDraft(place).catch(() => undefined);
      const draft = sealed && (await openDraft<Values>(await key, place, sealed));
      if (!current) return;
      setFound(draft);
      isReady.current = true;
      writeSoon();
    };
    void look();
    return () => {
      current = false;
    };
  }, [place, key, goesOn, writeSoon]);

  useEffect(() => {
    document.addEventListener('visibilitychange', write);
    return () => {
      document.removeEventListener('visibilitychange', write);
      write();
    };
  }, [write]);

  const settle = useCallback(() => setFound(undefined), []);
  const forget = useCallback(async () => {
    typed.current = undefined;
    setFound(undefined);
    await inTurn(() => forgetDraft(place));
  }, [place, inTurn]);
  return { found, keep, settle, forget };
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDraftOwner } from './draftOwner.ts';
import { forgetDraft, storeDraft, storedDraft } from './draftStore.ts';
import { draftKeyOf, type LocalDraft, openDraft, sealDraft } from './localDraft.ts';

/** Long enough that a word is one write, short enough that a closed lid loses none. */
const typingPause = 400;

type Typing<Values> = {
  /** What it is kept under: `new`, or a submission and its part. */
  subject: string;
  values: Values;
  /** As it is saved. */
  base: Values;
  isDirty: boolean;
  /** The form starts with what was typed already: an earlier draft is not looked for. */
  goesOn?: boolean;
};

export type UseLocalDraft<Values> = {
  /** What was found from an earlier visit and is neither restored nor discarded yet. */
  found: LocalDraft<Values> | undefined;
  /** Whether it has been looked for: before, nothing is written. */
  isReady: boolean;
  /** Takes the offer away; the draft stays until it is saved or typed over. */
  settle: () => void;
  /** Nothing is left of it in this browser: it was saved, or is not wanted. */
  forget: () => Promise<void>;
};

/** Keeps what is typed in this browser as it is typed, and finds what was kept before. */
export function useLocalDraft<Values extends object>(typing: Typing<Values>): UseLocalDraft<Values> {
  const { subject, values, base, isDirty, goesOn = false } = typing;
  const { userId, draftKey } = useDraftOwner();
  const key = useMemo(() => draftKeyOf(draftKey), [draftKey]);
  const place = useMemo(() => ({ userId, subject }), [userId, subject]);
  const [found, setFound] = useState<LocalDraft<Values>>();
  const [isReady, setReady] = useState(goesOn);
  const waiting = useRef<{ timer: number; write: () => void } | undefined>(undefined);
  // One after the other, so that a write under way cannot come after the draft was forgotten.
  const work = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = useCallback((step: () => Promise<unknown>) => {
    // A browser that stores nothing (private, full) keeps the form on the screen all the same.
    work.current = work.current.then(step).catch(() => undefined);
    return work.current;
  }, []);

  useEffect(() => {
    if (goesOn) return;
    let current = true;
    const look = async () => {
      const sealed = await storedDraft(place).catch(() => undefined);
      const draft = sealed && (await openDraft<Values>(await key, place, sealed));
      if (!current) return;
      setFound(draft);
      setReady(true);
    };
    void look();
    return () => {
      current = false;
    };
  }, [place, key, goesOn]);

  const text = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the values
  useEffect(() => {
    if (!isReady || !isDirty) return;
    const write = () => {
      waiting.current = undefined;
      const draft = { values, base, keptAt: new Date().toISOString() };
      void inTurn(async () => storeDraft(place, await sealDraft(await key, place, draft)));
    };
    const timer = window.setTimeout(write, typingPause);
    waiting.current = { timer, write };
    return () => clearTimeout(timer);
  }, [text, isReady, isDirty, place, key, inTurn]);

  useEffect(() => {
    const flush = () => {
      clearTimeout(waiting.current?.timer);
      waiting.current?.write();
    };
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, []);

  const settle = useCallback(() => setFound(undefined), []);
  const forget = useCallback(async () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    setFound(undefined);
    await inTurn(() => forgetDraft(place));
  }, [place, inTurn]);
  return { found, isReady, settle, forget };
}

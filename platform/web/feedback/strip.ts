import { useSyncExternalStore } from 'react';

/** A line of the strip below the header: what has to be read, or can be undone or done next. */
export type StripLine = {
  id: number;
  words: string;
  tone: 'warning' | 'info';
  action?: { label: string; run: () => void };
};

const mostLines = 4;
let lines: readonly StripLine[] = [];
let count = 0;
const listeners = new Set<() => void>();

const setLines = (next: readonly StripLine[]): void => {
  lines = next;
  for (const changed of listeners) changed();
};

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** The lines, the newest last. */
export const useStripLines = (): readonly StripLine[] =>
  useSyncExternalStore(
    subscribe,
    () => lines,
    () => lines,
  );

export const closeLine = (id: number): void => setLines(lines.filter((line) => line.id !== id));
export const clearStrip = (): void => setLines([]);

/** Of more than `mostLines` the oldest goes. The same words without a button are one line. */
const add = (line: Omit<StripLine, 'id'>): void => {
  const others = lines.filter(({ words, action }) => action || words !== line.words);
  setLines([...others, { ...line, id: count++ }].slice(-mostLines));
};

/** What a person should know of a change that was made. */
export const warn = (words: string): void => add({ words, tone: 'warning' });

/** What can be done next. */
export const offer = (words: string, action: StripLine['action'] & object): void =>
  add({ words, tone: 'info', action });

/** A change that was made and can be undone. */
export const offerUndo = (words: string, undo: () => void): void => offer(words, { label: 'Undo', run: undo });

import { useSyncExternalStore } from 'react';

/** Messages by path. */
type Notes = Record<string, string | null | undefined>;

/**
 * What fields have to say beside their errors: it does not prevent saving. Kept outside of the form's state, so that
 * only the fields whose note changes are drawn again.
 */
export const fieldNotes = () => {
  let notes: Notes = {};
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    set: (next: Notes) => {
      notes = next;
      for (const changed of listeners) changed();
    },
    drop: (path: string) => {
      if (notes[path] === undefined) return;
      const { [path]: _, ...rest } = notes;
      notes = rest;
      for (const changed of listeners) changed();
    },
    useNote: (path: string): string | undefined => {
      const read = () => notes[path] ?? undefined;
      return useSyncExternalStore(subscribe, read, read);
    },
  };
};

export type FieldNotes = ReturnType<typeof fieldNotes>;

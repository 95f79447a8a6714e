import { type RefObject, startTransition, useLayoutEffect, useReducer, useRef } from 'react';
import { isUntold, tellSoon } from './untold.ts';

/**
 * For a field that the browser changes by itself, ahead of the form. `set` brings it to what the form holds, once the form
 * was drawn with all that it was told. Answers how to tell the form of a change: after the frame that shows it, in slices,
 * so that no key waits for it.
 */
export const useHeard = (field: RefObject<Element | null>, set: () => void): ((change: () => void) => void) => {
  const told = useRef(0);
  const [heard, hear] = useReducer((_: number, count: number) => count, 0);
  useLayoutEffect(() => {
    if (heard === told.current && !isUntold(field.current)) set();
  });
  const tell = (change: () => void) => {
    const count = ++told.current;
    startTransition(() => {
      hear(count);
      change();
    });
  };
  return (change) => {
    if (field.current) tellSoon(field.current, () => tell(change));
  };
};

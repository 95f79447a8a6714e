import { type RefObject, useEffect, useRef } from 'react';
import { haveSingleKeys } from './singleKeys.ts';

/** Where keys are typed, and act on no page. */
export const typing = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="menu"]';

/**
 * Binds single keys to actions of a page. They do nothing while the user types, holds Ctrl or ⌘, or has a dialog open, and if they are
 * switched off in the profile. Keys of a dialog say where they are in it: they act while no other is open.
 */
export function useKeys(keys: Record<string, (() => void) | undefined>, inside?: RefObject<Element | null>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      const own = inside?.current?.closest('[role="dialog"]');
      if ([...document.querySelectorAll('[role="dialog"]')].some((dialog) => dialog !== own)) return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act || !haveSingleKeys()) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [inside]);
}

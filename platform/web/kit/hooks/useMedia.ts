import { useCallback, useSyncExternalStore } from 'react';

/** Drawn without a screen, as some tests do, no query matches. */
const withoutScreen = () => false;

/** Whether a media query matches. It is right from the first render. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, withoutScreen);
}

/** From this width the side menu is beside the page. On narrower screens it is a drawer. */
export const wideQuery = '(min-width: 1200px)';
/** On screens up to this width, table rows are cards. */
export const phoneQuery = '(max-width: 767.98px)';
export const calmQuery = '(prefers-reduced-motion: reduce)';

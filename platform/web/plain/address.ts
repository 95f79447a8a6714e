import { startTransition, useEffect, useState } from 'react';

/** Called when the address has changed. */
const listeners = new Set<() => void>();

/** The address of the page on the screen. The next one is shown once it is loaded. */
export const usePath = (): string => {
  const [path, setPath] = useState(() => location.pathname);
  useEffect(() => {
    const changed = () => startTransition(() => setPath(location.pathname));
    listeners.add(changed);
    window.addEventListener('popstate', changed);
    return () => {
      listeners.delete(changed);
      window.removeEventListener('popstate', changed);
    };
  }, []);
  return path;
};

/** Goes to another page of the outside without loading everything anew. */
export const goTo = (path: string): void => {
  history.pushState(null, '', path);
  for (const changed of listeners) changed();
};

/** Takes the place of the address in the history. */
export const replaceAddress = (path: string): void => {
  history.replaceState(null, '', path);
  for (const changed of listeners) changed();
};

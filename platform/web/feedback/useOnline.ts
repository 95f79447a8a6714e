import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** Whether the browser reports a network connection. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Runs when the browser is back online, such as a retry of what failed meanwhile. */
export const useBackOnline = (run: (() => void) | undefined): void => {
  const back = useEffectEvent(() => run?.());
  useEffect(() => {
    const listener = () => back();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
};

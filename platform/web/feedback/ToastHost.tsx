import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../kit/hooks/whenIdle.ts';
import { onToastWanted } from './toast.ts';

const load = () => import('./Toasts.tsx');
const Toasts = lazy(load);

/** If the code can't be loaded (offline), no toast is shown. The next toast tries again. */
const whenLoaded = (show: () => void) => void load().then(show, () => undefined);

/**
 * Shows toasts; used once in the app. Their code is loaded with the first toast or soon after the page was shown, so
 * that a toast can be shown offline.
 */
export function ToastHost() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => whenLoaded(() => setWanted(true));
    void whenIdle().then(want);
    return onToastWanted(want);
  }, []);
  return wanted ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null;
}

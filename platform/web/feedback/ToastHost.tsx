import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../kit/whenIdle.ts';
import { onToastWanted } from './toast.ts';

const load = () => import('./Toasts.tsx');
const Toasts = lazy(load);

/** Offline the code does not come: then no toast, but the page stays as it is. The next toast tries again. */
const whenLoaded = (show: () => void) => void load().then(show, () => undefined);

/**
 * Where toasts appear, once in the app. Their code comes with the first toast, or soon after the page was shown, so that
 * one can be shown offline too. Not later: its sheet makes the browser lay out the whole page anew, and would meet a letter.
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

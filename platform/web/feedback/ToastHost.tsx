import { lazy, Suspense, useEffect, useState } from 'react';
import { onToastWanted } from './toast.ts';

const load = () => import('./Toasts.tsx');
const Toasts = lazy(load);

/** Offline the code does not come: then no toast, but the page stays as it is. The next toast tries again. */
const whenLoaded = (show: () => void) => void load().then(show, () => undefined);

/**
 * Where toasts appear, once in the app. Their code is loaded with the first toast, or when the browser is idle after
 * `eager` (behind sign-in), so that one can be shown offline too.
 */
export function ToastHost({ eager = false }: { eager?: boolean }) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onToastWanted(() => whenLoaded(() => setWanted(true))), []);
  useEffect(() => {
    if (!eager) return;
    const timer = setTimeout(() => whenLoaded(() => setWanted(true)), 2000);
    return () => clearTimeout(timer);
  }, [eager]);
  return wanted ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null;
}

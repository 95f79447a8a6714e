import { lazy, Suspense } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import classes from './Bell.module.css';

const Bell = lazy(() => import('./Bell.tsx'));

/** The bell in the header. There is none in someone else's portal. */
export function BellPlace() {
  const { userId, via } = useMe();
  if (via === 'amsaccess') return null;
  return (
    <Suspense fallback={<span className={classes.place} />}>
      <Bell key={userId} userId={userId} />
    </Suspense>
  );
}

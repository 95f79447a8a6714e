import { lazy, Suspense } from 'react';

const Section = lazy(async () => ({ default: (await import('./SecondStepSection.tsx')).SecondStepSection }));

/** Of /profile: the second step, in a piece of its own. */
export function SecondStepSection() {
  return (
    <Suspense fallback={null}>
      <Section />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';

const Section = lazy(async () => ({ default: (await import('./SecondStepSection.tsx')).SecondStepSection }));

/** The section "Second step" of /profile, in a chunk of its own. */
export function SecondStepSection() {
  return (
    <Suspense fallback={null}>
      <Section />
    </Suspense>
  );
}

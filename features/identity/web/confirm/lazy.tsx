import { type ComponentProps, lazy, Suspense } from 'react';

const load = async () => ({ default: (await import('./ConfirmFields.tsx')).ConfirmFields });
const Fields = lazy(load);

/** What confirms a change, in a piece of its own: pages before sign-in carry none of it. */
export function ConfirmFields(props: ComponentProps<Awaited<ReturnType<typeof load>>['default']>) {
  return (
    <Suspense fallback={null}>
      <Fields {...props} />
    </Suspense>
  );
}

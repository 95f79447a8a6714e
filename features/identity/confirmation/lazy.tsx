import { type ComponentProps, lazy, Suspense } from 'react';

const load = async () => ({ default: (await import('./ConfirmFields.tsx')).ConfirmFields });
const Fields = lazy(load);

/** ConfirmFields in a chunk of its own, so that the public pages do not load it. */
export function ConfirmFields(props: ComponentProps<Awaited<ReturnType<typeof load>>['default']>) {
  return (
    <Suspense fallback={null}>
      <Fields {...props} />
    </Suspense>
  );
}

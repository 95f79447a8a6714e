import { lazy, Suspense, useEffect, useState } from 'react';
import { onConfirmationDue } from '#platform/web/api/confirmation.ts';
import { onGivenUp } from './giveUp.web.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog.tsx')).ConfirmDialog }));

/** Asks for the password or a code when the server requires confirmation of a call. Mounted once in the app. */
export function ConfirmHost() {
  const [pending, setAsked] = useState<{ answer: (isConfirmed: boolean) => void }>();
  useEffect(
    () =>
      onConfirmationDue(async () => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        onGivenUp(() => resolve(false));
        setAsked({ answer: resolve });
        const isConfirmed = await promise;
        onGivenUp(undefined);
        setAsked(undefined);
        return isConfirmed;
      }),
    [],
  );
  return pending ? (
    <Suspense fallback={null}>
      <ConfirmDialog onDone={pending.answer} />
    </Suspense>
  ) : null;
}

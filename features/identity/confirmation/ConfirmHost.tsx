import { lazy, Suspense, useEffect, useState } from 'react';
import { onConfirmationDue } from '#platform/web/api/confirmation.ts';
import { onGivenUp } from './giveUp.web.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog.tsx')).ConfirmDialog }));

/** Asks whoever makes a call for the password or a code, where the server wants it again; used once in the app. */
export function ConfirmHost() {
  const [asked, setAsked] = useState<{ answer: (isConfirmed: boolean) => void }>();
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
  return asked ? (
    <Suspense fallback={null}>
      <ConfirmDialog onDone={asked.answer} />
    </Suspense>
  ) : null;
}

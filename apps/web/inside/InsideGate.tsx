import { useRouteContext } from '@tanstack/react-router';
import { lazy } from 'react';
import type { Me } from '#features/identity/contract.ts';
import { MeProvider } from '#features/identity/web/index.ts';
import { DraftOwnerProvider } from '#platform/web/drafts/draftOwner.ts';

/** The shell and all that goes with it: loaded with the answer to who is there, or while a sign-in is checked. */
export const loadInside = () => import('./Inside.tsx');
const Inside = lazy(async () => ({ default: (await loadInside()).Inside }));

/** Tells the pages behind sign-in who is there. */
export function InsideGate() {
  const { me }: { me: Me } = useRouteContext({ strict: false });
  return (
    <MeProvider value={me}>
      <DraftOwnerProvider value={me}>
        <Inside />
      </DraftOwnerProvider>
    </MeProvider>
  );
}

import { useRouteContext } from '@tanstack/react-router';
import { lazy } from 'react';
import { MeProvider } from '#features/identity/index.web.ts';
import type { Me } from '#features/identity/room.calls.ts';
import { DraftOwnerProvider } from '#platform/web/drafts/draftOwner.ts';

/** Loads the shell: together with the signed-in person, or while a sign-in is checked. */
export const loadInside = () => import('./Inside.tsx');
const Inside = lazy(async () => ({ default: (await loadInside()).Inside }));

/** Provides the signed-in person to the pages behind sign-in. */
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

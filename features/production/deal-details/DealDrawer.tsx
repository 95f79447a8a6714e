import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useEffect } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { walkAmong } from '#platform/web/kit/dialogs/Walk.tsx';
import { useLast } from '#platform/web/kit/hooks/useLast.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { api } from '../api.web.ts';

const load = async () => ({ default: (await import('./DealDetails.tsx')).DealDetails });
const DealDetails = lazy(load);

type Props = {
  transId: string | undefined;
  /** The deals of the list; null for a row without one. */
  among: (string | null)[];
  onOpen: (transId: string | undefined) => void;
};

/** A deal with all of its money, at the side of the list. Its address can be sent to a colleague of the deal. */
export function DealDrawer({ transId, among, onOpen }: Props) {
  const shownId = useLast(transId);
  return (
    <SideDrawer
      wide
      opened={transId !== undefined}
      onClose={() => onOpen(undefined)}
      title="Deal"
      walk={walkAmong(among, transId, onOpen)}
    >
      {shownId && <Loaded key={shownId} transId={shownId} />}
    </SideDrawer>
  );
}

function Loaded({ transId }: { transId: string }) {
  const query = useData(api.detail, { query: { transId } });
  // The code comes beside the deal, not after it.
  useEffect(() => void load(), []);
  if (query.error) return <ErrorCard error={query.error} onRetry={() => void query.refetch()} />;
  const skeleton = <Skeleton height={520} aria-busy="true" />;
  if (!query.data) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <DealDetails deal={query.data} />
    </Suspense>
  );
}

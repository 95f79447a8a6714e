import { Skeleton, Stack } from '@mantine/core';
import { useData } from '#platform/web/api/useData.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { useLast } from '#platform/web/kit/hooks/useLast.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { api } from '../api.ts';
import { HowComputed } from '../HowComputed.tsx';

type Props = { dealId: string | undefined; onClose: () => void };

/** How a salesperson's own part of a deal is computed. */
export function MySharesDrawer({ dealId, onClose }: Props) {
  const shown = useLast(dealId);
  return (
    <SideDrawer opened={dealId !== undefined} onClose={onClose} title="How your part is computed">
      {shown && <MyShares dealId={shown} />}
    </SideDrawer>
  );
}

function MyShares({ dealId }: { dealId: string }) {
  const found = useData(api.myShares, { params: { id: dealId } });
  if (found.error) return <ErrorCard error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton height={200} aria-busy="true" />;
  const { dealNo, address, rows } = found.data;
  return rows.map((row) => (
    <Stack component="section" key={row.shareId} gap="lg" mb="xl">
      <KeyValues
        items={[
          { label: 'Deal', value: dealNo },
          { label: 'Property', value: address },
          { label: 'Your part', value: <Money cents={row.ownCents} /> },
          { label: 'Uplines and agency', value: <Money cents={row.restCents} /> },
          { label: 'State', value: row.frozenAt ? 'Final, money has come in' : 'Expected' },
        ]}
      />
      <HowComputed of={{ ...row, chain: [] }} />
    </Stack>
  ));
}

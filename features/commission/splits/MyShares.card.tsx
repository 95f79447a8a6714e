import { Stack } from '@mantine/core';
import type { Data } from '#platform/contract/endpoint.ts';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { RecordDrawer } from '#platform/web/record/RecordDrawer.tsx';
import { api } from '../api.web.ts';
import type { commission } from '../room.calls.ts';
import { HowComputed } from './HowComputed.tsx';

type Props = { dealId: string | undefined; onClose: () => void };

/** How a salesperson's own part of a deal is computed. */
export function MySharesDrawer({ dealId, onClose }: Props) {
  return (
    <RecordDrawer
      of={dealId}
      call={api.myShares}
      input={(id) => ({ params: { id } })}
      title="How your part is computed"
      onClose={onClose}
      skeleton={200}
    >
      {(shares) => <MyShares shares={shares} />}
    </RecordDrawer>
  );
}

function MyShares({ shares: { dealNo, address, rows } }: { shares: Data<typeof commission.myShares> }) {
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
      <HowComputed computed={{ ...row, chain: [] }} />
    </Stack>
  ));
}

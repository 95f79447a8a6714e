import { Stack } from '@mantine/core';
import type { Data } from '#platform/contract/endpoint.ts';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { RecordDrawer } from '#platform/web/record/RecordDrawer.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
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
  return (
    <Stack gap="lg">
      <RecordHead
        title={address}
        number={dealNo}
        state={rows.every(({ frozenAt }) => frozenAt) ? 'Final, money has come in' : 'Expected'}
        figure={{ label: 'Your part', cents: rows.reduce((sum, { ownCents }) => sum + ownCents, 0) }}
      />
      {rows.map((row) => (
        <Stack component="section" key={row.shareId} gap="lg">
          <Facts
            items={[
              rows.length > 1 && { label: 'This share', value: <Money cents={row.ownCents} /> },
              { label: 'Uplines and agency', value: <Money cents={row.restCents} /> },
            ]}
          />
          <HowComputed computed={{ ...row, chain: [] }} />
        </Stack>
      ))}
    </Stack>
  );
}

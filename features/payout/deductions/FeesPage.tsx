import { Box, Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { api } from '../api.web.ts';
import { chargeList } from '../lists.web.ts';
import { type ChargeState, chargeKinds, chargeStates } from '../payout.words.ts';
import { ChargeDrawer } from './ChargeDrawer.tsx';
import { chargeFields } from './deductions.words.ts';
import { RecurringFees } from './RecurringFees.tsx';
import { Waive } from './Waive.tsx';

const tones: Record<ChargeState, Tone> = { DUE: 'neutral', IN_RUN: 'info', PAID: 'success', WAIVED: 'neutral' };

/** /agency-desk/finance/payouts/fees: fees of every month or once, what is to be withheld, and what of it was collected. */
export function FeesPage() {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <ListPage
        fields={chargeFields}
        call={api.charges}
        file={api.chargesSheet}
        search={chargeList}
        name="payout-charges"
        title="Payouts"
        label="Charges"
        action={<Button onClick={() => setAdding(true)}>Add charge</Button>}
        notice={
          <Box mb={20}>
            <RecurringFees />
          </Box>
        }
        rowId="chargeId"
        searches="Salesperson"
        selects={[
          { name: 'kind', label: 'Kind', options: optionsOf(chargeKinds) },
          { name: 'state', label: 'State', options: optionsOf(chargeStates) },
        ]}
        columns={[
          { field: 'name', header: 'Charge', under: 'text', card: 'address' },
          { field: 'kind', width: 160 },
          { field: 'dueOn', width: 130 },
          { field: 'cents', width: 140 },
          {
            field: 'voucher',
            cell: ({ voucher }) => <UnbrokenNumbers>{voucher ?? '–'}</UnbrokenNumbers>,
            width: 140,
          },
          {
            field: 'state',
            cell: ({ state }) => <StatusBadge tone={tones[state]}>{chargeStates[state]}</StatusBadge>,
            card: 'state',
            width: 140,
          },
          {
            field: 'waiveReason',
            header: 'Waiver',
            card: 'end',
            cell: ({ chargeId, name, state, waiveReason }) =>
              state === 'DUE' ? <Waive chargeId={chargeId} name={name} /> : (waiveReason ?? '–'),
            width: 170,
          },
        ]}
        empty={
          <EmptyState icon={IconReceipt} title="No charges yet">
            Fees and amounts to be withheld are taken from the next payout of the salesperson and printed on the
            statement.
          </EmptyState>
        }
      />
      <ChargeDrawer opened={adding} onClose={() => setAdding(false)} />
    </>
  );
}

import { Button } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { useState } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { ApproveOrWithdraw } from '../ApproveOrWithdraw.tsx';
import { api } from '../api.web.ts';
import { advanceList } from '../lists.web.ts';
import { type AdvanceState, advanceStates } from '../payout.words.ts';
import type { Advance } from './deductions.calls.ts';
import { advanceFields } from './deductions.words.ts';
import { PrepareAdvance } from './PrepareAdvance.tsx';

const tones: Record<AdvanceState, Tone> = {
  PREPARED: 'neutral',
  APPROVED: 'info',
  IN_RUN: 'info',
  OWED: 'neutral',
  RECOVERED: 'success',
  WITHDRAWN: 'neutral',
};

/** /agency-desk/finance/payouts/advances: what salespeople got before a deal paid, and what is still to be recovered. */
export function AdvancesPage() {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <ListPage
        fields={advanceFields}
        call={api.advances}
        file={api.advancesSheet}
        search={advanceList}
        name="payout-advances"
        title="Payouts"
        label="Advances"
        action={<Button onClick={() => setAdding(true)}>Prepare advance</Button>}
        rowId="advanceId"
        searches="Salesperson"
        selects={[{ name: 'state', label: 'State', options: optionsOf(advanceStates) }]}
        columns={[
          { field: 'name', under: 'dealNo', card: 'address', width: 180 },
          { field: 'reason' },
          {
            field: 'preparedBy',
            under: ({ approvedBy }) => approvedBy && `approved by ${approvedBy}`,
            width: 170,
          },
          { field: 'cents', width: 120 },
          { field: 'leftCents', width: 130 },
          {
            field: 'state',
            cell: ({ state }) => <StatusBadge tone={tones[state]}>{advanceStates[state]}</StatusBadge>,
            card: 'state',
            width: 140,
          },
          { id: 'next', header: 'Next', width: 170, verbs: true, cell: (advance) => <Next advance={advance} /> },
        ]}
        empty={
          <EmptyState icon={IconCoins} title="No advances yet">
            An advance on a deal is approved by somebody else, paid by the next run, and recovered from later payouts.
          </EmptyState>
        }
      />
      <PrepareAdvance opened={adding} onClose={() => setAdding(false)} />
    </>
  );
}

/** Somebody else than who prepared it approves it. Either of them may withdraw it. */
function Next({ advance: { advanceId, state, cents, preparedById } }: { advance: Advance }) {
  const isMine = useMe().userId === preparedById;
  const approve = useChange(api.approveAdvance);
  const withdraw = useChange(api.withdrawAdvance);
  if (state !== 'PREPARED' && state !== 'APPROVED') return '–';
  const mayApprove = state === 'PREPARED' && !isMine;
  const what = `advance of ${formatMoney(cents)}`;
  return (
    <ApproveOrWithdraw id={advanceId} what={what} withdraw={withdraw} approve={mayApprove ? approve : undefined} />
  );
}

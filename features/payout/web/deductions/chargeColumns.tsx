import { Button } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import type { Charge } from '../../contract/deductions.ts';
import { type ChargeState, chargeKinds, chargeStates } from '../../words.ts';
import { api } from '../api.ts';

const tones: Record<ChargeState, Tone> = { DUE: 'warning', IN_RUN: 'info', PAID: 'success', WAIVED: 'neutral' };

/** The columns of fees and of what is withheld, with the sum of all that the filter finds, if it is known. */
export const chargeColumns = (sums: { cents: number } | null | undefined): Column<Charge>[] => [
  {
    id: 'charge',
    header: 'Charge',
    card: 'lead',
    cell: ({ name, text }) => (
      <TwoLines strong sub={text}>
        {name}
      </TwoLines>
    ),
  },
  { id: 'kind', header: 'Kind', width: 160, cell: ({ kind }) => chargeKinds[kind] },
  { id: 'due', header: 'Due', sort: 'Due', width: 130, cell: ({ dueOn }) => <Day day={dueOn} /> },
  {
    id: 'amount',
    header: 'Amount (S$)',
    align: 'end',
    width: 140,
    cell: ({ cents }) => <Money bare cents={cents} />,
    total: sums && <Money bare cents={sums.cents} />,
  },
  {
    id: 'voucher',
    header: 'Statement',
    width: 140,
    cell: ({ voucher }) => <UnbrokenNumbers>{voucher ?? '–'}</UnbrokenNumbers>,
  },
  {
    id: 'state',
    header: 'State',
    width: 140,
    card: 'corner',
    cell: ({ state }) => <StatusBadge tone={tones[state]}>{chargeStates[state]}</StatusBadge>,
  },
  {
    id: 'waive',
    header: 'Waiver',
    width: 170,
    cell: ({ chargeId, name, state, waiveReason }) =>
      state === 'DUE' ? <Waive chargeId={chargeId} name={name} /> : (waiveReason ?? '–'),
  },
];

function Waive({ chargeId, name }: { chargeId: string; name: string }) {
  const [asking, setAsking] = useState(false);
  const waive = useChange(api.waive);
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
        Waive
      </Button>
      <ReasonDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={(reason) => waive.mutateAsync({ params: { id: chargeId }, body: { reason } })}
        title={`Waive this charge of ${name}?`}
        label="Reason"
        most={200}
        confirm="Waive charge"
      >
        It is not collected. The charge stays in the list with the reason.
      </ReasonDialog>
    </>
  );
}

import { useMe } from '#features/identity/web/index.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { Advance } from '../../contract/deductions.ts';
import { type AdvanceState, advanceStates } from '../../words.ts';
import { ApproveOrWithdraw } from '../ApproveOrWithdraw.tsx';
import { api } from '../api.ts';

const tones: Record<AdvanceState, Tone> = {
  PREPARED: 'warning',
  APPROVED: 'info',
  IN_RUN: 'info',
  OWED: 'warning',
  RECOVERED: 'success',
  WITHDRAWN: 'neutral',
};

type Sums = { cents: number; leftCents: number } | null | undefined;

/** The columns of the advances, with the sums of all that the filter finds, if they are known. */
export const advanceColumns = (sums: Sums): Column<Advance>[] => [
  {
    id: 'advance',
    header: 'Salesperson',
    card: 'lead',
    width: 180,
    cell: ({ name, dealNo }) => (
      <TwoLines strong sub={dealNo}>
        {name}
      </TwoLines>
    ),
  },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  {
    id: 'who',
    header: 'Prepared by',
    width: 170,
    cell: ({ preparedBy, approvedBy }) => (
      <TwoLines sub={approvedBy ? `approved by ${approvedBy}` : ''}>{preparedBy}</TwoLines>
    ),
  },
  {
    id: 'amount',
    header: 'Advance (S$)',
    align: 'end',
    width: 120,
    cell: ({ cents }) => <Money bare cents={cents} />,
    total: sums && <Money bare cents={sums.cents} />,
  },
  {
    id: 'left',
    header: 'To recover (S$)',
    align: 'end',
    width: 130,
    cell: ({ leftCents }) => <Money bare cents={leftCents} />,
    total: sums && <Money bare cents={sums.leftCents} />,
  },
  {
    id: 'state',
    header: 'State',
    width: 140,
    card: 'corner',
    cell: ({ state }) => <StatusBadge tone={tones[state]}>{advanceStates[state]}</StatusBadge>,
  },
  { id: 'next', header: 'Next', width: 170, cell: (advance) => <Next advance={advance} /> },
];

/** Somebody else than who prepared it approves it. Either of them may withdraw it. */
function Next({ advance: { advanceId, state, cents, preparedById } }: { advance: Advance }) {
  const isMine = useMe().userId === preparedById;
  const approve = useChange(api.approveAdvance);
  const withdraw = useChange(api.withdrawAdvance);
  if (state !== 'PREPARED' && state !== 'APPROVED') return '–';
  const mayApprove = state === 'PREPARED' && !isMine;
  const what = `advance of ${formatMoney(cents)}`;
  return <ApproveOrWithdraw id={advanceId} {...{ what, withdraw }} approve={mayApprove ? approve : undefined} />;
}

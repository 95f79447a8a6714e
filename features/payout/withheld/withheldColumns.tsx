import { Button } from '@mantine/core';
import { formatDay } from '#platform/contract/days.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { ListColumn } from '#platform/web/list/listColumns.tsx';
import type { withheldFields } from '../deductions/deductions.words.ts';
import { withheldStates } from '../payout.words.ts';
import type { Withheld } from './withheld.calls.ts';

type TakeBack = (remittance: NonNullable<Withheld['remittance']>) => void;

/** The columns of what was withheld. */
export const withheldColumns = (takeBack: TakeBack): ListColumn<typeof withheldFields, Withheld>[] => [
  { field: 'name', under: 'text', card: 'address' },
  { field: 'withheldOn', under: 'voucher', width: 140 },
  { field: 'cents', width: 120 },
  { field: 'leftCents', width: 120 },
  {
    id: 'remitted',
    header: 'Remitted to',
    width: 230,
    cell: ({ remittance, takenBack }) => {
      if (remittance) return <TwoLines sub={remittance.reference}>{remittance.recipient}</TwoLines>;
      if (!takenBack) return '–';
      const { recipient, takenBackOn, reason } = takenBack;
      return <TwoLines sub={reason}>{`${recipient}, taken back ${formatDay(takenBackOn)}`}</TwoLines>;
    },
  },
  {
    field: 'state',
    cell: WithheldBadge,
    under: ({ remittance }) => remittance && <Day day={remittance.remittedOn} />,
    card: 'state',
    width: 150,
  },
  {
    id: 'next',
    header: 'Next',
    width: 120,
    verbs: true,
    cell: ({ remittance }) =>
      remittance ? (
        <Button size="compact-sm" variant="default" onClick={() => takeBack(remittance)}>
          Take back
        </Button>
      ) : (
        '–'
      ),
  },
];

export const WithheldBadge = ({ state }: Pick<Withheld, 'state'>) => (
  <StatusBadge tone={state === 'HELD' ? 'warning' : 'success'}>{withheldStates[state]}</StatusBadge>
);

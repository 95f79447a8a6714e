import { Button } from '@mantine/core';
import { formatDay } from '#platform/contract/days.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { Withheld } from '../../contract/withheld.ts';
import { withheldStates } from '../../words.ts';

type Sums = { cents: number; leftCents: number } | null | undefined;

type TakeBack = (remittance: NonNullable<Withheld['remittance']>) => void;

/** The columns of what was withheld, with the sums of all that the filter finds, if they are known. */
export const withheldColumns = (sums: Sums, takeBack: TakeBack): Column<Withheld>[] => [
  {
    id: 'person',
    header: 'Salesperson',
    sort: 'Person',
    card: 'lead',
    cell: ({ name, text }) => (
      <TwoLines strong sub={text}>
        {name}
      </TwoLines>
    ),
  },
  {
    id: 'withheld',
    header: 'Withheld',
    sort: 'Withheld',
    width: 140,
    cell: ({ withheldOn, voucher }) => (
      <TwoLines sub={voucher}>
        <Day day={withheldOn} />
      </TwoLines>
    ),
  },
  {
    id: 'amount',
    header: 'Amount (S$)',
    align: 'end',
    width: 120,
    cell: ({ cents }) => <Money bare cents={cents} />,
    total: sums && <Money bare cents={sums.cents} />,
  },
  {
    id: 'left',
    header: 'To remit (S$)',
    align: 'end',
    width: 120,
    cell: ({ leftCents }) => <Money bare cents={leftCents} />,
    total: sums && <Money bare cents={sums.leftCents} />,
  },
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
    id: 'state',
    header: 'State',
    width: 150,
    card: 'corner',
    cell: ({ state, remittance }) => (
      <TwoLines sub={remittance && <Day day={remittance.remittedOn} />}>
        <StatusBadge tone={state === 'HELD' ? 'warning' : 'success'}>{withheldStates[state]}</StatusBadge>
      </TwoLines>
    ),
  },
  {
    id: 'next',
    header: 'Next',
    width: 120,
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

import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { Withheld } from '../../contract/withheld.ts';
import { withheldStates } from '../../words.ts';

type Sums = { cents: number; leftCents: number } | null | undefined;

/** The columns of what was withheld, with the sums of all that the filter finds, if they are known. */
export const withheldColumns = (sums: Sums): Column<Withheld>[] => [
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
  { id: 'withheld', header: 'Withheld', sort: 'Withheld', width: 130, cell: (row) => <Day day={row.withheldOn} /> },
  { id: 'voucher', header: 'Statement', width: 140, cell: ({ voucher }) => voucher ?? '–' },
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
    width: 190,
    cell: ({ recipient, reference }) => (recipient ? <TwoLines sub={reference}>{recipient}</TwoLines> : '–'),
  },
  {
    id: 'state',
    header: 'State',
    width: 150,
    card: 'corner',
    cell: ({ state, remittedOn }) => (
      <TwoLines sub={remittedOn && <Day day={remittedOn} />}>
        <StatusBadge tone={state === 'HELD' ? 'warning' : 'success'}>{withheldStates[state]}</StatusBadge>
      </TwoLines>
    ),
  },
];

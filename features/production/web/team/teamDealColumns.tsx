import { DealBadge } from '#features/deal/web/index.ts';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { TeamDeal } from '../../contract/team.ts';
import { dealTypes } from '../../words.ts';

export const teamDealColumnsOf = (totals?: {
  grossCents: number;
  valueCents: number;
  overridingCents?: number | undefined;
}): Column<TeamDeal>[] => [
  {
    id: 'deal',
    header: 'Deal',
    width: 150,
    cell: ({ dealNo, signedOn }) => (
      <TwoLines strong sub={<Day day={signedOn} />}>
        {dealNo}
      </TwoLines>
    ),
  },
  {
    id: 'property',
    header: 'Property',
    card: 'lead',
    cell: ({ address, type }) => <TwoLines sub={dealTypes[type]}>{address}</TwoLines>,
  },
  {
    id: 'member',
    header: 'Salesperson',
    width: 220,
    cell: ({ member, level }) => <TwoLines sub={level === 0 ? 'Own' : `Level ${level}`}>{member.name}</TwoLines>,
  },
  {
    id: 'signed',
    header: 'Signed',
    sort: 'Signed',
    width: 116,
    hidden: true,
    cell: ({ signedOn }) => <Day day={signedOn} />,
  },
  { id: 'state', header: 'State', width: 150, card: 'corner', cell: (row) => <DealBadge deal={row} /> },
  {
    id: 'gross',
    header: 'Gross commission (S$)',
    align: 'end',
    width: 160,
    cell: ({ grossCents }) => <Money bare cents={grossCents} />,
    total: totals && <Money bare cents={totals.grossCents} />,
  },
  {
    id: 'value',
    header: 'Value (S$)',
    align: 'end',
    width: 160,
    hidden: true,
    cell: ({ valueCents }) => (valueCents === 0 ? '–' : <Money bare cents={valueCents} />),
    total: totals && <Money bare cents={totals.valueCents} />,
  },
  {
    id: 'overriding',
    header: 'My overriding (S$)',
    align: 'end',
    width: 150,
    cell: ({ overridingCents }) => (overridingCents === 0 ? '–' : <Money bare cents={overridingCents} />),
    total: totals?.overridingCents === undefined ? undefined : <Money bare cents={totals.overridingCents} />,
  },
];

import { DealBadge } from '#features/deal/web/index.ts';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { listColumns } from '#platform/web/list/listColumns.tsx';
import { api } from '../api.web.ts';
import type { TeamDeal } from '../team/team.calls.ts';
import { teamDealFields } from './team-deals.words.ts';

type Sums = { grossCents: number; valueCents: number; overridingCents?: number | undefined };

export const teamDealColumnsOf = (sums?: Sums): Column<TeamDeal>[] =>
  listColumns<typeof teamDealFields, TeamDeal>(
    teamDealFields,
    [
      { field: 'dealNo', under: 'signedOn', width: 150 },
      { field: 'address', header: 'Property', under: 'type', card: 'address' },
      {
        id: 'member',
        header: 'Salesperson',
        width: 220,
        cell: ({ member, level }) => <TwoLines sub={level === 0 ? 'Own' : `Level ${level}`}>{member.name}</TwoLines>,
      },
      { field: 'signedOn', width: 116, hidden: true },
      { field: 'state', cell: (row) => <DealBadge deal={row} />, card: 'state', width: 150 },
      { field: 'grossCents', width: 160 },
      { field: 'valueCents', cell: ({ valueCents }) => someOf(valueCents), width: 160, hidden: true },
      { field: 'overridingCents', cell: ({ overridingCents }) => someOf(overridingCents), width: 150 },
    ],
    { sorts: api.teamDeals.list?.fields ?? {}, sums },
  );

const someOf = (cents: number) => (cents === 0 ? '–' : <Money bare cents={cents} />);

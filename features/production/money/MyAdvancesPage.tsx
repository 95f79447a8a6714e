import { IconCashBanknote } from '@tabler/icons-react';
import { NoProduction } from '#features/commission/index.web.ts';
import { useMe } from '#features/identity/index.web.ts';
import { type AdvanceState, advanceStates } from '#features/payout/payout.words.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { api } from '../api.web.ts';
import { places } from '../links.rules.ts';
import type { production } from '../room.calls.ts';

type Advance = Data<typeof production.advances>['rows'][number];

/** /my-productions/commission-payout/advances: my advances, and the amounts still to be recovered by payouts. */
export function MyAdvancesPage() {
  return useMe().role === 'salesperson' ? <Advances /> : <NoProduction title="My Payment Received" />;
}

const toneOf = (state: AdvanceState): Tone => {
  if (state === 'OWED') return 'neutral';
  return state === 'RECOVERED' ? 'success' : 'info';
};

const recoveredOf = ({ state, cents, leftCents }: Advance) =>
  state === 'OWED' || state === 'RECOVERED' ? cents - leftCents : 0;

const columnsOf = (rows: Advance[] = []): Column<Advance>[] => {
  const amount = (id: string, header: string, cents: (row: Advance) => number): Column<Advance> => ({
    id,
    header,
    align: 'end',
    width: 150,
    cell: (row) => <Money bare cents={cents(row)} />,
    total: <Money bare cents={rows.reduce((sum, row) => sum + cents(row), 0)} />,
  });
  return [
    { id: 'deal', header: 'Deal', card: 'address', cell: ({ dealNo }) => dealNo },
    { id: 'paid', header: 'Paid', width: 130, cell: ({ paidOn }) => (paidOn ? <Day day={paidOn} /> : '–') },
    {
      id: 'state',
      header: 'State',
      width: 180,
      card: 'state',
      cell: ({ state }) => <StatusBadge tone={toneOf(state)}>{advanceStates[state]}</StatusBadge>,
    },
    amount('advance', 'Advance (S$)', ({ cents }) => cents),
    amount('recovered', 'Recovered (S$)', recoveredOf),
    amount('left', 'To be recovered (S$)', ({ leftCents }) => leftCents),
  ];
};

function Advances() {
  const query = useData(api.advances, {});
  return (
    <>
      <PageHeader title="My payment received" tab="Advances" />
      <DataTable
        name="my-advances"
        label="Advances"
        columns={columnsOf(query.data?.rows)}
        rows={query.data?.rows}
        rowId={({ advanceId }) => advanceId}
        query={query}
        to={({ transId }) => places.deal(transId)}
        empty={
          <EmptyState icon={IconCashBanknote} title="No advances">
            What the agency pays you before a deal pays is shown here, and what later payouts recover of it.
          </EmptyState>
        }
      />
    </>
  );
}

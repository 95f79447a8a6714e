import { IconReceipt2 } from '@tabler/icons-react';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { countings } from '../commission.words.ts';
import { progressList } from '../lists.web.ts';
import type { CountedShare, Progress } from './progress.calls.ts';

const headers = { SHARES: 'Share (S$)', KEPT: 'Kept (S$)' };

const columnsOf = (counts: Progress['counts'], total: number): Column<CountedShare>[] => [
  { id: 'deal', header: 'Deal', cell: ({ address, dealNo }) => <TwoLines sub={dealNo}>{address}</TwoLines> },
  { id: 'signed', header: 'Signed', width: 130, cell: ({ signedOn }) => <Day day={signedOn} /> },
  {
    id: 'counting',
    header: 'State',
    width: 150,
    card: 'state',
    cell: ({ counting }) => (
      <StatusBadge tone={counting === 'COUNTED' ? 'success' : 'neutral'}>{countings[counting]}</StatusBadge>
    ),
  },
  {
    id: 'cents',
    header: headers[counts],
    align: 'end',
    width: 160,
    cell: ({ cents }) => <Money bare cents={cents} />,
    total: <Money bare cents={total} />,
  },
];

type Props = { counts: Progress['counts']; rows: CountedShare[]; dealOf: (share: CountedShare) => string };

/** Shares of the period: those that count already, those that will once money has come in, or both. */
export function CountedShares({ counts, rows, dealOf }: Props) {
  const list = useListSearch(progressList);
  const { show } = list.filters;
  const shown = show ? rows.filter(({ counting }) => counting === show) : rows;
  return (
    <DataTable
      name="counted-shares"
      label="Deals of the period"
      columns={columnsOf(
        counts,
        shown.reduce((sum, { cents }) => sum + cents, 0),
      )}
      rows={shown}
      rowId={({ shareId }) => shareId}
      to={dealOf}
      filters={
        <FilterBar list={list} selects={[{ name: 'show', label: 'Show', options: optionsOf(countings), width: 160 }]} />
      }
      empty={
        <EmptyState icon={IconReceipt2} title="No deals in this period">
          Approved deals that were signed in the period are shown here.
        </EmptyState>
      }
      onClearFilters={show ? list.clear : undefined}
    />
  );
}

import { IconCalendarDollar } from '@tabler/icons-react';
import { NoProduction } from '#features/commission/index.web.ts';
import { useMe } from '#features/identity/index.web.ts';
import { itemKinds } from '#features/payout/payout.words.ts';
import { formatDay } from '#platform/contract/days.ts';
import { useData } from '#platform/web/api/useData.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { api } from '../api.web.ts';
import { placeOf } from '../links.rules.ts';
import { nextList, nextQuery } from '../lists.web.ts';
import { nextParts } from '../production.words.ts';
import type { NextItem } from './money.calls.ts';
import { toneOfHeld } from './NextPayout.tsx';

/** /my-productions/commission-payout/next: items of the next payout, and held ones with their reasons. */
export function NextPage() {
  return useMe().role === 'salesperson' ? <Next /> : <NoProduction title="My Payment Received" />;
}

function State({ item }: { item: NextItem }) {
  if (item.why)
    return (
      <TwoLines sub={item.missing.join(', ')}>
        <StatusBadge tone={toneOfHeld(item)}>{item.why}</StatusBadge>
      </TwoLines>
    );
  if (item.payDay) return <StatusBadge tone="info">{`Payout of ${formatDay(item.payDay)}`}</StatusBadge>;
  return <StatusBadge tone="success">{item.cents < 0 ? 'Deducted from the next payout' : 'Ready'}</StatusBadge>;
}

const columnsOf = (total: number | undefined): Column<NextItem>[] => [
  {
    id: 'of',
    header: 'For',
    cell: ({ address, of, kind }) => (
      <TwoLines sub={address ? `${of} · ${itemKinds[kind].toLowerCase()}` : itemKinds[kind]}>{address || of}</TwoLines>
    ),
  },
  {
    id: 'day',
    header: 'Since',
    sort: 'Since',
    ordered: 'day',
    width: 130,
    cell: ({ clearedOn }) => <Day day={clearedOn} />,
  },
  { id: 'state', header: 'State', width: 300, card: 'meta', cell: (item) => <State item={item} /> },
  {
    id: 'cents',
    header: 'Amount (S$)',
    align: 'end',
    width: 150,
    card: 'state',
    cell: ({ cents }) => <Money bare cents={cents} />,
    total: total !== undefined && <Money bare cents={total} />,
  },
];

function Next() {
  const list = useListSearch(nextList);
  const result = useData(api.nextPayout, { query: nextQuery(list.query) }, { keepPrevious: true });
  return (
    <>
      <PageHeader title="My payment received" tab="Next payout" />
      <DataTable
        name="next-payout"
        label="Next payout"
        columns={columnsOf(result.data?.totals.cents)}
        rowId={({ kind, source }) => `${kind} ${source}`}
        {...tableOf(list, result)}
        to={placeOf}
        filters={
          <FilterBar
            list={list}
            selects={[{ name: 'show', label: 'Show', options: optionsOf(nextParts), width: 200 }]}
          />
        }
        empty={
          <EmptyState icon={IconCalendarDollar} title="Nothing to be paid">
            What you earn comes here until it is paid out.
          </EmptyState>
        }
      />
    </>
  );
}

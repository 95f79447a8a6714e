import { Anchor, Skeleton } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import type { Day } from '#platform/contract/days.ts';
import { formatDay } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { api } from '../api.web.ts';
import { heldList } from '../lists.web.ts';
import { PayoutsHeader } from '../PayoutsHeader.tsx';
import { itemKinds, type RunKind, runKinds } from '../payout.words.ts';
import type { Held } from '../runs/runs.calls.ts';
import classes from './HeldPage.module.css';
import { groupHeld, type HeldGroup, heldWhere, reasonsOf } from './held-list.rules.ts';
import { placeOf } from './placeOf.web.ts';

/** /agency-desk/finance/payouts/held: what the next run would not pay, and why. */
export function HeldPage() {
  const found = useData(api.days, {});
  if (found.error) return <ErrorCard error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton height={220} aria-busy="true" />;
  return <HeldItems proposed={found.data.cutOff} />;
}

type Group = HeldGroup<Held>;

const columnsOf = (total: number | undefined): Column<Group>[] => [
  {
    id: 'deal',
    header: 'Deal',
    width: 240,
    cell: ({ first: { deal, of } }) => (
      <TwoLines strong sub={deal?.address}>
        {deal?.dealNo ?? of}
      </TwoLines>
    ),
  },
  { id: 'payees', header: 'Payees', width: 260, card: 'lead', cell: ({ items }) => <Items items={items} /> },
  { id: 'why', header: 'Why it is held', cell: ({ first }) => <Reasons item={first} /> },
  {
    id: 'cents',
    header: 'Amount (S$)',
    align: 'end',
    width: 150,
    card: 'corner',
    cell: ({ cents }) => <Money bare cents={cents} />,
    total: total !== undefined && <Money bare cents={total} />,
  },
];

/** What is held of a group, each for its payee. */
const Items = ({ items }: { items: Held[] }) => (
  <ul className={classes.lines}>
    {items.map(({ source, kind, name, of, deal, cents }) => (
      <li key={`${kind} ${source}`}>
        <TwoLines sub={[itemKinds[kind], deal && of !== deal.dealNo && of].filter(Boolean).join(' · ')}>
          {name}
        </TwoLines>
        {items.length > 1 && <Money bare cents={cents} />}
      </li>
    ))}
  </ul>
);

/** Each reason leads to where it is settled. */
const Reasons = ({ item }: { item: Held }) => (
  <ul className={classes.lines}>
    {item.reasons.map(({ cause, words }) => {
      const to = placeOf(cause, item);
      return (
        <li key={words}>
          {to ? (
            <Anchor component={RouteLink} to={to} inherit>
              {words}
            </Anchor>
          ) : (
            words
          )}
        </li>
      );
    })}
  </ul>
);

function HeldItems({ proposed }: { proposed: Day }) {
  const list = useListSearch(heldList);
  const { search, why, kind = 'SALESPEOPLE', cutOff = proposed } = list.filters as Partial<Record<string, string>>;
  const query = { kind: kind as RunKind, cutOff };
  const found = useData(api.next, { query }, { keepPrevious: true });
  const held = found.data?.held ?? [];
  const chosen = found.data && heldWhere(held, { ...(search && { search }), ...(why && { why }) });
  const groups = chosen && groupHeld(chosen);
  const rows = groups?.slice((list.page - 1) * list.size, list.page * list.size);
  const reasons = reasonsOf(held);
  return (
    <>
      <PayoutsHeader
        title="Held items"
        action={<DownloadButton address={urlOf(api.heldSheet, { query })}>Export what is held</DownloadButton>}
      />
      <DataTable
        name="held-items"
        label="Held items"
        columns={columnsOf(chosen?.reduce((sum, { cents }) => sum + cents, 0))}
        rows={rows}
        rowId={({ key }) => key}
        query={found}
        paging={{
          page: list.page,
          pageSize: list.size,
          total: groups?.length ?? 0,
          onPage: list.setPage,
          onPageSize: list.setSize,
        }}
        totalsLabel={chosen && `Cut-off ${formatDay(cutOff)}, ${chosen.length} of ${held.length} items`}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Payee, number or reason' }}
            selects={[
              { name: 'kind', label: 'To pay', options: optionsOf(runKinds) },
              {
                name: 'why',
                label: 'Reason',
                width: 260,
                options: [...new Set([...reasons, ...(why ? [why] : [])])].map((value) => ({ value, label: value })),
              },
            ]}
            chips={[{ name: 'cutOff', label: `Cut-off ${formatDay(cutOff)}` }]}
          />
        }
        onClearFilters={search || why ? list.clear : undefined}
        empty={
          <EmptyState icon={IconClockPause} title="Nothing is held">
            What came in and is not ready to be paid comes here, with the reason.
          </EmptyState>
        }
      />
    </>
  );
}

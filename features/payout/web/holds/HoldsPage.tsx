import { Button } from '@mantine/core';
import { IconHandStop } from '@tabler/icons-react';
import { useState } from 'react';
import { useMe } from '#features/identity/web/index.ts';
import { seesMoney } from '#features/ledger/web/index.ts';
import type { Request } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { Hold } from '../../contract/holds.ts';
import type { payout } from '../../contract/index.ts';
import { holdKinds } from '../../words.ts';
import { api } from '../api.ts';
import { PayoutsHeader } from '../PayoutsHeader.tsx';
import { HoldDrawer } from './HoldDrawer.tsx';
import { holdList } from './holdList.ts';

/** /agency-desk/finance/payouts/holds: what finance keeps from being paid, and why. */
export function HoldsPage() {
  return seesMoney(useMe()) ? <Holds /> : <NotFound />;
}

const columns: Column<Hold>[] = [
  {
    id: 'label',
    header: 'Held',
    card: 'lead',
    width: 240,
    cell: ({ kind, label }) => (
      <TwoLines strong sub={holdKinds[kind]}>
        {label}
      </TwoLines>
    ),
  },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  {
    id: 'held',
    header: 'Held by',
    sort: 'Held',
    width: 190,
    cell: ({ heldBy, heldAt }) => <TwoLines sub={<Instant at={heldAt} />}>{heldBy}</TwoLines>,
  },
  {
    id: 'released',
    header: 'Released by',
    width: 190,
    card: 'corner',
    cell: ({ holdId, releasedBy, releasedAt }) =>
      releasedBy && releasedAt ? (
        <TwoLines sub={<Instant at={releasedAt} />}>{releasedBy}</TwoLines>
      ) : (
        <Release holdId={holdId} />
      ),
  },
];

function Release({ holdId }: { holdId: string }) {
  const release = useChange(api.release);
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={release.isPending}
      onClick={() => release.mutate({ params: { id: holdId } })}
    >
      Release
    </Button>
  );
}

const stateOptions = [
  { value: 'OPEN', label: 'On hold' },
  { value: 'RELEASED', label: 'Released' },
];

type Filters = Request<typeof payout.holdsSheet>['query'];

function Holds() {
  const list = useListSearch(holdList);
  const [adding, setAdding] = useState(false);
  const query = list.query as Request<typeof payout.holds>['query'];
  const found = useData(api.holds, { query }, { keepPrevious: true });
  return (
    <>
      <PayoutsHeader
        title="Holds"
        action={
          <>
            <DownloadButton address={urlOf(api.holdsSheet, { query: list.filters as Filters })} />
            <Button onClick={() => setAdding(true)}>Hold payouts</Button>
          </>
        }
      />
      <DataTable
        name="payout-holds"
        label="Holds"
        columns={columns}
        rowId={({ holdId }) => holdId}
        {...tableOf(list, found)}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Held or reason' }}
            selects={[{ name: 'state', label: 'State', options: stateOptions }]}
          />
        }
        empty={
          <EmptyState icon={IconHandStop} title="Nothing is on hold">
            Hold a salesperson, a co-broker, a deal or a single item. It isn’t paid until it is released.
          </EmptyState>
        }
      />
      <HoldDrawer opened={adding} onClose={() => setAdding(false)} />
    </>
  );
}

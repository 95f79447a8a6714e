import { Button } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { useState } from 'react';
import type { Request } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { payout } from '../../contract/index.ts';
import { advanceStates } from '../../words.ts';
import { api } from '../api.ts';
import { PayoutsHeader } from '../PayoutsHeader.tsx';
import { AdvanceDrawer } from './AdvanceDrawer.tsx';
import { advanceColumns } from './advanceColumns.tsx';
import { advanceList } from './advanceList.ts';

type Filters = Request<typeof payout.advancesSheet>['query'];

/** /agency-desk/finance/payouts/advances: what salespeople got before a deal paid, and what is still to be recovered. */
export function AdvancesPage() {
  const list = useListSearch(advanceList);
  const [adding, setAdding] = useState(false);
  const query = list.query as Request<typeof payout.advances>['query'];
  const found = useData(api.advances, { query }, { keepPrevious: true });
  return (
    <>
      <PayoutsHeader
        title="Advances"
        action={
          <>
            <DownloadButton address={urlOf(api.advancesSheet, { query: list.filters as Filters })} />
            <Button onClick={() => setAdding(true)}>Prepare advance</Button>
          </>
        }
      />
      <DataTable
        name="payout-advances"
        label="Advances"
        columns={advanceColumns(found.data?.sums)}
        rowId={({ advanceId }) => advanceId}
        {...tableOf(list, found)}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Salesperson' }}
            selects={[{ name: 'state', label: 'State', options: optionsOf(advanceStates) }]}
          />
        }
        empty={
          <EmptyState icon={IconCoins} title="No advances yet">
            An advance on a deal is approved by somebody else, paid by the next run, and recovered from later payouts.
          </EmptyState>
        }
      />
      <AdvanceDrawer opened={adding} onClose={() => setAdding(false)} />
    </>
  );
}

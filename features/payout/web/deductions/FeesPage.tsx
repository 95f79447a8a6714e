import { Box, Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
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
import { chargeKinds, chargeStates } from '../../words.ts';
import { api } from '../api.ts';
import { PayoutsHeader } from '../PayoutsHeader.tsx';
import { ChargeDrawer } from './ChargeDrawer.tsx';
import { chargeColumns } from './chargeColumns.tsx';
import { chargeList } from './chargeList.ts';
import { RecurringFees } from './RecurringFees.tsx';

type Filters = Request<typeof payout.chargesSheet>['query'];

/** /agency-desk/finance/payouts/fees: fees of every month or once, what is to be withheld, and what of it was collected. */
export function FeesPage() {
  const list = useListSearch(chargeList);
  const [adding, setAdding] = useState(false);
  const query = list.query as Request<typeof payout.charges>['query'];
  const found = useData(api.charges, { query }, { keepPrevious: true });
  return (
    <>
      <PayoutsHeader
        title="Charges"
        action={
          <>
            <DownloadButton address={urlOf(api.chargesSheet, { query: list.filters as Filters })} />
            <Button onClick={() => setAdding(true)}>Add charge</Button>
          </>
        }
      />
      <Box mb={20}>
        <RecurringFees />
      </Box>
      <DataTable
        name="payout-charges"
        label="Charges"
        columns={chargeColumns(found.data?.sums)}
        rowId={({ chargeId }) => chargeId}
        {...tableOf(list, found)}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Salesperson' }}
            selects={[
              { name: 'kind', label: 'Kind', options: optionsOf(chargeKinds) },
              { name: 'state', label: 'State', options: optionsOf(chargeStates) },
            ]}
          />
        }
        empty={
          <EmptyState icon={IconReceipt} title="No charges yet">
            Fees and amounts to be withheld are taken from the next payout of the salesperson and printed on the
            statement.
          </EmptyState>
        }
      />
      <ChargeDrawer opened={adding} onClose={() => setAdding(false)} />
    </>
  );
}

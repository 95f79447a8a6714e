import { Button, Group } from '@mantine/core';
import { IconReceipt2 } from '@tabler/icons-react';
import { useState } from 'react';
import { dealStates } from '#features/deal/words.ts';
import { useMe } from '#features/identity/web/index.ts';
import { seesMoney } from '#features/ledger/web/index.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { DealRow } from '../contract/deals.ts';
import { api } from './api.ts';
import { dealColumns } from './dealColumns.tsx';
import { dealList, dealQuery } from './dealList.ts';
import { OpenResplits } from './OpenResplits.tsx';
import { SplitDrawer } from './SplitDrawer.tsx';

/** /agency-desk/finance/deals: the deals of the agency, and how the commission of each is split. */
export function DealsPage() {
  return seesMoney(useMe()) ? <Deals /> : <NotFound />;
}

const stateOptions = optionsOf(dealStates);

function Deals() {
  const list = useListSearch(dealList);
  const [opened, setOpened] = useState<DealRow>();
  const found = useData(api.deals, { query: dealQuery(list.query) }, { keepPrevious: true });
  return (
    <>
      <PageHeader
        title="Deals"
        crumbs={[{ label: 'Agency Desk' }, { label: 'Deals' }]}
        action={
          <Group gap="xs">
            <Button component={RouteLink} to="/agency-desk/finance/deals/resplits" variant="default">
              Resplits
            </Button>
            <DownloadButton address={urlOf(api.dealsSheet, { query: list.filters })} />
          </Group>
        }
      />
      <OpenResplits />
      <DataTable
        name="deals"
        label="Deals"
        columns={dealColumns(found.data?.sumCents)}
        rowId={({ dealId }) => dealId}
        {...tableOf(list, found)}
        onOpen={setOpened}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Number, address, salesperson or commission' }}
            selects={[{ name: 'state', label: 'State', options: stateOptions }]}
          />
        }
        empty={
          <EmptyState icon={IconReceipt2} title="No deals yet">
            A submission becomes a deal when it is approved.
          </EmptyState>
        }
      />
      <SplitDrawer deal={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

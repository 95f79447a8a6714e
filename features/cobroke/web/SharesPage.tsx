import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import type { Request } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { cobroke, Share } from '../contract.ts';
import { shareStates } from '../words.ts';
import { api } from './api.ts';
import { shareList } from './lists.ts';
import { ShareDrawer } from './ShareDrawer.tsx';
import { shareColumnsOf } from './shareColumns.tsx';

type Filters = Request<typeof cobroke.sharesSheet>['query'];

/** /agency-desk/finance/cobrokers: shares of other agencies, and what their payment waits for. */
export function SharesPage() {
  const list = useListSearch(shareList);
  const [opened, setOpened] = useState<Share>();
  const query = list.query as Request<typeof cobroke.shares>['query'];
  const found = useData(api.shares, { query }, { keepPrevious: true });
  return (
    <>
      <PageHeader
        title="Co-brokers"
        crumbs={[{ label: 'Agency Desk' }, { label: 'Co-brokers' }]}
        action={
          <>
            <DownloadButton address={urlOf(api.sharesSheet, { query: list.filters as Filters })} />
            <Button variant="default" component={RouteLink} to="/agency-desk/finance/payouts?kind=COBROKERS">
              Payout runs
            </Button>
            <Button variant="default" component={RouteLink} to="/agency-desk/finance/cobrokers/agencies">
              Agencies and accounts
            </Button>
          </>
        }
      />
      <DataTable
        name="cobroke-shares"
        label="Shares of co-brokers"
        columns={shareColumnsOf(found.data?.sums)}
        rowId={({ shareId }) => shareId}
        {...tableOf(list, found)}
        onOpen={setOpened}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Deal, agency or salesperson' }}
            selects={[{ name: 'state', label: 'State', options: optionsOf(shareStates), width: 190 }]}
          />
        }
        empty={
          <EmptyState icon={IconUsers} title="No co-broker has earned anything yet">
            When money of a deal with another agency comes in, its share is shown here.
          </EmptyState>
        }
      />
      <ShareDrawer share={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

import { Button } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import { useState } from 'react';
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
import type { Bill } from '../../contract/index.ts';
import { lateness } from '../../rules/reports/late.ts';
import { billStates } from '../../words.ts';
import { api } from '../api.ts';
import { filtersOf } from '../filtersOf.ts';
import { BillDrawer } from './BillDrawer.tsx';
import { billColumns } from './billColumns.tsx';
import { billList, billQuery } from './billList.ts';

const stateOptions = optionsOf(billStates);
const lateOptions = optionsOf(lateness);
const disputedOptions = optionsOf({ true: 'Yes', false: 'No' });

/** /agency-desk/finance/invoices: every bill of the deals, from what waits for completion to what is paid. */
export function InvoicesPage() {
  const list = useListSearch(billList);
  const [opened, setOpened] = useState<Bill>();
  const found = useData(api.bills, { query: billQuery(list.query) }, { keepPrevious: true });
  return (
    <>
      <PageHeader
        title="Invoices"
        crumbs={[{ label: 'Agency Desk' }, { label: 'Invoices' }]}
        action={
          <>
            <Button variant="default" component={RouteLink} to="/agency-desk/finance/credit-notes">
              Credit notes
            </Button>
            <DownloadButton address={urlOf(api.billsSheet, { query: filtersOf(billQuery(list.query)) })} />
          </>
        }
      />
      <DataTable
        name="bills"
        label="Invoices"
        columns={billColumns(found.data?.sums)}
        rowId={({ billId }) => billId}
        {...tableOf(list, found)}
        onOpen={setOpened}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Number, name, address or amount' }}
            selects={[
              { name: 'state', label: 'State', options: stateOptions },
              { name: 'late', label: 'Late', options: lateOptions },
              { name: 'disputed', label: 'Disputed', options: disputedOptions },
            ]}
            chips={[
              { name: 'agent', label: 'One salesperson' },
              { name: 'team', label: 'One team' },
              { name: 'client', label: list.filters.client ?? '' },
            ]}
          />
        }
        empty={
          <EmptyState icon={IconFileInvoice} title="Nothing to invoice yet">
            The bills of a deal come here when its submission is approved.
          </EmptyState>
        }
      />
      <BillDrawer bill={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

import { Button } from '@mantine/core';
import { IconFileCheck, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { lateness } from '#features/billing/rules/reports/late.ts';
import { NoProduction } from '#features/commission/web/index.ts';
import { useMe } from '#features/identity/web/index.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { places } from '../../rules/places.ts';
import { api } from '../api.ts';
import { filtersOf, outstandingList, outstandingQuery } from '../lists.ts';
import { outstandingColumnsOf } from './outstandingColumns.tsx';

/** /my-productions/outstanding-invoice: what clients still have to pay, and my share of it. */
export function OutstandingPage() {
  return useMe().role === 'salesperson' ? (
    <Outstanding />
  ) : (
    <NoProduction title="My Outstanding Comm" group="My Production" />
  );
}

const lateOptions = optionsOf({ OVERDUE: 'Overdue', ...lateness });

function Outstanding() {
  const list = useListSearch(outstandingList);
  const query = outstandingQuery(list.query);
  const found = useData(api.outstanding, { query }, { keepPrevious: true });
  const [chosen, choose] = useState<string[]>([]);
  const send = useChange(api.askReminders, { refresh: ['production'] });
  const askAll = async () => {
    await send.mutateAsync({ body: { invoiceIds: chosen } });
    choose([]);
  };
  return (
    <>
      <PageHeader
        title="Outstanding commission"
        crumbs={[{ label: 'My Production' }, { label: 'My Outstanding Comm' }]}
        action={<DownloadButton address={urlOf(api.outstandingSheet, { query: filtersOf(query) })} />}
      />
      <DataTable
        name="outstanding"
        label="Outstanding invoices"
        columns={outstandingColumnsOf(found.data?.totals)}
        rowId={({ invoiceId }) => invoiceId}
        {...tableOf(list, found)}
        to={({ transId }) => places.deal(transId)}
        selection={{
          ids: chosen,
          onChange: choose,
          rowLabel: ({ number }) => number,
          whyNot: ({ noReminder }) => noReminder,
          actions: (
            <Button
              size="xs"
              leftSection={<IconMail size={15} stroke={1.7} />}
              loading={send.isPending}
              onClick={() => void askAll().catch(() => {})}
            >
              Send reminder
            </Button>
          ),
        }}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Number, address or amount' }}
            selects={[{ name: 'late', label: 'Age', options: lateOptions }]}
          />
        }
        empty={
          <EmptyState icon={IconFileCheck} title="Nothing outstanding">
            Every invoice of your deals is paid.
          </EmptyState>
        }
      />
    </>
  );
}

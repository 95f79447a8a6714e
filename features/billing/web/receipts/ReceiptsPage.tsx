import { Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { useMe } from '#features/identity/web/index.ts';
import { seesMoney } from '#features/ledger/web/index.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { DayRange } from '#platform/web/list/DayRange.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { ReceiptRow } from '../../contract/index.ts';
import { receiptStates } from '../../words.ts';
import { api } from '../api.ts';
import { filtersOf } from '../filtersOf.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { ReceiptDrawer } from './ReceiptDrawer.tsx';
import { receiptColumns } from './receiptColumns.tsx';
import { receiptList, receiptQuery } from './receiptList.ts';

/** /agency-desk/finance/receipts: all money that came in, and what of it pays no invoice yet. */
export function ReceiptsPage() {
  return seesMoney(useMe()) ? <Receipts /> : <NotFound />;
}

const stateOptions = optionsOf(receiptStates);

function Receipts() {
  const list = useListSearch(receiptList);
  const [opened, setOpened] = useState<ReceiptRow>();
  const [isRecording, setRecording] = useState(false);
  const found = useData(api.receipts, { query: receiptQuery(list.query) }, { keepPrevious: true });
  return (
    <>
      <PageHeader
        title="Receipts"
        crumbs={[{ label: 'Agency Desk' }, { label: 'Receipts' }]}
        action={
          <>
            <DownloadButton address={urlOf(api.receiptsSheet, { query: filtersOf(receiptQuery(list.query)) })} />
            <Button onClick={() => setRecording(true)}>Record payment</Button>
          </>
        }
      />
      <DataTable
        name="receipts"
        label="Receipts"
        columns={receiptColumns(found.data?.sums)}
        rowId={({ receiptId }) => receiptId}
        {...tableOf(list, found)}
        onOpen={setOpened}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Receipt, payer, reference or amount' }}
            selects={[{ name: 'state', label: 'State', options: stateOptions }]}
          >
            <DayRange list={list} />
          </FilterBar>
        }
        empty={
          <EmptyState icon={IconReceipt} title="No money has come in yet">
            Record a payment here, or from its invoice.
          </EmptyState>
        }
      />
      <ReceiptDrawer receipt={opened} onClose={() => setOpened(undefined)} />
      <SideDrawer opened={isRecording} onClose={() => setRecording(false)} title="Record a payment">
        <PaymentForm onDone={() => setRecording(false)} />
      </SideDrawer>
    </>
  );
}

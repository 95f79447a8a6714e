import { IconReceipt2 } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { NoProduction } from '#features/commission/index.web.ts';
import { useMe } from '#features/identity/index.web.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { useFileAct } from '#platform/web/files/useFileAct.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { StateTabs } from '#platform/web/list/StateTabs.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { api } from '../api.web.ts';
import { DealDrawer } from '../deal-details/DealDrawer.tsx';
import { dealList, dealQuery, filtersOf } from '../lists.web.ts';
import { countings, dealTypes, transactionStates } from '../production.words.ts';
import { useOpened } from '../useOpened.web.ts';
import { dealColumnsOf } from './dealColumns.tsx';

/** /my-productions/submitted-deal: my transactions from their submission on, with what each brings. */
export function TransactionsPage() {
  return useMe().role === 'salesperson' ? <Transactions /> : <NoProduction title="My Transactions" />;
}

const selects = [
  { name: 'by', label: 'Counts as', options: optionsOf(countings), width: 150 },
  { name: 'type', label: 'Type', options: optionsOf(dealTypes), width: 130 },
] as const;

const state = { name: 'state', label: 'State', options: optionsOf(transactionStates) } as const;

function Transactions() {
  const list = useListSearch(dealList);
  const query = dealQuery(list.query);
  const result = useData(api.deals, { query }, { keepPrevious: true });
  const [opened, open] = useOpened();
  const navigate = useNavigate();
  const deals = (result.data?.rows ?? []).map(({ transId }) => transId);
  const exported = useFileAct(urlOf(api.dealSheet, {}), { body: filtersOf(query) });
  return (
    <>
      <PageHeader title="Transactions" more={[exported]} />
      <StateTabs list={list} state={state} />
      <DataTable
        name="my-transactions"
        label="My transactions"
        columns={dealColumnsOf(result.data?.totals, query?.by)}
        rowId={({ eSubId }) => eSubId}
        {...tableOf(list, result)}
        onOpen={({ transId, eSubId }) => (transId ? open(transId) : void navigate({ to: `/e-submission/${eSubId}` }))}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Number or address' }}
            selects={[...selects]}
            days={{ from: 'from', to: 'to' }}
          />
        }
        empty={
          <EmptyState icon={IconReceipt2} title="No transactions yet">
            Your transactions come here when you submit them.
          </EmptyState>
        }
      />
      <DealDrawer transId={opened} among={deals} onOpen={open} />
    </>
  );
}

import { IconInbox } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useMe } from '#features/identity/web/index.ts';
import type { Request } from '#platform/contract/endpoint.ts';
import { useData } from '#platform/web/api/useData.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { EmptyState } from '#platform/web/kit/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/PageHeader.tsx';
import { StatusChips } from '#platform/web/kit/StatusChips.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { pagingOf } from '#platform/web/list/pagingOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { esubmission } from '../../contract.ts';
import { categoryWord, propertyCategories, transactionTypes, transactionWords } from '../../words.ts';
import { api } from '../api.ts';
import { doesCompliance, worksAtDesk } from '../readers.ts';
import { useUnread } from '../remarks/useUnread.ts';
import { queueChips } from './queueChips.ts';
import { queueColumns } from './queueColumns.tsx';
import { type Queue, queueList, queues, statusOf } from './queueList.ts';

type Query = Request<typeof esubmission.list>['query'];

const categoryOptions = propertyCategories.map((value) => ({ value, label: categoryWord(value) }));

const typeOptions = transactionTypes.map((value) => ({ value, label: transactionWords[value] }));

/** /agency-desk/submissions: what waits for the desk, and what it has decided. */
export function QueuePage() {
  return worksAtDesk(useMe()) ? <QueueOf queue={queues.submissions} /> : <NotFound />;
}

/** /agency-desk/compliance: what is on hold, and what could be. */
export function CompliancePage() {
  return doesCompliance(useMe()) ? <QueueOf queue={queues.compliance} /> : <NotFound />;
}

function QueueOf({ queue }: { queue: Queue }) {
  const { title, waiting, nothing } = queue;
  const list = useListSearch(queueList);
  const query = { ...list.query, status: statusOf(list.filters.status, queue) } as Query;
  const found = useData(api.list, { query }, { keepPrevious: true });
  const unread = useUnread();
  // Ages are told as of the moment that the rows were read.
  const columns = useMemo(() => queueColumns(found.dataUpdatedAt || Date.now(), unread), [found.dataUpdatedAt, unread]);
  const { status, ...others } = list.filters;
  const isFiltered = Object.keys(others).length > 0;

  return (
    <>
      <PageHeader title={title} tab="Agency Desk" crumbs={[{ label: 'Agency Desk' }, { label: title }]} />
      <StatusChips
        label="Status"
        chips={queueChips(found.data?.statusCounts, status, waiting)}
        value={status ?? ''}
        onChange={(chosen) => list.setFilter('status', chosen || undefined)}
      />
      <DataTable
        name="desk-submissions"
        label={title}
        columns={columns}
        rows={found.data?.rows}
        rowId={(row) => row.eSubId}
        query={found}
        sort={list.sort}
        onSort={list.setSort}
        paging={pagingOf(list, found.data)}
        to={(row) => `/agency-desk/submissions/${row.eSubId}`}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Case number, address, party' }}
            selects={[
              { name: 'transactionType', label: 'Type', options: typeOptions, width: 110 },
              { name: 'propertyCategory', label: 'Property', options: categoryOptions, width: 176 },
            ]}
          />
        }
        empty={
          <EmptyState icon={IconInbox} title={status ? 'Nothing with this status' : 'Nothing waits for you'}>
            {status ? 'Choose another status above.' : nothing}
          </EmptyState>
        }
        onClearFilters={isFiltered ? list.clear : undefined}
      />
    </>
  );
}

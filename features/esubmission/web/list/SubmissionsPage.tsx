import { IconFileText } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useMe } from '#features/identity/web/index.ts';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/PageHeader.tsx';
import { StatusChips } from '#platform/web/kit/StatusChips.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { useToday } from '#platform/web/kit/useToday.ts';
import { DayRange } from '#platform/web/list/DayRange.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { pagingOf } from '#platform/web/list/pagingOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { Row } from '../../records.ts';
import { categoryWord, propertyCategories, transactionTypes, transactionWords } from '../../words.ts';
import { api } from '../api.ts';
import { NewTransaction } from '../NewTransaction.tsx';
import { useUnread } from '../remarks/useUnread.ts';
import { DeleteDraft } from './DeleteDraft.tsx';
import { ExportList } from './ExportList.tsx';
import { chipsOf } from './statusChips.ts';
import { submissionColumns } from './submissionColumns.tsx';
import { listQuery, periodOptions, submissionList } from './submissionList.ts';

const categoryOptions = propertyCategories.map((value) => ({ value, label: categoryWord(value) }));

const typeOptions = transactionTypes.map((value) => ({ value, label: transactionWords[value] }));

/** /e-submission/status-of-submission: my submissions and where each stands. */
export function SubmissionsPage() {
  const list = useListSearch(submissionList);
  const isStaff = useMe().role !== 'salesperson';
  const today = useToday();
  const [deleting, setDeleting] = useState<Row>();
  const found = useData(api.list, { query: listQuery(list.query, today) }, { keepPrevious: true });
  const unread = useUnread();
  const rows = found.data?.rows;
  const commissionShown = rows?.reduce((sum, { commissionCents }) => sum + commissionCents, 0);
  const columns = useMemo(
    () => submissionColumns({ today, commissionShown, isStaff, unread, onDelete: setDeleting }),
    [today, commissionShown, isStaff, unread],
  );
  const isFiltered = Object.keys(list.filters).length > 0;
  const isNothing = found.data?.totalRecords === 0 && !isFiltered;

  return (
    <>
      <PageHeader
        title="Submissions"
        tab="Status Of Submission"
        crumbs={[{ label: 'E-Submission' }, { label: 'Status Of Submission' }]}
        action={
          <>
            {!isNothing && <ExportList query={listQuery(list.query, today)} />}
            {!isStaff && <NewTransaction />}
          </>
        }
      />
      {!isNothing && (
        <StatusChips
          label="Status"
          chips={chipsOf(found.data?.statusCounts, list.filters.status)}
          value={list.filters.status ?? ''}
          onChange={(status) => list.setFilter('status', status || undefined)}
        />
      )}
      <DataTable
        name="submissions"
        label="Submissions"
        columns={columns}
        rows={rows}
        rowId={(row) => row.eSubId}
        query={found}
        sort={list.sort}
        onSort={list.setSort}
        paging={pagingOf(list, found.data)}
        to={(row) => `/e-submission/${row.eSubId}`}
        filters={
          !isNothing && (
            <FilterBar
              list={list}
              search={{ name: 'search', label: 'Case number, address, party' }}
              selects={[
                { name: 'transactionType', label: 'Type', options: typeOptions, width: 110 },
                { name: 'propertyCategory', label: 'Property', options: categoryOptions, width: 176 },
                { name: 'period', label: 'Date', options: periodOptions },
              ]}
            >
              {list.filters.period === 'days' && <DayRange list={list} />}
            </FilterBar>
          )
        }
        empty={
          <EmptyState icon={IconFileText} title="No submissions yet" action={!isStaff && <NewTransaction />}>
            Report a resale or a lease to the agency: it is checked, invoiced and paid from here.
          </EmptyState>
        }
        onClearFilters={isFiltered ? list.clear : undefined}
      />
      <DeleteDraft row={deleting} list={list} onClose={() => setDeleting(undefined)} />
    </>
  );
}

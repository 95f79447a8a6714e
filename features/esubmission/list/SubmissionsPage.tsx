import { IconFileText } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import { categoryWord, propertyCategories } from '#features/property/words/categories.ts';
import { useData } from '#platform/web/api/useData.ts';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { StatusChips } from '#platform/web/kit/status/StatusChips.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { api } from '../api.web.ts';
import { seesSubmissions } from '../readers.web.ts';
import { DeleteDraft } from '../record/DraftActions.tsx';
import { TakeBack } from '../status/TakeBack.tsx';
import type { Row } from '../summary/summary.calls.ts';
import { transactionTypes, transactionWords } from '../transaction.words.ts';
import { NewTransaction } from '../wizard/NewTransaction.tsx';
import { useUnread } from './cells.tsx';
import { submissionColumns } from './submissionColumns.tsx';
import { chipsOf, listQuery, periodOptions, submissionList } from './submissionList.web.ts';
import { useExport } from './useExport.web.ts';

const categoryOptions = propertyCategories.map((value) => ({ value, label: categoryWord(value) }));

const typeOptions = transactionTypes.map((value) => ({ value, label: transactionWords[value] }));

const head = { title: 'Submissions', tab: 'Status Of Submission' };

/** /e-submission/status-of-submission: my submissions and their statuses; none for desks that do not work on them. */
export function SubmissionsPage() {
  if (seesSubmissions(useMe())) return <Submissions />;
  return (
    <>
      <PageHeader {...head} />
      <Panel>
        <EmptyState icon={IconFileText} title="No submissions">
          Your desk does not work on submissions. An administrator can give you a desk that does.
        </EmptyState>
      </Panel>
    </>
  );
}

function Submissions() {
  const list = useListSearch(submissionList);
  const isStaff = useMe().role !== 'salesperson';
  const today = useToday();
  const [deleting, setDeleting] = useState<Row>();
  const [takingBack, setTakingBack] = useState<Row>();
  const query = listQuery(list.query, today);
  const found = useData(api.list, { query }, { keepPrevious: true });
  const exported = useExport(query);
  const unread = useUnread();
  const commissionCents = found.data?.commissionCents ?? undefined;
  const columns = useMemo(
    () =>
      submissionColumns({
        today,
        commissionCents,
        isStaff,
        unread,
        onDelete: setDeleting,
        onTakeBack: setTakingBack,
      }),
    [today, commissionCents, isStaff, unread],
  );
  const isFiltered = Object.keys(list.filters).length > 0;
  const isNothing = found.data?.totalRecords === 0 && !isFiltered;

  return (
    <>
      <PageHeader {...head} action={!isStaff && <NewTransaction />} more={[!isNothing && exported]} />
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
        rowId={(row) => row.eSubId}
        {...tableOf(list, found)}
        totalsLabel="All, without cancelled and aborted"
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
              days={list.filters.period === 'days' && { from: 'from', to: 'to' }}
            />
          )
        }
        empty={
          <EmptyState icon={IconFileText} title="No submissions yet" action={!isStaff && <NewTransaction />}>
            Report a resale or a lease to the agency: it is checked, invoiced and paid from here.
          </EmptyState>
        }
      />
      <TakeBack of={takingBack} onClose={() => setTakingBack(undefined)} />
      <DeleteDraft row={deleting} list={list} onClose={() => setDeleting(undefined)} />
    </>
  );
}

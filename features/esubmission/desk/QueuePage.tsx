import { Button } from '@mantine/core';
import { IconHandGrab, IconInbox } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { SalespersonFilter } from '#features/people/index.web.ts';
import { categoryWord, propertyCategories } from '#features/property/words/categories.ts';
import type { Request } from '#platform/contract/endpoint.ts';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { StatusChips } from '#platform/web/kit/status/StatusChips.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { api } from '../api.web.ts';
import { useUnread } from '../list/cells.tsx';
import { useExport } from '../list/useExport.web.ts';
import type { esubmission } from '../room.calls.ts';
import { isOneOf, Status } from '../status/status.words.ts';
import { transactionTypes, transactionWords } from '../transaction.words.ts';
import { AssignCases } from './AssignCases.tsx';
import { queueColumns } from './queueColumns.tsx';
import { type Queue, queueChips, queueList, queues, statusOf } from './queueList.web.ts';
import { useClaimNext } from './useClaimNext.web.ts';

type Query = Request<typeof esubmission.list>['query'];

const categoryOptions = propertyCategories.map((value) => ({ value, label: categoryWord(value) }));

const typeOptions = transactionTypes.map((value) => ({ value, label: transactionWords[value] }));

/** /agency-desk/submissions: the cases that wait for the desk, and those that it has decided. */
export function QueuePage() {
  return <QueueOf queue={queues.submissions} />;
}

const claimOptions = [
  { value: 'mine', label: 'By me' },
  { value: 'nobody', label: 'By nobody' },
];

const ageOptions = [
  { value: 'late', label: 'Late' },
  { value: 'due', label: 'Due' },
  { value: 'new', label: 'New' },
];

export function QueueOf({ queue }: { queue: Queue }) {
  const { title, waiting, nothing } = queue;
  const list = useListSearch(queueList);
  const query = { ...list.query, status: statusOf(list.filters.status, queue) } as Query;
  const found = useData(api.list, { query }, { keepPrevious: true });
  const exported = useExport(query);
  const unread = useUnread();
  const ages = useData(api.queueAges, {}, { staleTime: Number.POSITIVE_INFINITY });
  const { claimNext, working } = useClaimNext();
  // Ages are computed for the moment at which the rows were read.
  const columns = useMemo(
    () => queueColumns(found.dataUpdatedAt || Date.now(), ages.data, unread),
    [found.dataUpdatedAt, ages.data, unread],
  );
  const { status, ...others } = list.filters;
  const [chosen, setChosen] = useState<string[]>([]);
  const [isAssigning, setAssigning] = useState(false);
  const isFiltered = Object.keys(others).length > 0;

  return (
    <>
      <PageHeader
        title={title}
        more={[exported]}
        action={
          queue === queues.submissions &&
          claimNext && (
            <Button leftSection={<IconHandGrab size={17} stroke={1.8} />} loading={working} onClick={claimNext}>
              Claim next
            </Button>
          )
        }
      />
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
        rowId={(row) => row.eSubId}
        {...tableOf(list, found)}
        to={(row) => `/agency-desk/submissions/${row.eSubId}`}
        selection={
          queue === queues.submissions && claimNext
            ? {
                ids: chosen,
                onChange: setChosen,
                rowLabel: ({ caseNo }) => caseNo,
                isFor: ({ status: { id } }) => isOneOf(id, Status.submitted, Status.underReview),
                actions: (
                  <Button size="xs" onClick={() => setAssigning(true)}>
                    Assign …
                  </Button>
                ),
              }
            : undefined
        }
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Case number, address, party' }}
            selects={[
              { name: 'claim', label: 'Claimed', options: claimOptions, width: 130 },
              { name: 'age', label: 'Waiting', options: ageOptions, width: 120 },
              { name: 'transactionType', label: 'Type', options: typeOptions, width: 110 },
              { name: 'propertyCategory', label: 'Property', options: categoryOptions, width: 176 },
            ]}
            days={{ from: 'sentFrom', to: 'sentTo', of: 'Submitted' }}
            chips={[
              { name: 'agent', label: `Salesperson: ${found.data?.agentName ?? '…'}` },
              { name: 'team', label: `Team of: ${found.data?.leaderName ?? '…'}` },
            ]}
          >
            {!list.filters.agent && (
              <SalespersonFilter label="Salesperson" onChoose={(userId) => list.setFilter('agent', userId)} />
            )}
            {!list.filters.team && (
              <SalespersonFilter label="Team of" onChoose={(userId) => list.setFilter('team', userId)} />
            )}
          </FilterBar>
        }
        empty={
          <EmptyState icon={IconInbox} title={status ? 'Nothing with this status' : 'Nothing waits for you'}>
            {status ? 'Choose another status above.' : nothing}
          </EmptyState>
        }
        onClearFilters={isFiltered ? list.clear : undefined}
      />
      <AssignCases
        eSubIds={chosen}
        opened={isAssigning}
        onClose={() => setAssigning(false)}
        onDone={() => setChosen([])}
      />
    </>
  );
}

import { Button, Group } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { Suspense } from 'react';
import { PlanChanges } from '#features/commission/web/index.ts';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { useOffer } from '#platform/web/shell/ports.ts';
import type { MoneyRequest } from '../../contract/index.ts';
import { type RequestState, requestFilters, requestKinds, requestStates } from '../../words.ts';
import { api } from '../api.ts';
import { filtersOf } from '../filtersOf.ts';
import { OpenRevisions } from '../revision/OpenRevisions.tsx';
import { otherApprovals } from './otherApprovals.ts';
import { RefundNotes } from './RefundNotes.tsx';
import { Decision } from './RequestNotice.tsx';
import { requestList, requestQuery } from './requestList.ts';

const stateOptions = optionsOf(requestFilters);
const kindOptions = optionsOf(requestKinds);
const tones: Record<RequestState, Tone> = { OPEN: 'warning', APPROVED: 'success', DECLINED: 'neutral' };

/** A refund can be taken back after its approval, until a run has it. */
const isUndone = ({ kind, state, isInRun, paidOn }: MoneyRequest) =>
  state === 'OPEN' || (kind === 'REFUND' && state === 'APPROVED' && !isInRun && !paidOn);

/** Where an approved refund stands. */
const wordsOfRefund = ({
  kind,
  state,
  isInRun,
  paidOn,
  takenBackOn,
}: Pick<MoneyRequest, 'kind' | 'state' | 'isInRun' | 'paidOn' | 'takenBackOn'>) => {
  if (kind !== 'REFUND' || state !== 'APPROVED') return '';
  if (paidOn) return `paid ${formatDay(paidOn)}`;
  if (takenBackOn) return 'not paid: its receipt was taken back';
  return isInRun ? 'in a payout run' : 'waits for a payout run';
};

const Client = ({ request }: { request: MoneyRequest }) => {
  const { kind, party, reason, bank, holder, accountMasked } = request;
  return (
    <>
      <TwoLines sub={[reason, bank && `to ${holder}, ${bank} ${accountMasked}`].filter(Boolean).join(' · ')}>
        {party}
      </TwoLines>
      {kind === 'REFUND' && isUndone(request) && <RefundNotes request={request} />}
    </>
  );
};

const columnsOf = (sums: { cents: number } | null | undefined): Column<MoneyRequest>[] => [
  {
    id: 'kind',
    header: 'Request',
    width: 220,
    cell: ({ kind, about, number }) => (
      <TwoLines strong sub={[about, number].filter(Boolean).join(' · ')}>
        {requestKinds[kind]}
      </TwoLines>
    ),
  },
  {
    id: 'party',
    header: 'Client',
    card: 'lead',
    cell: (request) => <Client request={request} />,
  },
  {
    id: 'cents',
    header: 'Amount (S$)',
    align: 'end',
    width: 140,
    cell: ({ cents }) => <Money bare cents={cents} />,
    total: sums && <Money bare cents={sums.cents} />,
  },
  {
    id: 'prepared',
    header: 'Asked for by',
    width: 160,
    cell: ({ preparedBy, preparedAt }) => <TwoLines sub={<Day day={dayOf(preparedAt)} />}>{preparedBy}</TwoLines>,
  },
  {
    id: 'state',
    header: 'State',
    width: 180,
    card: 'corner',
    cell: ({ state, decidedBy, ...request }) => (
      <TwoLines sub={[decidedBy && `by ${decidedBy}`, wordsOfRefund({ state, ...request })].filter(Boolean).join(', ')}>
        <StatusBadge tone={tones[state]}>{requestStates[state]}</StatusBadge>
      </TwoLines>
    ),
  },
  {
    id: 'decision',
    header: 'Decision',
    width: 190,
    cell: (request) => (isUndone(request) ? <Decision request={request} /> : '–'),
  },
];

/** /agency-desk/finance/approvals: changes of plans and of the agency's account, revisions of deals, credit notes on paid invoices, write-offs and refunds, which need a
 * second person. */
export function RequestsPage() {
  const list = useListSearch(requestList);
  const Others = useOffer(otherApprovals);
  const found = useData(api.requests, { query: requestQuery(list.query) }, { keepPrevious: true });
  return (
    <>
      <PageHeader
        title="Approvals"
        crumbs={[{ label: 'Agency Desk' }, { label: 'Approvals' }]}
        action={
          <Group gap="xs">
            <Button component={RouteLink} to="/agency-desk/finance/deals/revisions" variant="default">
              Deal revisions
            </Button>
            <DownloadButton address={urlOf(api.requestsSheet, { query: filtersOf(requestQuery(list.query)) })} />
          </Group>
        }
      />
      {Others && (
        <Suspense fallback={null}>
          <Others />
        </Suspense>
      )}
      <PlanChanges />
      <OpenRevisions />
      <DataTable
        name="money-requests"
        label="Approvals"
        columns={columnsOf(found.data?.sums)}
        rowId={({ requestId }) => requestId}
        {...tableOf(list, found)}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Number, client or who asked' }}
            selects={[
              { name: 'state', label: 'State', options: stateOptions, width: 180 },
              { name: 'kind', label: 'Request', options: kindOptions, width: 240 },
            ]}
          />
        }
        empty={
          <EmptyState icon={IconChecklist} title="Nothing waits for a second person">
            A credit note on a paid invoice, a write-off and a refund are asked for by one of finance and approved by
            another.
          </EmptyState>
        }
      />
    </>
  );
}

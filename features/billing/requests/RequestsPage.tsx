import { IconChecklist, IconFilePencil } from '@tabler/icons-react';
import { Suspense } from 'react';
import { PlanChanges } from '#features/commission/index.web.ts';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { useOffer } from '#platform/web/shell/ports.ts';
import { api } from '../api.web.ts';
import { type RequestState, requestFilters, requestKinds, requestStates } from '../billing.words.ts';
import { requestList } from '../lists.web.ts';
import { OpenRevisions } from '../revisions/OpenRevisions.tsx';
import type { MoneyRequest } from '../room.calls.ts';
import { otherApprovals } from './otherApprovals.web.ts';
import { RefundNotes } from './RefundNotes.tsx';
import { Decision } from './RequestNotice.tsx';
import { requestFields } from './requests.words.ts';

const stateOptions = optionsOf(requestFilters);
const kindOptions = optionsOf(requestKinds);
const tones: Record<RequestState, Tone> = { OPEN: 'neutral', APPROVED: 'success', DECLINED: 'neutral' };

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

/** /agency-desk/finance/approvals: changes of plans and of the agency's account, revisions of deals, credit notes on paid invoices, write-offs and refunds, which need a
 * second person. */
export function RequestsPage() {
  const Others = useOffer(otherApprovals);
  return (
    <ListPage
      fields={requestFields}
      call={api.requests}
      file={api.requestsSheet}
      search={requestList}
      name="money-requests"
      title="Approvals"
      more={[{ label: 'Deal revisions', to: '/agency-desk/finance/deals/revisions', icon: IconFilePencil }]}
      notice={
        <>
          {Others && (
            <Suspense fallback={null}>
              <Others />
            </Suspense>
          )}
          <PlanChanges />
          <OpenRevisions />
        </>
      }
      rowId="requestId"
      searches="Number, client or who asked"
      selects={[
        { name: 'state', label: 'State', options: stateOptions, width: 180 },
        { name: 'kind', label: 'Request', options: kindOptions, width: 240 },
      ]}
      columns={[
        { field: 'kind', under: ({ about, number }) => [about, number].filter(Boolean).join(' · '), width: 220 },
        { field: 'party', cell: (request) => <Client request={request} />, card: 'address' },
        { field: 'cents', width: 140 },
        { field: 'preparedBy', under: ({ preparedAt }) => <Day day={dayOf(preparedAt)} />, width: 160 },
        {
          field: 'state',
          cell: ({ state }) => <StatusBadge tone={tones[state]}>{requestStates[state]}</StatusBadge>,
          under: ({ decidedBy, ...request }) =>
            [decidedBy && `by ${decidedBy}`, wordsOfRefund(request)].filter(Boolean).join(', '),
          card: 'state',
          width: 180,
        },
        {
          id: 'decision',
          header: 'Decision',
          width: 190,
          verbs: true,
          cell: (request) => (isUndone(request) ? <Decision request={request} /> : '–'),
        },
      ]}
      empty={
        <EmptyState icon={IconChecklist} title="Nothing waits for a second person">
          A credit note on a paid invoice, a write-off and a refund are asked for by one of finance and approved by
          another.
        </EmptyState>
      }
    />
  );
}

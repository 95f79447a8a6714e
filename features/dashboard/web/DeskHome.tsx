import { Anchor } from '@mantine/core';
import { IconInboxOff } from '@tabler/icons-react';
import { esubmissionApi, recentSubmissions, Status } from '#features/esubmission/web/index.ts';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/EmptyState.tsx';
import { Panel } from '#platform/web/kit/Panel.tsx';
import { RouteLink } from '#platform/web/kit/RouteLink.tsx';
import { type StatusCard, StatusCards } from './StatusCards.tsx';
import { SubmissionRows } from './SubmissionRows.tsx';

const queue = '/agency-desk/submissions';
const waitingLongest = {
  query: { status: '2', sortBy: 'SubmittedDate', sortDirection: 'asc', pageNumber: 1, pageSize: 5 },
} as const;

const cards: StatusCard[] = [
  { id: Status.submitted, note: 'To be claimed' },
  { id: Status.underReview, note: 'Claimed' },
  { id: Status.returned, note: 'With the salesperson' },
  { id: Status.approved, note: 'Done' },
  { id: Status.rejected, note: 'Done' },
  { id: Status.cancelled, note: 'Called off' },
];

/** Home of the agency desk: how full the queue is, and who has waited longest. */
export function DeskHome() {
  const counts = useData(esubmissionApi.list, recentSubmissions);
  const waiting = useData(esubmissionApi.list, waitingLongest);
  return (
    <>
      {!counts.error && (
        <StatusCards
          label="Submissions of the agency by status"
          cards={cards}
          counts={counts.data?.statusCounts}
          to={(id) => `${queue}?status=${id}`}
        />
      )}
      <Panel
        title="Waiting longest"
        description="Submitted, and not claimed by anyone."
        action={
          <Anchor component={RouteLink} to={queue}>
            Open the queue
          </Anchor>
        }
      >
        <SubmissionRows
          query={waiting}
          to={({ eSubId }) => `${queue}/${eSubId}`}
          sub={({ agentName }) => agentName}
          empty={
            <EmptyState icon={IconInboxOff} title="Nothing waits">
              Every submission has been claimed.
            </EmptyState>
          }
        />
      </Panel>
    </>
  );
}

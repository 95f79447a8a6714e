import { Anchor } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { esubmissionApi, NewTransaction, recentSubmissions, Status } from '#features/esubmission/web/index.ts';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/EmptyState.tsx';
import { Panel } from '#platform/web/kit/Panel.tsx';
import { RouteLink } from '#platform/web/kit/RouteLink.tsx';
import { type StatusCard, StatusCards } from './StatusCards.tsx';
import { SubmissionRows, since } from './SubmissionRows.tsx';

const list = '/e-submission/status-of-submission';

const cards: StatusCard[] = [
  { id: Status.draft, note: 'Not handed in yet' },
  { id: Status.returned, note: 'Waiting for you' },
  { id: Status.submitted, note: 'Waiting for the agency' },
  { id: Status.underReview, note: 'Being checked' },
  { id: Status.approved, note: 'By the agency' },
  { id: Status.rejected, note: 'By the agency' },
];

/** A salesperson's home: where their submissions stand, and the newest of them. */
export function AgentHome() {
  const recent = useData(esubmissionApi.list, recentSubmissions);
  return (
    <>
      {!recent.error && (
        <StatusCards
          label="My submissions by status"
          cards={cards}
          counts={recent.data?.statusCounts}
          to={(id) => `${list}?status=${id}`}
        />
      )}
      <Panel
        title="Recent submissions"
        action={
          <Anchor component={RouteLink} to={list}>
            See all
          </Anchor>
        }
      >
        <SubmissionRows
          query={recent}
          to={({ eSubId }) => `/e-submission/${eSubId}`}
          sub={since}
          empty={
            <EmptyState icon={IconFilePlus} title="No submissions yet" action={<NewTransaction />}>
              Start with the details of a transaction. It is kept as a draft as you go.
            </EmptyState>
          }
        />
      </Panel>
    </>
  );
}

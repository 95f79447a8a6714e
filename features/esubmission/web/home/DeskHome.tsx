import { Anchor } from '@mantine/core';
import { IconInboxOff } from '@tabler/icons-react';
import { useMe } from '#features/identity/web/index.ts';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Status, type StatusId } from '../../words/status.ts';
import { api } from '../api.ts';
import { ageWords } from '../desk/queue/age.ts';
import { recentSubmissions } from '../list/submissionList.ts';
import { checksCases, doesCompliance } from '../readers.ts';
import { type StatusCard, StatusCards } from './StatusCards.tsx';
import classes from './SubmissionRows.module.css';
import { type Row, SubmissionRows, since } from './SubmissionRows.tsx';

const queue = '/agency-desk/submissions';

const cards: StatusCard[] = [
  { id: Status.submitted, note: 'To be claimed' },
  { id: Status.underReview, note: 'Claimed' },
  { id: Status.returned, note: 'With the salesperson' },
  { id: Status.onHold, note: 'With the agency' },
  { id: Status.approved, note: 'Done' },
  { id: Status.rejected, note: 'Done' },
];

/** The submissions that a desk opens first. */
type Waiting = {
  title: string;
  description: string;
  status: StatusId;
  direction: 'asc' | 'desc';
  to: string;
  nothing: string;
};

const toClaim: Waiting = {
  title: 'Waiting longest',
  description: 'Submitted, and not claimed by anyone.',
  status: Status.submitted,
  direction: 'asc',
  to: queue,
  nothing: 'Every submission has been claimed.',
};

const onHold: Waiting = {
  title: 'On hold',
  description: 'Put on hold by compliance, the oldest first.',
  status: Status.onHold,
  direction: 'asc',
  to: '/agency-desk/compliance',
  nothing: 'No submission is on hold.',
};

const approved: Waiting = {
  title: 'Approved',
  description: 'The newest first.',
  status: Status.approved,
  direction: 'desc',
  to: `${queue}?status=${Status.approved}`,
  nothing: 'Approved submissions appear here.',
};

/** The home of a desk: the cases that it opens first, and the counts of the agency. */
export function DeskHome() {
  const me = useMe();
  const counts = useData(api.list, recentSubmissions);
  return (
    <>
      <WaitingPanel waiting={checksCases(me) ? toClaim : doesCompliance(me) ? onHold : approved} />
      {!counts.error && (
        <StatusCards
          label="Submissions of the agency by status"
          cards={cards}
          counts={counts.data?.statusCounts}
          to={(id) => `${queue}?status=${id}`}
        />
      )}
    </>
  );
}

function WaitingPanel({ waiting: { title, description, status, direction, to, nothing } }: { waiting: Waiting }) {
  const found = useData(api.list, {
    query: {
      status: String(status) as '2',
      sortBy: 'SubmittedDate',
      sortDirection: direction,
      pageNumber: 1,
      pageSize: 5,
    },
  });
  const waits = ({ agentName, submittedDate }: Row) =>
    submittedDate ? (
      <>
        {agentName} · <span className={classes.whole}>waits {ageWords(submittedDate, found.dataUpdatedAt)}</span>
      </>
    ) : (
      agentName
    );
  return (
    <Panel
      title={title}
      description={description}
      action={
        <Anchor component={RouteLink} to={to}>
          Open the list
        </Anchor>
      }
    >
      <SubmissionRows
        query={found}
        to={({ eSubId }) => `${queue}/${eSubId}`}
        sub={status === Status.approved ? since : waits}
        empty={
          <EmptyState icon={IconInboxOff} title="Nothing waits">
            {nothing}
          </EmptyState>
        }
      />
    </Panel>
  );
}

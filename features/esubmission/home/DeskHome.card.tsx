import { IconClock, IconClockExclamation, IconClockHour4, IconInboxOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatCount } from '#platform/contract/money.ts';
import { StatCard } from '#platform/web/kit/figures/StatCard.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { ageWords } from '../desk/age.web.ts';
import { Status } from '../status/status.words.ts';
import type { Row } from '../summary/summary.calls.ts';
import classes from './DeskHome.card.module.css';
import type { DeskQueue as Queue, StatusCounts, Waiting } from './home.calls.ts';
import type { Age } from './home.words.ts';
import { type StatusCard, StatusCards } from './StatusCards.card.tsx';
import { SubmissionRows, since } from './SubmissionRows.card.tsx';

const queue = '/agency-desk/submissions';

const cards: StatusCard[] = [
  { id: Status.submitted, note: 'To be claimed' },
  { id: Status.underReview, note: 'Claimed' },
  { id: Status.returned, note: 'With the salesperson' },
  { id: Status.onHold, note: 'With the agency' },
  { id: Status.approved, note: 'Done' },
  { id: Status.rejected, note: 'Done' },
];

/** The submissions of the agency by status. */
export function DeskStatuses({ data: { statusCounts } }: { data: StatusCounts }) {
  return (
    <StatusCards
      label="Submissions of the agency by status"
      cards={cards}
      counts={statusCounts}
      to={(id) => `${queue}?status=${id}`}
    />
  );
}

/** What nobody has claimed: how many by age, and the oldest. */
export function DeskQueue({ data }: { data: Queue }) {
  const { ages, dueHours, lateHours } = data;
  const tiles = [
    { age: 'late', label: 'Late', note: `Over ${lateHours}\u00a0h`, tone: 'danger', icon: IconClockExclamation },
    { age: 'due', label: 'Due', note: `${dueHours} to ${lateHours}\u00a0h`, tone: 'warning', icon: IconClockHour4 },
    { age: 'new', label: 'New', note: `Under ${dueHours}\u00a0h`, tone: 'info', icon: IconClock },
  ] as const satisfies { age: Age; [key: string]: unknown }[];
  return (
    <WaitingPanel
      title="Waiting longest"
      description="Submitted, and not claimed by anyone."
      to={`${queue}?status=${Status.submitted}`}
      nothing="Every submission has been claimed."
      waiting={data}
    >
      <div className={classes.ages}>
        {tiles.map(({ age, tone, ...tile }) => (
          <StatCard
            key={age}
            {...tile}
            tone={ages[age] === 0 ? 'neutral' : tone}
            value={formatCount(ages[age])}
            to={`${queue}?status=${Status.submitted}&age=${age}`}
          />
        ))}
      </div>
    </WaitingPanel>
  );
}

/** What compliance holds. */
export function OnHold({ data }: { data: Waiting }) {
  return (
    <WaitingPanel
      title="On hold"
      description="Put on hold by compliance, the oldest first."
      to="/agency-desk/compliance"
      nothing="No submission is on hold."
      waiting={data}
    />
  );
}

/** What finance goes on with. */
export function NewlyApproved({ data }: { data: Waiting }) {
  return (
    <WaitingPanel
      title="Newly approved"
      description="The newest first."
      to={`${queue}?status=${Status.approved}`}
      nothing="Approved submissions appear here."
      sub={since}
      waiting={data}
    />
  );
}

type Props = {
  title: string;
  description: string;
  to: string;
  nothing: string;
  waiting: Waiting;
  sub?: (row: Row) => ReactNode;
  children?: ReactNode;
};

function WaitingPanel({ title, description, to, nothing, waiting: { rows, readAt }, sub, children }: Props) {
  const waits = ({ agentName, submittedDate }: Row) =>
    submittedDate ? (
      <>
        {agentName} · <span className={classes.whole}>waits {ageWords(submittedDate, Date.parse(readAt))}</span>
      </>
    ) : (
      agentName
    );
  return (
    <Panel
      title={title}
      description={description}
      action={
        <Verb component={RouteLink} to={to}>
          Open the list
        </Verb>
      }
    >
      {children}
      <SubmissionRows
        rows={rows}
        to={({ eSubId }) => `${queue}/${eSubId}`}
        sub={sub ?? waits}
        empty={
          <EmptyState icon={IconInboxOff} title="Nothing waits">
            {nothing}
          </EmptyState>
        }
      />
    </Panel>
  );
}

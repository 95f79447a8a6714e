import { IconFilePlus } from '@tabler/icons-react';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { Status } from '../status/status.words.ts';
import { NewTransaction } from '../wizard/NewTransaction.tsx';
import type { Recent } from './home.calls.ts';
import classes from './StatusCards.card.module.css';
import { type StatusCard, StatusCards } from './StatusCards.card.tsx';
import { SubmissionRows, since } from './SubmissionRows.card.tsx';

const list = '/e-submission/status-of-submission';

const cards: StatusCard[] = [
  { id: Status.draft, note: 'Not submitted' },
  { id: Status.returned, note: 'Waiting for you' },
  { id: Status.submitted, note: 'Waiting for the agency' },
  { id: Status.underReview, note: 'Being checked' },
  { id: Status.onHold, note: 'With the agency' },
  { id: Status.approved, note: 'By the agency' },
];

/** A salesperson's submissions: their counts by status, and the newest ones. */
export function AgentHome({ data: { rows, statusCounts } }: { data: Recent }) {
  return (
    <div className={classes.stack}>
      <StatusCards
        label="My submissions by status"
        cards={cards}
        counts={statusCounts}
        to={(id) => `${list}?status=${id}`}
      />
      <Panel
        title="Recent submissions"
        action={
          <Verb component={RouteLink} to={list}>
            See all
          </Verb>
        }
      >
        <SubmissionRows
          rows={rows}
          to={({ eSubId }) => `/e-submission/${eSubId}`}
          sub={since}
          empty={
            <EmptyState icon={IconFilePlus} title="No submissions yet" action={<NewTransaction />}>
              Start with the details of a transaction. It is kept as a draft as you go.
            </EmptyState>
          }
        />
      </Panel>
    </div>
  );
}

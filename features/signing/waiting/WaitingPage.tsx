import { IconMailForward } from '@tabler/icons-react';
import { formatInstant } from '#platform/contract/days.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { api } from '../api.web.ts';
import { waitingList } from '../lists.web.ts';
import { deliveries } from '../signing.words.ts';
import { RequestActions } from './RequestActions.tsx';
import classes from './WaitingPage.module.css';
import type { WaitingRequest } from './waiting.calls.ts';
import { waitingFields, waitingFilters, waitingStates } from './waiting.words.ts';

const tones: Record<WaitingRequest['state'], Tone> = {
  SENT: 'info',
  OPENED: 'progress',
  VERIFIED: 'progress',
  SIGNED: 'success',
  DECLINED: 'danger',
  EXPIRED: 'warning',
  LOCKED: 'warning',
};

const isOpen = ({ state }: WaitingRequest) => state === 'SENT' || state === 'OPENED' || state === 'VERIFIED';

/** /contact-management/waiting: documents I sent to customers to sign, with their state. */
export function WaitingPage() {
  return (
    <ListPage
      fields={waitingFields}
      call={api.waiting}
      file={api.waitingSheet}
      search={waitingList}
      name="waiting-for-customers"
      title="Contact Management"
      label="Waiting for customers"
      rowId="requestId"
      to={({ record }) => record.link}
      searches="Customer, email, document or address"
      selects={[{ name: 'show', label: 'State', options: optionsOf(waitingFilters), width: 220 }]}
      columns={[
        { field: 'recipientName', under: 'address', card: 'address', width: 220 },
        { field: 'title', under: ({ record, about }) => [record.title, about].filter(Boolean).join(' · ') },
        { field: 'state', card: 'state', width: 170, cell: State },
        { field: 'sentAt', under: ({ expiresAt }) => `Until ${formatInstant(expiresAt)}`, width: 180 },
        {
          field: 'openedAt',
          under: ({ codeSentAt }) => codeSentAt && `Code ${formatInstant(codeSentAt)}`,
          width: 180,
        },
        {
          id: 'next',
          header: 'Next',
          width: 190,
          verbs: true,
          cell: (request) => <RequestActions request={request} />,
        },
      ]}
      empty={
        <EmptyState icon={IconMailForward} title="Nobody to wait for">
          Documents that you send to customers to sign are listed here until they are signed.
        </EmptyState>
      }
    />
  );
}

function State(request: WaitingRequest) {
  const { state, delivery, signedAt, answered, answeredOf } = request;
  return (
    <span className={classes.state}>
      <StatusBadge tone={tones[state]}>{waitingStates[state]}</StatusBadge>
      {isOpen(request) && delivery === 'FAILED' && <span className={classes.problem}>{deliveries.FAILED}</span>}
      {isOpen(request) && answeredOf > 0 && (
        <span className="g-note">
          Answered {answered} of {answeredOf}
        </span>
      )}
      {signedAt && <span className="g-note">{formatInstant(signedAt)}</span>}
    </span>
  );
}

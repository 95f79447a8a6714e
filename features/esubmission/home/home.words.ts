import { isCompliance, mayEnter } from '#platform/contract/actor.ts';
import type { Card } from '#platform/contract/card.ts';

/** What a salesperson has to do first. `RETURNED`: amend it; `OPTION`: it expires soon; `DRAFT`: go on with it. */
export const attentionKinds = ['RETURNED', 'OPTION', 'DRAFT'] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** Days before an option expires from which it needs attention. */
export const optionDays = 7;

/** How long a case has waited for the desk, by the hours that the agency has set. */
export const ages = ['new', 'due', 'late'] as const;
export type Age = (typeof ages)[number];

const isFor: Card['isFor'] = ({ role }) => role === 'salesperson';

export const attentionCard: Card = {
  id: 'needs-attention',
  title: 'Needs your attention',
  order: 10,
  width: 'wide',
  isFor,
  inPilot: true,
  startsOff: true,
};

export const mySubmissionsCard: Card = {
  id: 'my-submissions',
  title: 'My submissions',
  order: 80,
  width: 'full',
  isFor,
  startsOff: true,
};

export const deskQueueCard: Card = {
  id: 'desk-queue',
  title: 'Submissions to claim',
  order: 10,
  width: 'wide',
  isFor: (reader) => mayEnter(reader, 'desk:submissions'),
  startsOff: true,
};

/** Only the compliance desk sees holds, not the administrator. */
export const onHoldCard: Card = {
  id: 'on-hold',
  title: 'On hold',
  order: 12,
  width: 'wide',
  isFor: isCompliance,
  startsOff: true,
};

export const approvedCard: Card = {
  id: 'newly-approved',
  title: 'Newly approved',
  order: 60,
  width: 'wide',
  isFor: (reader) => mayEnter(reader, 'desk:finance'),
  startsOff: true,
};

export const deskStatusesCard: Card = {
  id: 'desk-statuses',
  title: 'Submissions by status',
  order: 50,
  width: 'full',
  isFor: (reader) => mayEnter(reader, ['desk:submissions', 'desk:compliance']),
  startsOff: true,
};

export const formsBeginCard: Card = {
  id: 'forms-begin',
  title: 'Getting started',
  order: 5,
  width: 'full',
  isFor: isCompliance,
};

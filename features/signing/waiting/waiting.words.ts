import type { Card } from '#platform/contract/card.ts';
import { choice, id, instant, listFields, text } from '#platform/contract/list-fields.ts';
import { deliveries, type SigningState, signingStates } from '../signing.words.ts';

/** Documents sent to customers, on the home page of their sender. */
export const waitingCard: Card = {
  id: 'waiting-for-customers',
  title: 'Waiting for customers',
  order: 13,
  width: 'full',
  isFor: ({ role }) => role === 'salesperson',
  startsOff: true,
};

/** Filters of the list; without one, all that is not signed. */
export const waitingFilters = {
  SENT: 'Not opened yet',
  OPENED: 'Opened',
  EXPIRING: 'Expires within 2 days',
  UNDELIVERED: 'Could not be delivered',
  DECLINED: 'Declined',
  ENDED: 'Expired or locked',
  SIGNED: 'Signed',
} as const;
export type WaitingFilter = keyof typeof waitingFilters;

const { REVOKED: _, ...shown } = signingStates;
/** A withdrawn request is not listed: nobody waits for it. */
export const waitingStates: Record<Exclude<SigningState, 'REVOKED'>, string> = shown;

/** Address of the list, and of a part of it. */
export const waitingPath = '/contact-management/waiting';
export const waitingAddress = (show: WaitingFilter): `${typeof waitingPath}?show=${WaitingFilter}` =>
  `${waitingPath}?show=${show}`;

export const waitingFields = listFields({
  requestId: { is: id },
  recipientName: { label: 'Customer', is: text(28) },
  title: { label: 'Document', is: text(34) },
  about: { label: 'About', is: text(40) },
  address: { label: 'Sent to', is: text(30) },
  state: { label: 'State', is: choice(waitingStates, 16) },
  delivery: { label: 'Delivery', is: choice(deliveries, 26) },
  sentAt: { label: 'Sent', is: instant },
  openedAt: { label: 'Opened', is: instant, maybe: true },
  codeSentAt: { label: 'Code requested', is: instant, maybe: true },
  signedAt: { label: 'Signed', is: instant, maybe: true },
  expiresAt: { label: 'Valid until', is: instant },
  nudgedAt: { label: 'Reminded', is: instant, maybe: true },
});

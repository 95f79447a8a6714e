import { isCompliance } from '#platform/contract/actor.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';

/** Page where compliance sees signed documents that could not be sealed. */
export const unsealedPath = '/agency-desk/compliance/approvals';

export const notSealed: NotificationKind = {
  key: 'notSealed',
  label: 'Signed documents that are not sealed',
  help: 'A customer has signed, and the signed PDF could not be made.',
  action: 'Look and try again',
  isUrgent: true,
  who: 'compliance',
  isFor: isCompliance,
};

export const linkRefused: NotificationKind = {
  key: 'linkRefused',
  label: 'Links that could not be delivered',
  help: 'The email or text message with a link to sign did not reach the customer.',
  action: 'Look and send again',
  isUrgent: true,
  isFor: ({ role }) => role === 'salesperson',
};

/** Page where administrators see the history of certificates. */
export const sealCertificates = '/agency-desk/audit?aggregate=seal-certificate';

export const certificateEnds: NotificationKind = {
  key: 'certificateEnds',
  label: 'The end of the certificate that seals',
  help: 'The agency’s own certificate for signed documents runs out, or has run out.',
  action: 'See which there were',
  isUrgent: true,
  isFor: ({ role }) => role === 'admin',
};

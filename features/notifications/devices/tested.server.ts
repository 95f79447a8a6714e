import type { NotificationKind } from '#platform/contract/notification-kind.ts';

/** Sent when a person tries a device. It goes there by itself, so that nothing is mailed about it. */
export const tested: NotificationKind = {
  key: 'deviceTest',
  label: 'Trying a device',
  help: 'I try whether a device gets notifications',
  action: 'See the devices',
  ownMail: true,
  isFor: () => false,
};

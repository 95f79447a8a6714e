import type { NotificationKind } from '#platform/contract/notification-kind.ts';

export const marketNews: NotificationKind = {
  key: 'marketNews',
  label: 'Saved searches',
  help: 'When new sales or tenancies come for a search that you saved.',
  action: 'Open the search',
};

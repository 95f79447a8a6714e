import type { Card } from '#platform/contract/card.ts';

export const notificationsCard: Card = {
  id: 'notifications',
  title: 'Notifications',
  order: 41,
  width: 'narrow',
  isFor: () => true,
  startsOff: true,
};

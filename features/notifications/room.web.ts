import { IconBell } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import { notificationChoices } from '#features/profile/web/index.ts';
import { homePart } from '#platform/web/shell/home.ts';
import { webOffer } from '#platform/web/shell/ports.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';
import { BellPlace } from './bell/BellPlace.tsx';
import { notificationsCard } from './notifications.words.ts';
import { pages } from './pages.web.ts';

const NotificationChoices = lazy(async () => ({
  default: (await import('./choices/NotificationChoices.tsx')).NotificationChoices,
}));

export const room: WebRoom = {
  pages,
  tools: [BellPlace],
  account: [{ label: 'Notification devices', to: '/NotificationDeviceMgt', icon: IconBell }],
  home: [
    homePart(
      notificationsCard,
      lazyRouteComponent(() => import('./bell/NewestNotifications.card.tsx'), 'NewestNotifications'),
    ),
  ],
  offers: [webOffer(notificationChoices, NotificationChoices)],
};

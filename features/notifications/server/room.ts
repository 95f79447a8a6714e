import { approvalsPort } from '#features/people/server/index.ts';
import { dashboardPart } from '#platform/server/dashboard.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { Newest } from '../contract/index.ts';
import { streamCalls } from '../contract/stream.ts';
import { notificationsCard } from '../words.ts';
import { approvals, toApprove } from './approvals.ts';
import { sealedPushKey } from './delivery/push-key.ts';
import { sealedDevices } from './devices/devices.ts';
import { tested } from './devices/tested.ts';
import { notificationJobs } from './jobs.ts';
import { openLive } from './live.ts';
import { readNewest } from './read-notifications.ts';
import { notificationRoutes } from './routes.ts';

export const room: Room = {
  routes: notificationRoutes,
  raw: { calls: streamCalls, routes: (services, { notices }) => openLive(services, notices) },
  jobs: notificationJobs,
  notices: [toApprove, tested],
  offers: [dashboardPart(notificationsCard, Newest, readNewest), offer(approvalsPort, approvals)],
  sealed: [sealedDevices, sealedPushKey],
};

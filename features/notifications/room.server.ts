import { approvalsPort } from '#features/people/index.server.ts';
import { dashboardPart } from '#platform/server/dashboard.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { approvals, toApprove } from './approvals/approvals.server.ts';
import { readNewest } from './bell/read-notifications.server.ts';
import { notificationJobs } from './delivery/jobs.server.ts';
import { sealedDevices } from './devices/devices.server.ts';
import { sealedPushKey } from './devices/push-key.server.ts';
import { tested } from './devices/tested.server.ts';
import { notificationsCard } from './notifications.words.ts';
import { Newest } from './room.calls.ts';
import { notificationRoutes } from './routes.server.ts';
import { openLive } from './stream/live.server.ts';
import { streamCalls } from './stream/stream.calls.ts';

export const room: Room = {
  routes: notificationRoutes,
  raw: { calls: streamCalls, routes: (services, { notices }) => openLive(services, notices) },
  jobs: notificationJobs,
  notices: [toApprove, tested],
  offers: [dashboardPart(notificationsCard, Newest, readNewest), offer(approvalsPort, approvals)],
  sealed: [sealedDevices, sealedPushKey],
};

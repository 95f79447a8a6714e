import type { Services } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import type { House } from '#platform/server/room.ts';
import { deliverJob } from '../signals.server.ts';
import { makeDailyMails } from './daily-mails.server.ts';
import { deliver } from './deliver.server.ts';

const some = 5_000;

const forgotten = [
  // Deletes notifications 90 days after they were read, and all after a year.
  `DELETE FROM notification WHERE id IN (
     SELECT id FROM notification
     WHERE created_at < $1::timestamptz - interval '365 days'
       OR (created_at < $1::timestamptz - interval '90 days' AND read_at < $1::timestamptz - interval '90 days')
     LIMIT ${some}
   ) RETURNING id`,
  `DELETE FROM notification_delivery WHERE id IN (
     SELECT id FROM notification_delivery WHERE settled_at < $1::timestamptz - interval '30 days' LIMIT ${some}
   ) RETURNING id`,
];

export const notificationJobs = (services: Services, { notices }: House): Job[] => [
  { name: deliverJob, everyCron: '* * * * *', run: () => deliver(services, notices) },
  {
    name: 'notifications.daily-mails',
    everyCron: '*/5 * * * *',
    run: async () => {
      await makeDailyMails(services);
      await deliver(services, notices);
    },
  },
  {
    name: 'notifications.forget',
    everyCron: '10 3 * * *',
    run: async () => {
      const { database, clock } = services;
      for (const text of forgotten) {
        let more = true;
        while (more) more = (await ask(database, text, [clock.now().toString()])).length === some;
      }
    },
  },
];

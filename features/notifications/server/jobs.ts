import type { Services } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';

const forgotten = `
  DELETE FROM notification WHERE id IN (
    SELECT id FROM notification WHERE created_at < $1 OR (created_at < $2 AND read_at < $2) LIMIT 5000
  )`;

/** Every night: what was read 90 days ago, and all after a year. */
export const notificationJobs = ({ database, clock }: Pick<Services, 'database' | 'clock'>): Job[] => [
  {
    name: 'notifications.forget',
    everyCron: '10 3 * * *',
    run: async () => {
      const ago = (days: number) =>
        clock
          .now()
          .subtract({ hours: days * 24 })
          .toString();
      const limits = [ago(365), ago(90)];
      let more = true;
      while (more) more = (await ask(database, `${forgotten} RETURNING id`, limits)).length === 5000;
    },
  },
];

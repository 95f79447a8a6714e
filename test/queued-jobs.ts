import { ask } from '#platform/server/database/ask.ts';
import { takeRequest } from '#platform/server/request-id.ts';
import type { TestApp } from './app.ts';

type Queued = { id: string; name: string; data: object };

const next = `
  SELECT id, name, data FROM pgboss.job WHERE name = ANY($1) AND state = 'created' ORDER BY created_on, id LIMIT 1`;

/** Does what is queued under these names, one after the other, until nothing is left: also what those jobs queue themselves. */
export const doQueued = async ({ services, composed }: TestApp, ...names: string[]): Promise<void> => {
  const { database } = services;
  for (;;) {
    const [job] = await ask<Queued>(database, next, [names]);
    if (!job) return;
    await composed.jobs.find(({ name }) => name === job.name)?.run(takeRequest(job.data).payload);
    await database.$client.query("UPDATE pgboss.job SET state = 'completed' WHERE id = $1", [job.id]);
  }
};

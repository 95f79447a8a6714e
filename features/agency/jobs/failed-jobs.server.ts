import { missing } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { discardDeadJob, listDeadJobs, listRetriedJobs } from '#platform/server/jobs/dead-letters.ts';
import { readMailQueue } from '#platform/server/jobs/mail-queue.ts';

type Which = { params: { id: string } };

export const listFailedJobs = async (at: Reading) => ({
  rows: await listDeadJobs(at.db),
  retried: await listRetriedJobs(at.db),
  mail: await readMailQueue(at.db),
});

export const retryJob = async (at: Writing, { params }: Which): Promise<undefined> => {
  if (!(await at.jobs.revive(at.db, params.id))) throw missing('job');
  await note(at, params.id, 'job.retried');
};

export const discardJob = async (at: Writing, { params }: Which): Promise<undefined> => {
  if (!(await discardDeadJob(at.db, params.id))) throw missing('job');
  await note(at, params.id, 'job.discarded');
};

const note = (at: Writing, aggregateId: string, action: string) =>
  record(at, { aggregate: 'job', aggregateId, action });

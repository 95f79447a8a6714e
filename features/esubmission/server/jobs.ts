import type { Services } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { notifyJob } from './notify.ts';

/** What submissions do in the background. */
export const esubmissionJobs = (services: Services): Job[] => [notifyJob(services)];

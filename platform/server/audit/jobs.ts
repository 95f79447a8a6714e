import type { Services } from '../context.ts';
import type { Job } from '../jobs/jobs.ts';
import { setAnchor } from './anchor.ts';

export const auditJobs = ({ database, clock }: Services): Job[] => [
  { name: 'audit.anchor', everyCron: '7 * * * *', run: () => setAnchor(database.$client, clock.now()) },
];

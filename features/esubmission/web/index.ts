export { Status, type StatusId, statuses } from '../words.ts';
export { api as esubmissionApi } from './api.ts';
export { NewTransaction } from './NewTransaction.tsx';
export { doesCompliance, seesSubmissions, worksAtDesk, writesRules } from './readers.ts';
export { recentSubmissions } from './recent.ts';
export { lookOfStatus } from './statusTone.ts';

import { auditCalls } from './audit-calls.ts';
import { jobCalls } from './job-calls.ts';
import { noticeCalls } from './notice-calls.ts';
import { personCalls } from './person-calls.ts';
import { portalCalls } from './portal-calls.ts';
import { settingCalls } from './setting-calls.ts';

/** The screens of the agency itself: what it sets, who works in it, and what went on. */
export const agency = { ...settingCalls, ...personCalls, ...portalCalls, ...noticeCalls, ...jobCalls, ...auditCalls };

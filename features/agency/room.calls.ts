import { auditCalls } from './audit/audit.calls.ts';
import { jobCalls } from './jobs/jobs.calls.ts';
import { noticeCalls } from './notice/notice.calls.ts';
import { paperCalls } from './papers/papers.calls.ts';
import { personCalls } from './people/people.calls.ts';
import { peopleFileCalls } from './people-file/people-file.calls.ts';
import { portalCalls } from './portal/portal.calls.ts';
import { settingCalls } from './settings/settings.calls.ts';
import { teamCalls } from './teams/team.calls.ts';

/** The screens of the agency itself: its settings, its people and its audit trail. */
export const agency = {
  ...settingCalls,
  ...personCalls,
  ...teamCalls,
  ...peopleFileCalls,
  ...paperCalls,
  ...portalCalls,
  ...noticeCalls,
  ...jobCalls,
  ...auditCalls,
};

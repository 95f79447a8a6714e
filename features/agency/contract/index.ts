import { auditCalls } from './audit.ts';
import { jobCalls } from './jobs.ts';
import { noticeCalls } from './notice.ts';
import { paperCalls } from './papers.ts';
import { personCalls } from './people.ts';
import { peopleFileCalls } from './people-file.ts';
import { portalCalls } from './portal.ts';
import { settingCalls } from './settings.ts';
import { teamCalls } from './team.ts';

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

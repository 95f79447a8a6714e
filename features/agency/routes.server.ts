import type { HeldSessions } from '#features/identity/index.server.ts';
import type { Setting } from '#features/settings/contract.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { AuditedKind } from '#platform/server/audit/described.ts';
import { verifyAudit } from '#platform/server/audit/verify.ts';
import { implement } from '#platform/server/http/implement.ts';
import { auditTrail } from './audit/list-audit.server.ts';
import { discardJob, listFailedJobs, retryJob } from './jobs/failed-jobs.server.ts';
import { gstRateChanges, prepareRate, readRates } from './papers/gst-rates.server.ts';
import { readLetterhead, readLogo, setLetterhead, setLogo } from './papers/letterhead.server.ts';
import { changeRole, correct, disable, enable, signOutEverywhere } from './people/change-people.server.ts';
import { listPeople } from './people/list-people.server.ts';
import { readPerson } from './people/read-person.server.ts';
import { applyPeopleFile } from './people-file/apply.server.ts';
import { exportPeople } from './people-file/export.server.ts';
import { readPeopleFile } from './people-file/read.server.ts';
import { previewPeopleFile, uploadPeopleFile } from './people-file/upload.server.ts';
import { askPortal } from './portal/ask-portal.server.ts';
import { openPortal, portalSeconds } from './portal/open-portal.server.ts';
import { closePortal, readPortal } from './portal/read-portal.server.ts';
import { agency } from './room.calls.ts';
import { publicNotice } from './room.settings.ts';
import { accountChanges, approveSetting, declineSetting } from './settings/by-two.server.ts';
import { changeSetting, resetSetting } from './settings/change-setting.server.ts';
import { settingHistory } from './settings/history.server.ts';
import { listSettings } from './settings/list-settings.server.ts';
import { listOfficers } from './settings/officers.server.ts';
import { giveRank, giveUpline, moveTeamUp, readTeamToMove, takeRank, takeUpline } from './teams/team.server.ts';

/** `sessions.forget` applies a change of an account on this server at once. The other servers get a notification. */
export const agencyRoutes = (
  sessions: Pick<HeldSessions, 'forget'>,
  settings: Setting<unknown>[],
  kinds: AuditedKind[],
  others: AuditedKind['names'][],
) => {
  const trail = auditTrail(kinds, others);
  return implement('agency', agency, {
    settings: listSettings(settings),
    changeSetting: changeSetting(settings),
    resetSetting: resetSetting(settings),
    settingChanges: accountChanges.list,
    approveSetting: approveSetting(settings),
    declineSetting,
    settingHistory: settingHistory(settings),
    officers: listOfficers,

    people: listPeople,
    person: readPerson,
    correctPerson: correct,
    setRole: async (at, input) => {
      const answer = await changeRole(at, input);
      sessions.forget(input.params.id);
      return answer;
    },
    disablePerson: async (at, input) => {
      await disable(at, input);
      sessions.forget(input.params.id);
      return undefined;
    },
    enablePerson: enable,
    endSessions: async (at, input) => {
      await signOutEverywhere(at, input);
      sessions.forget(input.params.id);
      return undefined;
    },

    setRank: giveRank,
    removeRank: takeRank,
    setUpline: giveUpline,
    removeUpline: takeUpline,
    teamToMove: readTeamToMove,
    rollUp: moveTeamUp,
    peopleExport: exportPeople,
    previewPeopleFile,
    uploadPeopleFile,
    peopleFile: readPeopleFile,
    applyPeopleFile,

    letterhead: readLetterhead,
    letterheadLogo: readLogo,
    setLetterhead,
    setLogo,
    gstRates: readRates,
    addGstRate: prepareRate,
    approveGstRate: gstRateChanges.approve,
    declineGstRate: gstRateChanges.decline,

    failedJobs: listFailedJobs,
    retryJob,
    discardJob,
    audit: trail.page,
    auditSheet: trail.file,
    verifyAudit: async (at) => {
      const { faults } = await verifyAudit(at.database.$client, at.secrets, at.config.auditAnchorFile);
      return { isWhole: faults.length === 0 };
    },

    notice: async (at) => ({ text: await readSetting(at.db, publicNotice) }),

    askPortal,
    openPortal: async (at, input) => {
      const { token, ...opened } = await openPortal(at, input);
      at.reply.setPortal(token, portalSeconds);
      return opened;
    },
    portal: readPortal,
    closePortal: async (at) => {
      await closePortal(at);
      sessions.forget(at.actor.userId);
      at.reply.setSession(null);
      return undefined;
    },
  });
};

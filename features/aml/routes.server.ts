import { implement } from '#platform/server/http/implement.ts';
import { caseFindings } from './cases/case-findings.server.ts';
import { addSubject, changeSubject, removeSubject } from './cases/change-subjects.server.ts';
import { findCases } from './cases/find-cases.server.ts';
import { generateAmlInfo } from './cases/generate.server.ts';
import { casesList } from './cases/list-cases.server.ts';
import { openCase, screenAgain } from './cases/open-case.server.ts';
import { readCase } from './cases/read-case.server.ts';
import type { Claimants } from './hits/claimants.server.ts';
import { hitDecisions } from './hits/decide.server.ts';
import { hitsList, waitingHits } from './hits/list-hits.server.ts';
import { readHit, revealSubject } from './hits/read-hit.server.ts';
import { holdCustomer } from './holds/hold-customer.server.ts';
import { liftHold } from './holds/lift-hold.server.ts';
import { registerOfSuspicions } from './register/list-register.server.ts';
import { addPaper, openPaper, removePaper } from './register/papers.server.ts';
import { decideFiling, enterSuspicion, readEntry, referCase, rewriteEntry } from './register/register.server.ts';
import { downloadReport } from './reports/download-report.server.ts';
import { findReport, generateReport } from './reports/make-report.server.ts';
import { openReportSession, reportSeconds } from './reports/report-session.server.ts';
import { aml } from './room.calls.ts';

export const amlRoutes = (claimants: Claimants) =>
  implement('aml', aml, {
    generateAmlInfo,
    findCases,
    caseFindings: (at, input) => caseFindings(at, claimants, input),
    amls: casesList.page,
    amlsSheet: casesList.file,
    openCase,
    amlReport: readCase,
    addSubject,
    changeSubject,
    removeSubject,
    screenAgain,
    refer: referCase,

    reportAuth: async (at) => {
      const opened = await openReportSession(at);
      at.reply.setReport(opened.token, reportSeconds);
      return opened;
    },
    generateReport,
    getReport: (at, { body }) => findReport(at, body.reportID),
    downloadReport,

    hits: hitsList.page,
    hitsSheet: hitsList.file,
    waitingHits,
    hit: (at, input) => readHit(at, claimants, input),
    ...hitDecisions(claimants),
    revealSubject,

    holdCustomer,
    liftHold: (at, input) => liftHold(at, claimants, input),

    register: registerOfSuspicions.page,
    registerSheet: registerOfSuspicions.file,
    entry: readEntry,
    enter: enterSuspicion,
    rewrite: rewriteEntry,
    decideFiling,
    addPaper,
    paper: openPaper,
    removePaper,
  });

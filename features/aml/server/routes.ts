import { implement } from '#platform/server/http/implement.ts';
import { aml } from '../contract/index.ts';
import { caseFindings } from './cases/case-findings.ts';
import { addSubject, changeSubject, removeSubject } from './cases/change-subjects.ts';
import { findCases } from './cases/find-cases.ts';
import { generateAmlInfo } from './cases/generate.ts';
import { casesList } from './cases/list-cases.ts';
import { openCase, screenAgain } from './cases/open-case.ts';
import { readCase } from './cases/read-case.ts';
import type { Claimants } from './hits/claimants.ts';
import { hitDecisions } from './hits/decide.ts';
import { hitsList, waitingHits } from './hits/list-hits.ts';
import { readHit, revealSubject } from './hits/read-hit.ts';
import { holdCustomer } from './holds/hold-customer.ts';
import { liftHold } from './holds/lift-hold.ts';
import { registerOfSuspicions } from './register/list-register.ts';
import { addPaper, openPaper, removePaper } from './register/papers.ts';
import { decideFiling, enterSuspicion, readEntry, referCase, rewriteEntry } from './register/register.ts';
import { downloadReport } from './reports/download-report.ts';
import { findReport, generateReport } from './reports/make-report.ts';
import { openReportSession, reportSeconds } from './reports/report-session.ts';

export const amlRoutes = (claimants: Claimants) =>
  implement('aml', aml, {
    generateAmlInfo,
    findCases,
    caseFindings: (at, given) => caseFindings(at, claimants, given),
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
    hit: (at, given) => readHit(at, claimants, given),
    ...hitDecisions(claimants),
    revealSubject,

    holdCustomer,
    liftHold: (at, given) => liftHold(at, claimants, given),

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

import type { CaseKeeper } from '#features/aml/server/index.ts';
import { implement } from '#platform/server/http/implement.ts';
import { ecdd } from '../contract/index.ts';
import { noteAfterDeal } from './approvals/after-deal.ts';
import { approvalsList, decideForm, waitingApprovals } from './approvals/approvals.ts';
import { addOfficerPaper, askWealth } from './approvals/ask-wealth.ts';
import { beginCorrection, decideCorrection } from './corrections/correct.ts';
import { formRequests } from './corrections/requests.ts';
import { decideScan } from './corrections/scans.ts';
import { readCustomerChecks, readSecurityCheck } from './forms/checks.ts';
import { readNewForm } from './forms/draft.ts';
import { findForms } from './forms/find.ts';
import { myForms } from './forms/my-forms.ts';
import { downloadForm } from './forms/paper.ts';
import { readForm, readFormsOfCase, readResult } from './forms/read.ts';
import { saveForm, updateForm } from './forms/save.ts';
import { holdForm, liftHold } from './keeping/hold.ts';
import { keptForms } from './keeping/kept.ts';
import { askPurge, decidePurge, readPurges } from './keeping/purges.ts';
import { determine } from './signing/determine.ts';
import { noteRefusal, removePaper, uploadPaper } from './signing/papers.ts';
import { revokeForm, sendForSigning } from './signing/send.ts';
import {
  discardTemplate,
  draftTemplate,
  editQuestion,
  proposeTemplate,
  publishTemplate,
  returnTemplate,
} from './templates/draft.ts';
import { readTemplateDetails, readTemplates } from './templates/templates.ts';
import { readVersion, readVersions } from './templates/versions.ts';

export const ecddRoutes = (keepers: CaseKeeper[]) =>
  implement('ecdd', ecdd, {
    templates: readTemplates,
    templateDetails: readTemplateDetails,

    determine,
    sendForSigning,
    revokeForm,
    uploadPaper,
    removePaper,
    noteRefusal,

    formsOfCase: readFormsOfCase,
    newForm: readNewForm,
    saveForm,
    updateForm,
    formResult: readResult,
    form: readForm,
    formFile: downloadForm,
    beginCorrection,
    decideCorrection,
    decideScan,
    formRequests,
    findForms,
    myForms: myForms.page,
    myFormsSheet: myForms.file,

    securityCheck: readSecurityCheck,
    customerChecks: readCustomerChecks,

    approvals: approvalsList.page,
    approvalsSheet: approvalsList.file,
    waitingApprovals,
    decideForm,
    askWealth,
    noteAfterDeal,
    officerPaper: addOfficerPaper,

    builderVersions: readVersions,
    builderVersion: readVersion,
    draftTemplate,
    editQuestion,
    discardTemplate,
    proposeTemplate,
    returnTemplate,
    publishTemplate,

    keptForms: keptForms.page,
    keptFormsSheet: keptForms.file,
    purges: readPurges,
    askPurge,
    decidePurge: decidePurge(keepers),
    holdForm,
    liftHold,
  });

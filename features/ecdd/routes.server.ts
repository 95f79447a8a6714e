import type { CaseKeeper } from '#features/aml/index.server.ts';
import { implement } from '#platform/server/http/implement.ts';
import { noteAfterDeal } from './approvals/after-deal.server.ts';
import { approvalsList, decideForm, waitingApprovals } from './approvals/approvals.server.ts';
import { addOfficerPaper, askWealth } from './approvals/ask-wealth.server.ts';
import { beginCorrection, decideCorrection } from './corrections/correct.server.ts';
import { formRequests } from './corrections/requests.server.ts';
import { decideScan } from './corrections/scans.server.ts';
import { readCustomerChecks, readSecurityCheck } from './dossier/checks.server.ts';
import { readNewForm } from './forms/draft.server.ts';
import { findForms } from './forms/find.server.ts';
import { myForms } from './forms/my-forms.server.ts';
import { downloadForm } from './forms/paper.server.ts';
import { readForm, readFormsOfCase, readResult } from './forms/read.server.ts';
import { saveForm, updateForm } from './forms/save.server.ts';
import { holdForm, liftHold } from './keeping/hold.server.ts';
import { askPurge, decidePurge, readPurges } from './keeping/purges.server.ts';
import { retainedForms } from './keeping/retained-forms.server.ts';
import { noteRefusal, removePaper, uploadPaper } from './papers/papers.server.ts';
import { determine } from './rating/determine.server.ts';
import { ecdd } from './room.calls.ts';
import { revokeForm, sendForSigning } from './signing/send.server.ts';
import {
  discardTemplate,
  draftTemplate,
  editQuestion,
  proposeTemplate,
  publishTemplate,
  returnTemplate,
} from './templates/draft.server.ts';
import { readTemplateDetails, readTemplates } from './templates/templates.server.ts';
import { translateQuestion, translateSection } from './templates/translate.server.ts';
import { readVersion, readVersions } from './templates/versions.server.ts';

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
    translateQuestion,
    translateSection,
    discardTemplate,
    proposeTemplate,
    returnTemplate,
    publishTemplate,

    keptForms: retainedForms.page,
    keptFormsSheet: retainedForms.file,
    purges: readPurges,
    askPurge,
    decidePurge: decidePurge(keepers),
    holdForm,
    liftHold,
  });

import type { Handlers } from '#platform/server/http/implement.ts';
import { readInvoiceTo, readServingParties } from './billing/choices.server.ts';
import { readBilling } from './billing/read.server.ts';
import { addBill, saveBilling } from './billing/save.server.ts';
import { readTax, readTaxRates } from './billing/tax.server.ts';
import { readDocuments, readPartyDocuments } from './checklist/read.server.ts';
import { listRules } from './checklist-rules/list-rules.server.ts';
import { addRule, changeRule, endRule } from './checklist-rules/write-rule.server.ts';
import { enterStamp } from './desk/enter-stamp.server.ts';
import { giveArchived, readArchived } from './documents/archived.server.ts';
import { readBlankForm } from './documents/blank-forms.server.ts';
import { judgeDocument } from './documents/judge.server.ts';
import { removeFile } from './documents/remove.server.ts';
import { uploadDocument } from './documents/upload.server.ts';
import { readDueDiligence } from './due-diligence/read.server.ts';
import { startPartyForm } from './due-diligence/start.server.ts';
import { propertyHandlers } from './property/properties.server.ts';
import { cloneEsubmission } from './record/clone.server.ts';
import { listUnread, markRead, readRemarks } from './remarks/read.server.ts';
import { addRemark } from './remarks/remarks.server.ts';
import type { esubmission } from './room.calls.ts';
import { readExternal, readInternal } from './shares/read.server.ts';
import { addExternal, addInternal, saveExternal } from './shares/save-external.server.ts';
import { saveInternal } from './shares/save-internal.server.ts';
import { uploadEvidence } from './status/abort.server.ts';

/** The calls on the children of a submission: shares, bills, documents, evidence, remarks. */
export const caseHandlers = {
  externalCobrokes: (at, { params }) => readExternal(at, params.id),
  addExternalCobroke: addExternal,
  replaceExternalCobrokes: (at, { body }) => saveExternal(at, { params: body, body }),
  saveExternalCobrokes: saveExternal,
  internalCobrokes: (at, { params }) => readInternal(at, params.id),
  addInternalCobroke: addInternal,
  replaceInternalCobrokes: (at, { body }) => saveInternal(at, { params: body, body }),
  saveInternalCobrokes: saveInternal,
  billing: (at, { params }) => readBilling(at, params.id),
  tax: readTax,
  billingInfos: (at, { query }) => readBilling(at, query.eSubId),
  addBill,
  addBills: saveBilling,
  saveBilling,
  invoiceTo: readInvoiceTo,
  servingParties: readServingParties,
  taxRates: readTaxRates,
  documents: readDocuments,
  partyDocuments: readPartyDocuments,
  mediaDocuments: readDocuments,
  caseDocuments: (at, { params }) => readDocuments(at, { query: { eSubId: params.id } }),
  blankForm: readBlankForm,
  dueDiligence: readDueDiligence,
  startForm: startPartyForm,
  documentRules: listRules,
  addRule,
  changeRule,
  endRule,
  upload: uploadDocument,
  archivedPapers: readArchived,
  giveArchived,
  judgeDocument,
  enterStamp,
  removeFile,
  uploadEvidence,
  remarks: readRemarks,
  clone: cloneEsubmission,
  unreadRemarks: listUnread,
  addRemark,
  readRemarks: markRead,
  ...propertyHandlers,
} satisfies Partial<Handlers<typeof esubmission>>;

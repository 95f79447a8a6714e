import type { Handlers } from '#platform/server/http/implement.ts';
import type { esubmission } from '../contract/index.ts';
import { readInvoiceTo, readServingParties } from './billing/choices.ts';
import { readBilling } from './billing/read.ts';
import { addBill, saveBilling } from './billing/save.ts';
import { readTax, readTaxRates } from './billing/tax.ts';
import { listRules } from './checklist/list-rules.ts';
import { readDocuments, readPartyDocuments } from './checklist/read.ts';
import { addRule, changeRule, endRule } from './checklist/write-rule.ts';
import { enterStamp } from './desk/enter-stamp.ts';
import { readBlankForm } from './documents/blank-forms.ts';
import { judgeDocument } from './documents/judge.ts';
import { removeFile } from './documents/remove.ts';
import { uploadDocument } from './documents/upload.ts';
import { readDueDiligence } from './due-diligence/read.ts';
import { startPartyForm } from './due-diligence/start.ts';
import { propertyHandlers } from './info/properties.ts';
import { uploadEvidence } from './moves/abort.ts';
import { cloneEsubmission } from './moves/clone.ts';
import { listUnread, markRead, readRemarks } from './remarks/read.ts';
import { addRemark } from './remarks/remarks.ts';
import { readExternal, readInternal } from './shares/read.ts';
import { addExternal, addInternal, saveExternal } from './shares/save-external.ts';
import { saveInternal } from './shares/save-internal.ts';

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

import type { Handlers } from '#platform/server/http/implement.ts';
import type { esubmission } from '../contract.ts';
import { uploadEvidence } from './abort/upload-evidence.ts';
import { readTax, readTaxRates } from './billing/gst-rates.ts';
import { readBilling } from './billing/read-billing.ts';
import { readInvoiceTo, readServingParties } from './billing/read-choices.ts';
import { addBill, saveBilling } from './billing/save-billing.ts';
import { cloneEsubmission } from './clone/clone-esubmission.ts';
import { judgeDocument } from './documents/judge-document.ts';
import { readBlankForm } from './documents/read-blank-form.ts';
import { readDocuments, readPartyDocuments } from './documents/read-documents.ts';
import { removeFile } from './documents/remove-file.ts';
import { uploadDocument } from './documents/upload.ts';
import { propertyHandlers } from './properties/handlers.ts';
import { addRemark } from './remarks/add-remark.ts';
import { listUnread } from './remarks/list-unread.ts';
import { markRead } from './remarks/mark-read.ts';
import { readRemarks } from './remarks/read-remarks.ts';
import { listRules } from './rules/list-rules.ts';
import { addRule, changeRule, endRule } from './rules/write-rule.ts';
import { addExternal, addInternal } from './shares/add-cobroke.ts';
import { readExternal, readInternal } from './shares/read-cobrokes.ts';
import { saveExternal } from './shares/save-external.ts';
import { saveInternal } from './shares/save-internal.ts';

/** The calls on what hangs on a submission: shares, bills, documents, evidence, remarks. */
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
  saveBilling,
  invoiceTo: readInvoiceTo,
  servingParties: readServingParties,
  taxRates: readTaxRates,
  documents: readDocuments,
  partyDocuments: readPartyDocuments,
  mediaDocuments: readDocuments,
  caseDocuments: (at, { params }) => readDocuments(at, { query: { eSubId: params.id } }),
  blankForm: readBlankForm,
  documentRules: listRules,
  addRule,
  changeRule,
  endRule,
  upload: uploadDocument,
  judgeDocument,
  removeFile,
  uploadEvidence,
  remarks: readRemarks,
  clone: cloneEsubmission,
  unreadRemarks: listUnread,
  addRemark,
  readRemarks: markRead,
  ...propertyHandlers,
} satisfies Partial<Handlers<typeof esubmission>>;

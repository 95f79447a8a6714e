import type { Handlers } from '#platform/server/http/implement.ts';
import type { esubmission } from '../contract.ts';
import { readBilling } from './billing/read-billing.ts';
import { saveBilling } from './billing/save-billing.ts';
import { readDocuments } from './documents/read-checklist.ts';
import { removeFile } from './documents/remove-file.ts';
import { uploadDocument } from './documents/upload.ts';
import { readExternal, readInternal } from './shares/read-cobrokes.ts';
import { saveExternal } from './shares/save-external.ts';
import { saveInternal } from './shares/save-internal.ts';

/** The calls on what hangs on a submission: shares, bills, documents. */
export const caseHandlers = {
  externalCobrokes: (at, { params }) => readExternal(at, params.id),
  saveExternalCobrokes: saveExternal,
  internalCobrokes: (at, { params }) => readInternal(at, params.id),
  saveInternalCobrokes: saveInternal,
  billing: (at, { params }) => readBilling(at, params.id),
  saveBilling,
  documents: readDocuments,
  upload: uploadDocument,
  removeFile,
} satisfies Partial<Handlers<typeof esubmission>>;

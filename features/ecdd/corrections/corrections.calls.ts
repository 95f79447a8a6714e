import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { correctionStates, requestKinds, scanStates } from '../forms/forms.words.ts';

/** Why a signed version is corrected, and who let the correction begin. */
export const Correction = z.object({
  id: id(),
  /** That was signed. */
  version: z.int(),
  state: z.enum(keysOf(correctionStates)),
  reason: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  /** The officer, of a form that a transaction was approved with; empty: nobody had to. */
  decidedBy: z.string(),
  decidedAt: z.iso.datetime().nullable(),
  word: z.string(),
  /** What the corrected version says otherwise; null: it was not sent yet. */
  changed: z.array(z.string()).nullable(),
});

/** A scan that came after a link was sent. */
export const Scan = z.object({
  id: id(),
  version: z.int(),
  state: z.enum(keysOf(scanStates)),
  fileId: id(),
  by: z.string(),
  at: z.iso.datetime(),
  decidedBy: z.string(),
  decidedAt: z.iso.datetime().nullable(),
  word: z.string(),
});

const Request = z.object({
  kind: z.enum(keysOf(requestKinds)),
  formId: id(),
  formNo: z.string(),
  name: z.string(),
  property: z.string(),
  salesperson: z.string(),
  at: z.iso.datetime(),
});

export const correctionCalls = {
  beginCorrection: endpoint({
    method: 'POST',
    path: '/v1/ecdd-aml-forms/{id}/corrections',
    who: 'salesperson',
    summary:
      'Begins the correction of a form that is signed, with the reason: the next change makes another version, which is signed again. Of a form that a transaction was approved with, compliance is asked to begin it.',
    params: z.strictObject({ id: id() }),
    body: z.strictObject({ version: z.int().min(1), reason: requiredText(500) }),
    data: z.object({ id: id(), correction: z.enum(['ASKED', 'BEGUN']) }),
    message: 'Reason recorded',
    refuses: ['missing', 'stale', 'conflict'],
  }),
  decideCorrection: endpoint({
    method: 'PUT',
    path: '/v1/compliance/form-corrections/{id}',
    secondWord: true,
    who: 'compliance',
    summary: 'Begins a correction that a salesperson has asked for, or refuses it with a word.',
    params: z.strictObject({ id: id() }),
    command: true,
    body: z
      .strictObject({ isBegun: z.boolean(), word: text(500).default('') })
      .refine(({ isBegun, word }) => isBegun || word !== '', { path: ['word'], error: 'Say why it is refused.' }),
    message: 'Decision recorded',
    refuses: ['missing', 'conflict', 'forbidden'],
  }),
  decideScan: endpoint({
    method: 'PUT',
    path: '/v1/compliance/form-scans/{id}',
    secondWord: true,
    who: 'compliance',
    summary: 'Takes a scan that came after a link was sent, which ends a link that is out, or refuses it with a word.',
    params: z.strictObject({ id: id() }),
    command: true,
    body: z
      .strictObject({ isTaken: z.boolean(), word: text(500).default('') })
      .refine(({ isTaken, word }) => isTaken || word !== '', { path: ['word'], error: 'Say why it is refused.' }),
    message: 'Decision recorded',
    refuses: ['missing', 'conflict', 'forbidden', 'invalid'],
  }),
  formRequests: endpoint({
    method: 'GET',
    path: '/v1/compliance/form-requests',
    who: 'compliance',
    summary: 'Corrections of approved forms and scans that wait for compliance, the longest first; at most 50.',
    data: z.array(Request),
  }),
};

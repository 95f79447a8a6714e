import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf } from '#platform/contract/fields.ts';
import { pdfMediaType } from '#platform/contract/files.ts';
import { assessment, ChangedForm, Form, FormDraft, FormResult, FormRow, NewForm } from './form.calls.ts';
import { audiences, cddFor } from './forms.words.ts';

const place = '/v1/ecdd-aml-forms';

const Saved = z.object({
  id: id(),
  formNo: z.string(),
  version: z.int(),
  ownVersion: z.int(),
  rating: assessment.rating,
  isSoFar: assessment.isSoFar,
});

export const formCalls = {
  formsOfCase: endpoint({
    method: 'GET',
    path: `${place}/AML/{aMLID}/ecdd-forms`,
    who: 'signed-in',
    summary: 'The forms of a case, the newest first; those of one property of the contact, if it is given.',
    params: z.strictObject({ aMLID: id() }),
    query: z.strictObject({ propertyId: id().optional() }),
    data: z.array(FormRow),
    refuses: ['missing'],
  }),
  newForm: endpoint({
    method: 'GET',
    path: `${place}/AML/{aMLID}/new-form`,
    who: 'salesperson',
    notThroughPortal: true,
    summary: 'A form to begin with: the questions, and what the case and its contact know already.',
    params: z.strictObject({ aMLID: id() }),
    query: z.strictObject({
      cDDFor: z.enum(keysOf(cddFor)),
      propertyId: id().optional(),
      /** An earlier form of the customer, whose answers are taken over. */
      from: id().optional(),
      /** The form of another owner of the property, on the same side: the transaction and what is about the property are taken over. */
      jointOf: id().optional(),
    }),
    data: FormDraft,
    refuses: ['missing'],
  }),
  saveForm: endpoint({
    method: 'POST',
    path: place,
    who: 'salesperson',
    summary: 'Saves a new form of a case. What is not answered yet may follow.',
    body: NewForm,
    data: Saved,
    message: 'Save E-CDD successfully!',
    refuses: ['missing', 'invalid'],
  }),
  updateForm: endpoint({
    method: 'PUT',
    path: place,
    who: 'salesperson',
    summary:
      'Changes a form: its answers, the particulars and the transaction. Of one that is signed phone and email alone, until a correction is begun.',
    body: ChangedForm,
    record: Form,
    data: Saved,
    message: 'Update E-CDD successfully!',
    refuses: ['missing', 'stale', 'conflict', 'invalid'],
  }),
  formResult: endpoint({
    method: 'GET',
    path: `${place}/result`,
    who: 'signed-in',
    notThroughPortal: true,
    summary: 'The outcome of a form: its answers, the rating with every factor, and what is still to be answered.',
    query: z.strictObject({ id: id() }),
    data: z.object({ id: id(), formNo: z.string(), ...assessment, listECDDAMLFormResult: z.array(FormResult) }),
    refuses: ['missing'],
  }),
  form: endpoint({
    method: 'GET',
    path: `${place}/{id}`,
    who: 'signed-in',
    notThroughPortal: true,
    summary: 'A form with its questions and answers, as far as whoever asks may read them.',
    params: z.strictObject({ id: id() }),
    data: Form,
    refuses: ['missing'],
  }),
  formFile: endpoint({
    method: 'GET',
    path: `${place}/{id}/download-file`,
    who: 'signed-in',
    notThroughPortal: true,
    summary: 'A form as a PDF; with `audience=C` as the customer reads it.',
    params: z.strictObject({ id: id() }),
    query: z.strictObject({ audience: z.enum(keysOf(audiences)).optional() }),
    file: [pdfMediaType],
    refuses: ['missing'],
  }),
};

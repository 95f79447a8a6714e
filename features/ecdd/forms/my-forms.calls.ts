import * as z from 'zod';
import { keysOf, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { FormRow } from './form.calls.ts';
import { formSteps, myFormFields } from './my-forms.words.ts';

const { state, rating, isSoFar, validity } = FormRow.shape;

export const myFormList = listCalls(myFormFields, {
  who: 'salesperson',
  path: '/v1/my-ecdd-forms',
  summary: 'My due diligence forms, the last changed first.',
  fileSummary: 'My due diligence forms as an Excel file, by the same filters.',
  filters: {
    /** Of the customer, the property or the form’s number. */
    search: text(80).optional(),
    step: z.enum(keysOf(formSteps)).optional(),
  },
  sorts: { Changed: 'changedAt', Customer: 'name', Signed: 'signedAt' },
  more: { state, rating, isSoFar, validity },
});

export const myFormCalls = { myForms: myFormList.list, myFormsSheet: myFormList.file };

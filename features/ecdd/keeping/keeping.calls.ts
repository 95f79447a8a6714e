import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { cddFor } from '../forms/forms.words.ts';
import { keepingFields, keepingStates, purgeStates } from './keeping.words.ts';

const who = 'compliance';
const ofForm = z.strictObject({ id: id() });
const instant = z.iso.datetime();

export const keepingList = listCalls(keepingFields, {
  who,
  path: '/v1/compliance/kept-forms',
  summary: 'Forms whose time of keeping is over, those of which it was over first at the top.',
  fileSummary: 'The list of forms whose time of keeping is over as an Excel file, by the same filters.',
  filters: {
    /** Of the customer, the property or the form’s number. */
    search: text(80).optional(),
    state: z.enum(keysOf(keepingStates)).optional(),
  },
  sorts: { 'Kept until': 'dueOn' },
});

/** What two officers purged, or one asked for. Of purged forms it says how many of which kind they were, and no more. */
const Purge = z.object({
  id: id(),
  state: z.enum(keysOf(purgeStates)),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: instant,
  decidedBy: z.string(),
  decidedAt: instant.nullable(),
  note: z.string(),
  /** How many forms it is about. */
  forms: z.int(),
  purged: z.array(
    z.object({ cDDFor: z.enum(keysOf(cddFor)), count: z.int(), from: z.iso.date(), until: z.iso.date() }),
  ),
  /** How many cases of the screening went with the last of their forms. */
  cases: z.int(),
  mayDecide: z.boolean(),
});
export type Purge = z.output<typeof Purge>;

export const keepingCalls = {
  keptForms: keepingList.list,
  keptFormsSheet: keepingList.file,
  purges: endpoint({
    method: 'GET',
    path: '/v1/compliance/purges',
    who,
    summary: 'What waits for a second officer to be purged, and what was purged, the newest first.',
    data: z.array(Purge),
  }),
  askPurge: endpoint({
    method: 'POST',
    path: '/v1/compliance/purges',
    who,
    summary: 'Asks to purge forms whose time of keeping is over. Another officer approves it.',
    body: z.strictObject({
      formIds: z.array(id()).min(1, 'Choose forms.').max(200, 'At most 200 forms at a time.'),
      reason: requiredText(500),
    }),
    data: z.object({ id: id() }),
    message: 'Sent to another officer for approval',
    refuses: ['missing', 'conflict'],
  }),
  decidePurge: endpoint({
    method: 'PUT',
    path: '/v1/compliance/purges/{id}',
    secondWord: 'at-times',
    who,
    summary:
      'Approves a purge, which deletes the forms for good, and each case with the last of its forms, or declines it. Whoever asked for it can only withdraw it.',
    params: ofForm,
    command: true,
    body: z.strictObject({ isApproved: z.boolean(), note: text(500).default('') }),
    message: 'Decision recorded',
    refuses: ['missing', 'conflict', 'forbidden'],
  }),
  holdForm: endpoint({
    method: 'POST',
    path: '/v1/compliance/kept-forms/{id}/hold',
    who,
    summary: 'Puts a form on legal hold: it is not purged until that is lifted.',
    params: ofForm,
    body: z.strictObject({ reason: requiredText(500) }),
    message: 'On legal hold',
    refuses: ['missing', 'conflict'],
  }),
  liftHold: endpoint({
    method: 'DELETE',
    path: '/v1/compliance/kept-forms/{id}/hold',
    secondWord: true,
    who,
    summary: 'Lifts the legal hold of a form, which another officer placed.',
    params: ofForm,
    message: 'Legal hold lifted',
    refuses: ['missing', 'forbidden'],
  }),
};

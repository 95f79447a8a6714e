import * as z from 'zod';
import { cddFor, formStates, shownRatings } from '#features/ecdd/forms/forms.words.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf } from '#platform/contract/fields.ts';
import { agentsAndStaff, ofSubmission } from '../parts.calls.ts';
import { formLineStates } from './due-diligence.words.ts';

const lineState = z.enum(keysOf(formLineStates));

/** A document of the checklist that a form fills. `isFilled`: nothing is missing here, whatever else is pending. */
export const LineForm = z.object({
  state: lineState,
  isFilled: z.boolean(),
  /** For those who may open the form. */
  formId: id().nullable(),
});

/** A party that needs a form. */
const PartyForm = z.object({
  partyUuid: id(),
  name: z.string(),
  cDDFor: z.enum(keysOf(cddFor)),
  /** No client: the other side, which has no agent. */
  isUcp: z.boolean(),
  /** P1 to P12, and the forms of the regulator that the form stands for. */
  path: z.string(),
  forms: z.array(z.string()),
  state: lineState,
  formNo: z.string().nullable(),
  /** For those who may open it. */
  formId: id().nullable(),
  rating: z.enum(keysOf(shownRatings)).nullable(),
  /** Not every question that counts is answered: it is high so far. */
  isSoFar: z.boolean(),
  /** Whether whoever asks may start it. */
  canStart: z.boolean(),
});
export type PartyForm = z.output<typeof PartyForm>;

/** The due diligence of a submission, as its salesperson, the submissions desk and compliance read it. */
export const DueDiligence = z.object({
  /** Null until it is saved the next time. */
  eccdid: id().nullable(),
  /** As the form that is furthest behind. */
  state: z.enum(keysOf(formStates)),
  parties: z.array(PartyForm),
});
export type DueDiligence = z.output<typeof DueDiligence>;

export const dueDiligenceCalls = {
  dueDiligence: endpoint({
    method: 'GET',
    path: '/v1/esubmissions/{id}/due-diligence',
    who: agentsAndStaff,
    summary:
      'Which parties of a submission need a due diligence form, and how each form stands; null where signed forms are uploaded, and for whoever may not read it.',
    params: ofSubmission,
    data: DueDiligence.nullable(),
    refuses: ['missing'],
  }),
  startForm: endpoint({
    method: 'POST',
    path: '/v1/esubmissions/{id}/due-diligence/{partyUuid}',
    who: 'salesperson',
    summary:
      'Starts the due diligence form of a party, with what the submission knows; the one that it has, if it has one.',
    params: ofSubmission.extend({ partyUuid: id() }),
    data: z.object({ formId: id() }),
    message: 'Form ready',
    refuses: ['missing', 'conflict'],
  }),
};

import * as z from 'zod';
import { screeningStates } from '#features/aml/cases/cases.words.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf } from '#platform/contract/fields.ts';
import { cddFor, formStates, shownRatings } from '../forms/forms.words.ts';

/** `ecddID` is the due diligence of a transaction (`eccdid`), or one form; `transID` that transaction. */
const query = z.strictObject({ transID: id().optional(), ecddID: id() });

const Check = z.object({
  ecddID: id(),
  formNo: z.string(),
  cDDFor: z.enum(keysOf(cddFor)),
  property: z.string(),
  state: z.enum(keysOf(formStates)),
  /** Null: not every question that counts is answered, and none makes it high by itself. */
  rating: z.enum(keysOf(shownRatings)).nullable(),
  /** Not every question that counts is answered: it is high so far. */
  isSoFar: z.boolean(),
  /** Questions without an answer. */
  gaps: z.array(z.string()),
  /** What is still to be done before it is done, in words. *Pending* is not explained. */
  blocks: z.array(z.string()),
});

export const checkCalls = {
  securityCheck: endpoint({
    base: 'media',
    method: 'GET',
    path: '/v1/ecdd/security-check',
    who: 'signed-in',
    summary:
      'How the due diligence of a transaction, or of one form, stands: its state, what is missing, and what blocks it.',
    query,
    data: Check.extend({
      transID: id().nullable(),
      /** Null of a transaction, which may have several forms. */
      formNo: z.string().nullable(),
      cDDFor: Check.shape.cDDFor.nullable(),
      checks: z.array(Check),
    }),
    refuses: ['missing'],
  }),
  customerChecks: endpoint({
    base: 'media',
    method: 'GET',
    path: '/v1/ecdd/customer-checks',
    who: 'signed-in',
    summary:
      'The same of each customer of a transaction, or of the one of a form: the screening, and every form of the case.',
    query,
    data: z.object({
      transID: id().nullable(),
      customers: z.array(
        z.object({
          aMLID: id(),
          caseNo: z.string(),
          name: z.string(),
          screening: z.enum(keysOf(screeningStates)),
          checks: z.array(Check),
        }),
      ),
    }),
    refuses: ['missing'],
  }),
};

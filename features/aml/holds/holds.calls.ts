import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { holdReasons } from './holds.words.ts';

const who = 'compliance';

/** An officer's hold on a customer. */
export const Hold = z.object({
  holdId: id(),
  reason: z.enum(keysOf(holdReasons)),
  note: z.string(),
  /** Null: by an update of Gable, for an entry of the register. */
  by: z.string().nullable(),
  at: z.iso.datetime(),
  /** The lifting, with its note. The hold ends in the night after. */
  lifted: z.object({ by: z.string(), at: z.iso.datetime(), note: z.string() }).nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** Whether the caller may lift it: another officer than the one who placed it, if there is one. */
  mayLift: z.boolean(),
});

export const holdCalls = {
  holdCustomer: endpoint({
    method: 'POST',
    path: '/v1/compliance/cases/{id}/holds',
    who,
    summary:
      'Holds the customer of a case: everybody else reads Pending, as of a check that waits. A hold that stands for the same reason is answered again.',
    params: z.strictObject({ id: id() }),
    body: z.strictObject({ reason: z.enum(keysOf(holdReasons)), note: text(1_000).default('') }),
    data: z.object({ holdId: id() }),
    message: 'The customer is held.',
    refuses: ['missing'],
  }),
  liftHold: endpoint({
    method: 'PUT',
    path: '/v1/compliance/holds/{id}/lifting',
    secondWord: 'at-times',
    who,
    summary: 'Lifts a hold, as another officer than who placed it, where there is one. It ends in the night after.',
    params: z.strictObject({ id: id() }),
    command: true,
    body: z.strictObject({ note: requiredText(1_000) }),
    message: 'The hold ends tonight.',
    refuses: ['missing', 'conflict', 'forbidden'],
  }),
};

import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, moneyDay, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { withheldFields } from '../deductions/deductions.words.ts';
import { withheldStates } from '../payout.words.ts';
import { financeAlone } from '../who.calls.ts';

export const withheldList = listCalls(withheldFields, {
  ...financeAlone,
  path: '/v1/finance/withheld',
  summary: 'What payments were less by for others, such as a tax authority or a court, and whether it was remitted.',
  fileSummary: 'The list of withheld money as an Excel file, by the same filters.',
  filters: {
    /** A part of the salesperson's name. */
    search: text(60).optional(),
    state: z.enum(keysOf(withheldStates)).optional(),
  },
  sorts: { Person: 'name', Withheld: 'withheldOn' },
  more: {
    /** Null until it is remitted, and again once that is taken back. */
    remittance: z
      .object({
        remittanceId: id(),
        recipient: z.string(),
        reference: z.string(),
        remittedOn: z.iso.date(),
        /** How many items went by it, and what they sum to. */
        items: z.int(),
        cents: z.int(),
      })
      .nullable(),
    /** The last remittance of it that was taken back; null if none was. */
    takenBack: z
      .object({ recipient: z.string(), reference: z.string(), takenBackOn: z.iso.date(), reason: z.string() })
      .nullable(),
    /** By these ids the ledger has its payment, its remittance, and the last one that was taken back. */
    entryIds: z.array(id()),
  },
});
export type Withheld = z.output<typeof withheldList.row>;

/** So many items go by one remittance at most. */
const most = 500;

/** What was withheld from payouts for others, and its way to them. */
export const withheldCalls = {
  withheld: withheldList.list,
  withheldSheet: withheldList.file,
  remit: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/remittances',
    summary: 'Records that withheld money was sent to whom it is for: whole items, each once.',
    body: z.strictObject({
      chargeIds: z
        .array(id())
        .min(1, 'Choose what was remitted.')
        .max(most, `Remit at most ${most} items at a time.`)
        .refine((ids) => new Set(ids).size === ids.length, 'Name each item once.'),
      /** Whom it went to. */
      recipient: requiredText(80),
      reference: requiredText(80),
      remittedOn: moneyDay(),
    }),
    data: z.object({ remittanceId: id(), cents: z.int() }),
    message: 'The remittance is recorded.',
    refuses: ['conflict', 'missing'],
  }),
  takeBackRemittance: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/remittances/{id}/reversal',
    summary:
      'Takes back a remittance that was recorded by mistake, or that the bank returned. Its items are to be remitted again.',
    params: z.strictObject({ id: id() }),
    command: true,
    body: z.strictObject({ takenBackOn: moneyDay(), reason: requiredText(200) }),
    message: 'The remittance is taken back.',
    refuses: ['conflict', 'missing'],
  }),
};

import * as z from 'zod';
import { id, keysOf, moneyDay, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { heldCauses, itemKinds, runKinds } from '../payout.words.ts';
import { financeAlone } from '../who.calls.ts';
import { heldFields, heldItemFields } from './held.words.ts';

const reasons = z.array(z.object({ cause: z.enum(heldCauses), words: z.string() }));

export const Held = z.object({
  /** Of its kind, each has one of its own. */
  source: id(),
  name: z.string(),
  /** The deal's number, or the voucher of a payment that the bank returned. */
  of: z.string(),
  kind: z.enum(keysOf(itemKinds)),
  cents: z.int(),
  /** The person, the licence number of an agency, or the request of a refund; a share that is tied to no agency. */
  payeeId: z.string(),
  /** Null of what is of no deal. */
  deal: z.object({ dealNo: z.string(), address: z.string(), eSubId: id() }).nullable(),
  /** All that holds it, and the words of the first, which comes before the others. */
  reasons,
  why: z.string(),
});
export type Held = z.output<typeof Held>;

const common = {
  ...financeAlone,
  path: '/v1/finance/payouts/held',
  summary:
    'What a run with this cut-off would hold, by deal and by all that holds it, the deals in order. Without a cut-off it is that of the next run.',
  fileSummary: 'What a run with this cut-off would hold, item by item with every reason, as an Excel file.',
  filters: {
    /** Words of a payee, a number or a reason. */
    search: text(200).optional(),
    kind: z.enum(keysOf(runKinds)).optional(),
    /** One of `reasons`. */
    why: text(200).optional(),
    cutOff: moneyDay().optional(),
  },
} as const;

export const heldList = listCalls(heldFields, {
  ...common,
  sorts: { Deal: 'of', Amount: 'cents' },
  size: 50,
  more: { items: z.array(Held) },
  beside: {
    cutOff: z.iso.date(),
    /** How many items the filters find, and how many are held in all. */
    listed: z.int(),
    held: z.int(),
    /** The reasons of all that is held, each once. */
    reasons: z.array(z.string()),
  },
});

export const heldItemList = listCalls(heldItemFields, { ...common, sorts: { Payee: 'name' } });

export const heldCalls = {
  held: { ...heldList.list, apart: true },
  heldSheet: heldItemList.file,
} as const;

import * as z from 'zod';
import { cents, id } from '#platform/contract/fields.ts';

export const financeAlone = { base: 'agency', who: 'desk:finance' } as const;

export const CountAndSum = z.object({ count: z.int(), cents: z.int() });

/** The ids by which the ledger has the entries about a record, the newest 200. */
export const entryIds = z.array(id());

/** Money that moves: more than nothing. */
export const amount = cents().refine((value) => value > 0, 'Give an amount.');

/** The invoices that money pays, and how much of each. */
export const invoicesToPay = z.array(z.strictObject({ invoiceId: id(), cents: amount })).max(100);

/** An invoice that money is open of. */
export const OpenInvoice = z.object({
  invoiceId: id(),
  number: z.string(),
  to: z.string(),
  address: z.string(),
  openCents: z.int(),
});

/** They say where something is posted on another day than that on which it took place. */
export const warnings = z.array(z.string());

/** A receipt that was recorded. */
export const Recorded = z.object({
  receiptId: id(),
  number: z.string(),
  leftCents: z.int(),
  warnings,
});

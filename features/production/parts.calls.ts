import * as z from 'zod';
import { accounts } from '#features/ledger/words.ts';
import { SaNo } from '#features/people/room.calls.ts';
import { day, id } from '#platform/contract/fields.ts';

/** A figure, and how many rows it adds up. */
export const Figure = z.object({ count: z.int(), cents: z.int() });
export type Figure = z.output<typeof Figure>;

/** From and to, both included. */
export const Span = z.object({ from: z.iso.date(), to: z.iso.date() });

/** The days that a list is limited to; either may be left out. */
export const daysAsked = { from: day().optional(), to: day().optional() };

/** A call that answers an Excel file to a POST: it changes nothing, and streams. */
export const sheetCall = { transaction: 'own', fewAtOnce: true } as const;

/** An entry of the journal, with the lines of others in one. */
export const Entry = z.object({
  entryId: z.int(),
  day: z.iso.date(),
  text: z.string(),
  lines: z.array(
    z.object({ account: z.literal(Object.keys(accounts).map(Number)).nullable(), name: z.string(), cents: z.int() }),
  ),
});
export type Entry = z.output<typeof Entry>;

/** A deal, and the salesperson whose part of it is meant: oneself by default. */
export const ofDeal = { transId: id(), saNo: SaNo.optional() };

import * as z from 'zod';
import { SaNo } from '#features/people/contract.ts';
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

/** A deal, and the salesperson whose part of it is meant: oneself by default. */
export const ofDeal = { transId: id(), saNo: SaNo.optional() };

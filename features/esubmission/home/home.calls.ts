import * as z from 'zod';
import { id } from '#platform/contract/fields.ts';
import { stamp } from '../parts.calls.ts';
import { esubmission } from '../room.calls.ts';
import { stepKeys } from '../steps.words.ts';
import { ages, attentionKinds } from './home.words.ts';

/** What the cards of the home page show of submissions. */

export const Attention = z.object({
  rows: z.array(
    z.object({
      kind: z.enum(attentionKinds),
      eSubId: id(),
      caseNo: z.string(),
      address: z.string(),
      step: z.enum(stepKeys),
      /** When it was returned, or created. */
      at: stamp,
      /** The last day of the option. */
      day: z.iso.date().nullable(),
      /** Queries of the last return that are not answered. */
      queries: z.int(),
    }),
  ),
  /** Of all rows, not only the first ones, by kind. */
  counts: z.record(z.enum(attentionKinds), z.int()),
});
export type Attention = z.output<typeof Attention>;

const { rows, statusCounts } = esubmission.list.data.shape;

export const Recent = z.object({ rows, statusCounts });
export type Recent = z.output<typeof Recent>;

export const StatusCounts = z.object({ statusCounts });
export type StatusCounts = z.output<typeof StatusCounts>;

/** The first rows of a queue, and how many there are. */
export const Waiting = z.object({ rows, totalRecords: z.int(), totalIsCapped: z.boolean(), readAt: stamp });
export type Waiting = z.output<typeof Waiting>;

export const DeskQueue = Waiting.extend({
  /** How many wait, by age; a count stops at 10,000. */
  ages: z.record(z.enum(ages), z.int()),
  dueHours: z.int(),
  lateHours: z.int(),
});
export type DeskQueue = z.output<typeof DeskQueue>;

/** From which day on forms are part of submissions, while nothing was submitted. */
export const FormsBegin = z.object({ from: z.iso.date() });
export type FormsBegin = z.output<typeof FormsBegin>;

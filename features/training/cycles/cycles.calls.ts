import * as z from 'zod';
import { keysOf } from '#platform/contract/fields.ts';
import { components, standings, units } from '../cpd.words.ts';

/** In the unit of its rule, with at most two decimals. */
const hours = () => z.number().describe('In hours or credits.');

/** Progress of a person in a cycle. */
export const CycleProgress = z.object({
  standing: z.enum(keysOf(standings)),
  /** Total required, and the part of it that is done. */
  least: hours(),
  counted: hours(),
  missing: hours(),
  components: z.array(
    z.object({
      component: z.enum(keysOf(components)),
      least: hours(),
      done: hours(),
      /** Waiting for approval, and not counted. */
      pending: hours(),
      missing: hours(),
    }),
  ),
  daysLeft: z.int(),
});

/** The card of the home page. */
export const CpdHome = z.object({
  label: z.string(),
  to: z.iso.date(),
  unit: z.enum(keysOf(units)),
  progress: CycleProgress,
});
export type CpdHome = z.output<typeof CpdHome>;

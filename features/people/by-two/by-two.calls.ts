import * as z from 'zod';
import { id } from '#platform/contract/fields.ts';

/** A change that waits for a second person. `lines`: what it would change, a value each. */
export const WaitingChange = z.object({
  changeId: id(),
  title: z.string(),
  lines: z.array(z.string()),
  preparedBy: z.string(),
  preparedAt: z.iso.datetime(),
  isMine: z.boolean(),
});

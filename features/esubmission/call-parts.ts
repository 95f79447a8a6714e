import * as z from 'zod';
import { id } from '#platform/contract/fields.ts';

/** What calls on submissions have in common. */

/** Whoever may read submissions; which of them is asked of each. */
export const agentsAndStaff = ['salesperson', 'desk:submissions', 'desk:compliance', 'desk:finance'] as const;
/** The number that the record had when it was read: an older one is refused with what changed. */
export const version = z.int().min(0);
/** In the path. */
export const ofSubmission = z.strictObject({ id: id() });
/** In the query, or the path of a call that goes by that name. */
export const bySubmission = z.strictObject({ eSubId: id() });

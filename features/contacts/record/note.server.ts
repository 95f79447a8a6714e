import type { Actor } from '#platform/contract/actor.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';

/** Adds a row to the trail of a contact, whose row is locked. */
export const note = (
  at: Writing<Actor | null>,
  contactId: string,
  action: `contact.${string}`,
  detail: Record<string, unknown> = {},
) => record(at, { aggregate: 'contact', aggregateId: contactId, action, detail });

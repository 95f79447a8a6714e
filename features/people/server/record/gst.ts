import { eq } from 'drizzle-orm';
import type { Day } from '#platform/contract/days.ts';
import { missing } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { lockPerson } from '../change-person.ts';
import { person } from '../tables.ts';

type Gst = { number: string; from: Day } | null;

/** Stores a salesperson's GST registration, or null for none. */
export const setGst = async (at: Writing, userId: string, gst: Gst): Promise<undefined> => {
  const { role, gstNumber, gstFrom } = await lockPerson(at, userId);
  if (role !== 'salesperson') throw missing('salesperson');
  await at.db
    .update(person)
    .set({ gstNumber: gst?.number ?? null, gstFrom: gst?.from ?? null })
    .where(eq(person.id, userId));
  const detail = { before: gstNumber && { number: gstNumber, from: gstFrom }, after: gst };
  await record(at, { aggregate: 'person', aggregateId: userId, action: 'person.gst-changed', detail });
};

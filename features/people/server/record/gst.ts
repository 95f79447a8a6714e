import { and, eq } from 'drizzle-orm';
import type { Day } from '#platform/contract/days.ts';
import { missing } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { person } from '../tables.ts';

type Gst = { number: string; from: Day } | null;

/** Writes that a salesperson is registered for GST, from which day on, or that they are not. */
export const setGst = async (at: Writing, userId: string, gst: Gst): Promise<undefined> => {
  const isSalesperson = and(eq(person.id, userId), eq(person.role, 'salesperson'));
  const [before] = await at.db
    .select({ number: person.gstNumber, from: person.gstFrom })
    .from(person)
    .where(isSalesperson)
    .for('no key update');
  if (!before) throw missing('salesperson');
  await at.db
    .update(person)
    .set({ gstNumber: gst?.number ?? null, gstFrom: gst?.from ?? null })
    .where(isSalesperson);
  await record(at, { aggregate: 'person', aggregateId: userId, action: 'person.gst-changed', detail: { before, gst } });
};

import { eq } from 'drizzle-orm';
import { missing } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { lockPerson, type PersonRecord } from '../account/change-person.server.ts';
import type { Gst, GstInput } from '../room.calls.ts';
import { person } from '../tables.server.ts';

type Stored = Pick<PersonRecord, 'gstNumber' | 'gstFrom' | 'gstAddress' | 'gstPostalCode'>;

/** The GST registration in a person's row; null if there is none. */
export const gstOf = ({ gstNumber, gstFrom, gstAddress, gstPostalCode }: Stored): Gst | null =>
  gstNumber && gstFrom ? { number: gstNumber, from: gstFrom, address: gstAddress, postalCode: gstPostalCode } : null;

/** Stores a salesperson's GST registration, or null for none. */
export const setGst = async (at: Writing, userId: string, gst: GstInput | null): Promise<undefined> => {
  const before = await lockPerson(at, userId);
  if (before.role !== 'salesperson') throw missing('salesperson');
  await at.db
    .update(person)
    .set({
      gstNumber: gst?.number ?? null,
      gstFrom: gst?.from ?? null,
      gstAddress: gst?.address ?? '',
      gstPostalCode: gst?.postalCode ?? '',
    })
    .where(eq(person.id, userId));
  const detail = { before: gstOf(before), after: gst };
  await record(at, { aggregate: 'person', aggregateId: userId, action: 'person.gst-changed', detail });
};

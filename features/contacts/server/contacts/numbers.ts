import { asc, sql } from 'drizzle-orm';
import { shownNumber } from '#features/particulars/server/index.ts';
import { missing } from '#platform/contract/refusal.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { numberPlace } from '../core/number.ts';
import { findContact } from '../core/scope.ts';
import { contact } from '../tables.ts';

/** The actor's contacts with a number of identity, found by its keyed hash. */
export const findByNumber = async (at: Writing, { body }: { body: { idNumber: string } }) => {
  const print = at.secrets.fingerprint(body.idNumber);
  const isMine = sql`${contact.owner} = ${at.actor.userId} AND ${contact.deletedAt} IS NULL AND ${contact.mergedInto} IS NULL`;
  const rows = await at.db
    .select()
    .from(contact)
    .where(sql`${contact.idNumberPrint} = ${print} AND ${isMine}`)
    .orderBy(asc(contact.name), asc(contact.id));
  return rows.map((row) => ({
    contactId: row.id,
    name: row.name,
    idNumberMasked: shownNumber(at, numberPlace(row.id), row),
  }));
};

/** The number in full. The reading is recorded, with its reason, before it is answered. */
export const revealNumber = async (
  at: Reading,
  { params, body }: { params: { id: string }; body: { reason: string } },
) => {
  const { id, idNumberSealed } = await findContact(at, params.id);
  if (idNumberSealed === '') throw missing('number');
  await recordReading(at, {
    aggregate: 'contact',
    aggregateId: id,
    action: 'contact.number-read',
    detail: { reason: body.reason },
  });
  return { idNumber: at.secrets.open(idNumberSealed, numberPlace(id)) };
};

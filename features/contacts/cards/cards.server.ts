import { asc, inArray, sql } from 'drizzle-orm';
import { cleanLine } from '#platform/contract/clean-text.ts';
import { missing } from '#platform/contract/refusal.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { contact } from '../tables.server.ts';
import { vcardOf } from './vcard.rules.ts';

/** The actor's contacts as vCards. What leaves the house is recorded at each of them. */
export const readCards = async (at: Reading, { query }: { query: { ids: string } }): Promise<FileAnswer> => {
  const ids = [...new Set(query.ids.split(','))];
  const isMine = sql`${contact.owner} = ${at.actor.userId} AND ${contact.deletedAt} IS NULL AND ${contact.mergedInto} IS NULL`;
  const rows = await at.db
    .select()
    .from(contact)
    .where(sql`${inArray(contact.id, ids)} AND ${isMine}`)
    .orderBy(asc(contact.name), asc(contact.id));
  if (rows.length !== ids.length) throw missing('contact');
  for (const { id } of rows)
    await recordReading(at, { aggregate: 'contact', aggregateId: id, action: 'contact.card-exported' });
  const body = Buffer.from(rows.map(vcardOf).join(''));
  const name = rows.length === 1 ? `${cleanLine(rows[0]?.name ?? '').slice(0, 80)}.vcf` : 'contacts.vcf';
  return { name, contentType: 'text/vcard; charset=utf-8', size: body.length, body };
};

import { and, asc, eq, inArray } from 'drizzle-orm';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { Holder } from '../../ownership.ts';
import { lockForEdit } from '../load.ts';
import { holder, party } from '../party-tables.ts';
import type { HolderRecord } from './holder-columns.ts';

/** Everyone behind these parties, in the order in which they were added. */
export const holdersOf = async (at: Reading, partyUuids: string[]): Promise<HolderRecord[]> =>
  partyUuids.length === 0
    ? []
    : at.db.select().from(holder).where(inArray(holder.partyUuid, partyUuids)).orderBy(asc(holder.seq));

/** A shareholder as the rules look at it. */
export const asHolder = ({ idNumberPrint, ...row }: HolderRecord): Holder & { nationality: string } => ({
  ...row,
  print: idNumberPrint,
});

/** A party whose shareholders the actor may change now, with its submission locked. */
export const lockParty = async (at: Writing, uuid: string, version: number) => {
  const [found] = await at.db.select().from(party).where(eq(party.uuid, uuid));
  if (!found) throw missing('party');
  const row = await lockForEdit(at, found.esubmissionId, version, { step: 'parties' });
  const shareholders = await at.db
    .select()
    .from(holder)
    .where(and(eq(holder.partyUuid, uuid), eq(holder.relation, 'SHAREHOLDER')))
    .orderBy(asc(holder.seq));
  return { row, party: found, shareholders };
};

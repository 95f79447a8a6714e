import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Holder } from '#features/particulars/rules/ownership.ts';
import { sealIdentity } from '#features/particulars/server/index.ts';
import type { IdType } from '#features/particulars/words/kinds.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { holder, party } from '../parties/tables.server.ts';
import { lockForEdit } from '../record/load.server.ts';

export type HolderRecord = typeof holder.$inferSelect;

/** The place to which the identity number of a holder is sealed. It can't be opened for another place. */
export const holderPlace = (id: string): string => `esubmission_holder/${id}/id_number`;

type IdentityInput = { idType: IdType; idNumber?: string | undefined };

/** The identity columns of a holder. Without a number, the stored one stays if the type of document is the same. */
export const holderIdentity = (
  at: Writing,
  id: string,
  input: IdentityInput,
  before?: HolderRecord,
  field = 'idNumber',
) => {
  if (input.idNumber) return sealIdentity(at, holderPlace(id), input, field);
  const stored = before?.idType === input.idType ? before : undefined;
  return {
    idNumberSealed: stored?.idNumberSealed ?? '',
    idNumberMasked: stored?.idNumberMasked ?? '',
    idNumberPrint: stored?.idNumberPrint ?? '',
    isIdDoubtful: stored?.isIdDoubtful ?? false,
  };
};

/** The holders of these parties, in the order in which they were added. */
export const holdersOf = async (at: Reading<Actor | null>, partyUuids: string[]): Promise<HolderRecord[]> =>
  partyUuids.length === 0
    ? []
    : at.db.select().from(holder).where(inArray(holder.partyUuid, partyUuids)).orderBy(asc(holder.seq));

/** A stored holder in the shape of the ownership rules. */
export const asHolder = ({ idNumberPrint, ...row }: HolderRecord): Holder & { nationality: string } => ({
  ...row,
  print: idNumberPrint,
});

/**
 * Locks the submission of a party whose shareholders the actor may change, and reads the party and its shareholders.
 */
export const lockParty = async (at: Writing, uuid: string, version: number | undefined) => {
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

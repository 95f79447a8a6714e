import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Writing } from '#platform/server/context.ts';
import type { PartyInput } from '../../schemas.ts';
import { holder } from '../party-tables.ts';
import { holderIdentity } from './holder-columns.ts';

type Given = Pick<PartyInput, 'isBeneficialOwner' | 'beneficialOwner'>;

/** Keeps the person for whom a party holds; none for a party that holds for itself. */
export const saveOwner = async (at: Writing, uuid: string, given: Given): Promise<void> => {
  const found = and(eq(holder.partyUuid, uuid), eq(holder.relation, 'OWNER'));
  const owner = given.isBeneficialOwner ? null : given.beneficialOwner;
  if (!owner) {
    await at.db.delete(holder).where(found);
    return;
  }
  const [before] = await at.db.select().from(holder).where(found);
  const id = before?.id ?? randomUUID();
  const { name, idType, nationality, dateOfBirth } = owner;
  const identity = holderIdentity(at, id, owner, before, 'beneficialOwner.idNumber');
  const columns = { name, idType, nationality, dateOfBirth, ...identity };
  if (before) await at.db.update(holder).set(columns).where(found);
  else
    await at.db
      .insert(holder)
      .values({ ...columns, id, partyUuid: uuid, relation: 'OWNER', kind: 'INDIVIDUAL', rate: 1_000_000 });
};

import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { hundredPercent } from '#platform/contract/money.ts';
import type { Writing } from '#platform/server/context.ts';
import { type HolderRecord, holderIdentity } from '../shareholders/holders.server.ts';
import type { PartyInput } from './parties.calls.ts';
import { holder } from './tables.server.ts';

type Given = Pick<PartyInput, 'isBeneficialOwner' | 'beneficialOwner'>;
type Owner = NonNullable<Given['beneficialOwner']>;

/** Saves the person for whom a party holds, or deletes it for a party that holds for itself. */
export const saveOwner = async (at: Writing, uuid: string, given: Given): Promise<void> => {
  const found = and(eq(holder.partyUuid, uuid), eq(holder.relation, 'OWNER'));
  const owner = given.isBeneficialOwner ? null : given.beneficialOwner;
  if (!owner) {
    await at.db.delete(holder).where(found);
    return;
  }
  const [before] = await at.db.select().from(holder).where(found);
  if (before)
    await at.db
      .update(holder)
      .set(ownerColumns(at, before.id, owner, before))
      .where(found);
  else await addOwner(at, uuid, given);
};

/** Adds the person for whom a new party holds, if there is one. */
export const addOwner = async (at: Writing, uuid: string, { isBeneficialOwner, beneficialOwner }: Given) => {
  if (isBeneficialOwner || !beneficialOwner) return;
  const id = randomUUID();
  const columns = ownerColumns(at, id, beneficialOwner);
  await at.db
    .insert(holder)
    .values({ ...columns, id, partyUuid: uuid, relation: 'OWNER', kind: 'INDIVIDUAL', rate: hundredPercent });
};

const ownerColumns = (at: Writing, id: string, owner: Owner, before?: HolderRecord) => {
  const { name, idType, nationality, dateOfBirth } = owner;
  return {
    name,
    idType,
    nationality,
    dateOfBirth,
    ...holderIdentity(at, id, owner, before, 'beneficialOwner.idNumber'),
  };
};

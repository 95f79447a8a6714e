import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { hundredPercent } from '#platform/contract/money.ts';
import type { Writing } from '#platform/server/context.ts';
import { type HolderRecord, holderIdentity } from '../shareholders/holders.server.ts';
import type { PartyInput } from './parties.calls.ts';
import { holder } from './tables.server.ts';

type OwnerInput = Pick<PartyInput, 'isBeneficialOwner' | 'beneficialOwner'>;
type Owner = NonNullable<OwnerInput['beneficialOwner']>;

/** Saves the person for whom a party holds, or deletes it for a party that holds for itself. */
export const saveOwner = async (at: Writing, uuid: string, input: OwnerInput): Promise<void> => {
  const isOwner = and(eq(holder.partyUuid, uuid), eq(holder.relation, 'OWNER'));
  const owner = input.isBeneficialOwner ? null : input.beneficialOwner;
  if (!owner) {
    await at.db.delete(holder).where(isOwner);
    return;
  }
  const [before] = await at.db.select().from(holder).where(isOwner);
  if (before)
    await at.db
      .update(holder)
      .set(ownerColumns(at, before.id, owner, before))
      .where(isOwner);
  else await addOwner(at, uuid, input);
};

/** Adds the person for whom a new party holds, if there is one. */
export const addOwner = async (at: Writing, uuid: string, { isBeneficialOwner, beneficialOwner }: OwnerInput) => {
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

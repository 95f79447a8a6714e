import { eq } from 'drizzle-orm';
import { checkIdentity, maskIdentity, tidyIdentity } from '#features/particulars/rules/identity.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { SealedColumn } from '#platform/server/secrets/rotate-key.ts';
import type { Secrets } from '#platform/server/secrets/secrets.ts';
import { lockPerson } from '../account/change-person.server.ts';
import type { IdentityInput, ShownIdentity } from '../room.calls.ts';
import { person, personIdentity } from '../tables.server.ts';

/** A salesperson's identity as the yearly file says it, with the full number. */
export type Identity = Omit<IdentityInput, 'idNumber'> & { idNumber: string };

/** The place that an identity is sealed to. It can't be opened in another row. */
const identityPlace = (personId: string): string => `person_identity/${personId}/sealed`;

const ofIdentity = {
  column: 'number_masked',
  of: (opened: string) => maskIdentity((JSON.parse(opened) as Identity).idNumber),
};

export const sealedIdentities: SealedColumn[] = [
  { table: 'person_identity', id: 'person_id', sealed: 'sealed', masked: ofIdentity, place: identityPlace },
];

/** Opens the sealed identity of a person. */
export const openIdentity = (secrets: Secrets, personId: string, sealed: string): Identity =>
  JSON.parse(secrets.open(sealed, identityPlace(personId)));

const find = async (at: Reading, userId: string) => {
  const [row] = await at.db
    .select({ role: person.role, sealed: personIdentity.sealed, numberMasked: personIdentity.numberMasked })
    .from(person)
    .leftJoin(personIdentity, eq(personIdentity.personId, person.id))
    .where(eq(person.id, userId));
  if (row?.role !== 'salesperson') throw missing('salesperson');
  return row;
};

/** A salesperson's identity with a masked number, or null. Each reading is recorded. */
export const readIdentity = async (at: Reading, userId: string): Promise<ShownIdentity | null> => {
  const { sealed, numberMasked } = await find(at, userId);
  if (sealed === null || numberMasked === null) return null;
  await recordReading(at, { aggregate: 'person', aggregateId: userId, action: 'person.identity-read' });
  const { idNumber: _, ...rest } = openIdentity(at.secrets, userId, sealed);
  return { ...rest, numberMasked };
};

/** Stores a salesperson's identity. Without a number the stored one stays. The audit trail holds the kind of document alone. */
export const setIdentity = async (at: Writing, userId: string, input: IdentityInput): Promise<undefined> => {
  await lockPerson(at, userId);
  const { sealed: before } = await find(at, userId);
  const stored = before === null ? undefined : openIdentity(at.secrets, userId, before);
  const idNumber = tidyIdentity(input.idNumber) || (stored?.idType === input.idType ? stored.idNumber : '');
  const doubt = checkIdentity(input.idType, idNumber);
  if (doubt?.level === 'block') throw new Refusal('person.invalid', doubt.message, { field: 'idNumber' });
  if (input.birth >= today(at.clock))
    throw new Refusal('person.invalid', 'The day of birth has been.', { field: 'birth' });
  const values = {
    sealed: at.secrets.seal(JSON.stringify({ ...input, idNumber } satisfies Identity), identityPlace(userId)),
    idType: input.idType,
    numberMasked: maskIdentity(idNumber),
    changedAt: at.clock.now().toString(),
  };
  await at.db
    .insert(personIdentity)
    .values({ personId: userId, ...values })
    .onConflictDoUpdate({ target: personIdentity.personId, set: values });
  const detail = { idType: input.idType };
  await record(at, { aggregate: 'person', aggregateId: userId, action: 'person.identity-changed', detail });
};
